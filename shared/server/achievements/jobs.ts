import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { countShares } from "./shares.ts";

/** How many players have each achievement. */
export const achievementJobs = (app: App) =>
  ({
    "count-achievement-shares": () => countShares(app),
  }) satisfies Partial<JobHandlers>;
