import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { fitReferences } from "./references.ts";

export const keyCostJobs = (app: App) =>
  ({
    "fit-key-references": () => fitReferences(app),
  }) satisfies Partial<JobHandlers>;
