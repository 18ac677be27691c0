import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

/** Bug reports, answered or not. */
export const supportPurges: readonly Batch[] = [
  purge("bug_reports", (now) => sql`stamp < ${before(now, days(KEPT_DAYS.bugReport))}`),
];
