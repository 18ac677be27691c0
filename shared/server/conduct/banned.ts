import { sql, type RawBuilder } from "kysely";

import type { Stamp } from "../../units.ts";

/** Whether a ban is in force for the account in a column. @source rules Moderation */
export const isBanned = (userID: string, now: Stamp): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from moderation_actions a where a.user_id = ${sql.ref(userID)} and a.measure = 'ban'
    and a.lifted_stamp is null and (a.until_stamp is null or a.until_stamp > ${now}))`;
