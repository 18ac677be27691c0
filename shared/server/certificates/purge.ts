import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days, hours } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

/** Trials with their presses, as key logs; those that never began, and pictures that nobody will see any more. */
export const certificatePurges: readonly Batch[] = [
  purge("certificate_trials", (now) => sql`opened_stamp < ${before(now, days(KEPT_DAYS.keyLog))}`),
  purge("certificate_trials", (now) => sql`opened_stamp < ${before(now, hours(1))} and state in ('drawing', 'ready')`),
  purge(
    "certificate_pictures",
    (now) => sql`exists (select 1 from certificate_trials t
      where t.trial_id = certificate_pictures.trial_id and t.opened_stamp < ${before(now, hours(1))})`,
  ),
];
