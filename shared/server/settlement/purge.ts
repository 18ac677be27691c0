import type { Batch } from "../platform/jobs/sweep.ts";
import { purgeSetAside } from "./set-aside.ts";

/** Races that an operator left set aside. */
export const settlementPurges: readonly Batch[] = [purgeSetAside];
