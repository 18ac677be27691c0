import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { dayOf } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

/** Days of challenges that are over for long. */
export const challengePurges: readonly Batch[] = [
  purge("challenge_days", (now) => sql`day < ${dayOf(now) - KEPT_DAYS.challengeDay}`),
];
