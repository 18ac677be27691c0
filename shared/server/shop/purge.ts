import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

/** Purchases that can't be given back for long; their figures stay with the customer. */
export const shopPurges: readonly Batch[] = [
  purge("purchases", (now) => sql`state <> 'open' and stamp < ${before(now, days(KEPT_DAYS.purchase))}`),
];
