import { sql } from "kysely";

import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

/** The provider repeats what it said for so long. */
const FOREIGN_DAYS = 30;

/** What a provider said of payments that are none of ours. */
export const paymentPurges: readonly Batch[] = [
  purge("payment_events", (now) => sql`invoice_id is null and stamp < ${before(now, days(FOREIGN_DAYS))}`),
];
