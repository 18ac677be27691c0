import type { JobHandlers } from "../platform/jobs/queue.ts";
import { perform, type App } from "../platform/work.ts";
import { payHeld, payOverdue, payRace } from "./pay.ts";

/** Pays races. */
export const settlementJobs = (app: App) =>
  ({
    "pay-race": ({ raceID }) => perform(app, (work) => payRace(work, raceID)),
    "pay-held": ({ holdID }) => payHeld(app, holdID),
    "pay-overdue": async () => void (await payOverdue(app)),
  }) satisfies Partial<JobHandlers>;
