import type { Batch } from "../platform/jobs/sweep.ts";
import { purgeMeasures } from "./own-measures.ts";
import { purgeReports } from "./report.ts";

/** Old reports, and old acts of moderators. */
export const conductPurges: readonly Batch[] = [purgeReports, purgeMeasures];
