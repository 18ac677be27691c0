import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { closeFortnights } from "./close.ts";

export const coachJobs = (app: App) =>
  ({
    "close-fortnights": async () => void (await closeFortnights(app)),
  }) satisfies Partial<JobHandlers>;
