import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { autoRemoveIdle } from "./auto-remove.ts";
import { recountTeamScores } from "./recount-scores.ts";

/** Members who have not raced for long, and scores that are counted anew. */
export const teamJobs = (app: App) =>
  ({
    "auto-remove-members": async () => void (await autoRemoveIdle(app)),
    "recount-team-scores": async () => void (await recountTeamScores(app)),
  }) satisfies Partial<JobHandlers>;
