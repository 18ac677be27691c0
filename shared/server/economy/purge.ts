import type { Batch } from "../platform/jobs/sweep.ts";
import { purgeRepeats } from "./repeats.ts";

/** Keys of calls that nobody repeats any more. */
export const economyPurges: readonly Batch[] = [purgeRepeats];
