import type { JobHandlers } from "../platform/jobs/queue.ts";
import { sweep } from "../platform/jobs/sweep.ts";
import type { App } from "../platform/work.ts";
import { settlePurchases } from "./settle.ts";

/** Purchases that nobody can give back any more. */
export const shopJobs = (app: App) =>
  ({
    "settle-purchases": async () => void (await sweep(app, settlePurchases)),
  }) satisfies Partial<JobHandlers>;
