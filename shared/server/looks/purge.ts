import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

/** What was seen so long ago that it can't come again. */
export const lookPurges: readonly Batch[] = [
  purge("seen_pop_ups", (now) => sql`seen_stamp < ${before(now, days(KEPT_DAYS.seenPopUp))}`),
];
