import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { drawTrial } from "./draw-trial.ts";

/** Draws what certificates are won on. */
export const certificateJobs = (app: App) =>
  ({ "draw-trial": ({ trialID }) => drawTrial(app, trialID) }) satisfies Partial<JobHandlers>;
