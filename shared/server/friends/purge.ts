import type { Batch } from "../platform/jobs/sweep.ts";
import { purgeDeniedRequests } from "./waiting.ts";

/** Old denials. */
export const friendPurges: readonly Batch[] = [purgeDeniedRequests];
