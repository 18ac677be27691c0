import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days, hours } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

/** Counts of letters, and old letters of the mailbox. */
export const mailPurges: readonly Batch[] = [
  purge("letter_asks", (now) => sql`stamp < ${before(now, hours(1))}`),
  purge("letters", (now) => sql`created_stamp < ${before(now, days(KEPT_DAYS.letter))}`),
];
