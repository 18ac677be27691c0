import type { JobHandlers } from "../platform/jobs/queue.ts";
import { sweep } from "../platform/jobs/sweep.ts";
import type { App } from "../platform/work.ts";
import { parkGoldCars } from "./park-gold-cars.ts";

/** Who has no gold any more drives another car. */
export const garageJobs = (app: App) =>
  ({
    "park-gold-cars": async () => void (await sweep(app, parkGoldCars)),
  }) satisfies Partial<JobHandlers>;
