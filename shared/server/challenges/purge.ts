import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { dayOf } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";

/** Days of challenges that are over for long. */
export const purgeChallengeDays = purge("challenge_days", (now) => sql`day < ${dayOf(now) - KEPT_DAYS.challengeDay}`);
