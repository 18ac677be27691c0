import type { Batch } from "../platform/jobs/sweep.ts";
import { purgeDecisions } from "./decisions.ts";

export const moderationPurges: readonly Batch[] = [purgeDecisions];
