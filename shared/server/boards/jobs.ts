import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { makeBoards } from "./make.ts";

export const boardJobs = (app: App) =>
  ({
    "make-boards": () => makeBoards(app),
  }) satisfies Partial<JobHandlers>;
