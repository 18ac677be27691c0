import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { measureTexts } from "./measure.ts";

export const textJobs = (app: App) => ({ "measure-texts": () => measureTexts(app) }) satisfies Partial<JobHandlers>;
