import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

/** Deletes expired notifications, and counters that a notification to an erased account left behind. */
export const notificationPurges: readonly Batch[] = [
  purge("notifications", (now) => sql`stamp < ${before(now, days(KEPT_DAYS.notification))}`),
  purge(
    "notification_counters",
    () => sql`not exists (
    select 1 from users where users.user_id = notification_counters.user_id)`,
  ),
];
