import { sql, type Kysely, type RawBuilder } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Circle } from "../../rules/classes/circle.ts";
import type { Database } from "../database.ts";
import { classAt } from "../platform/postgres/class-at.ts";

/** Selects with whom a player may be; null for who neither learns nor teaches in a class. @param userID the column that names the player */
export const circleOf = (userID: string): RawBuilder<Circle | null> => {
  const id = sql.ref(userID);
  return sql<Circle | null>`(
    select json_build_object('sections', coalesce(json_agg(c.section_id order by c.section_id) filter (where c.is_in), '[]'),
      'isClosed', bool_or('friend_races' = any(c.closed)), 'isQuiet', bool_or('allow_team_communication' = any(c.closed)))
    from (
      select cm.section_id, cm.standing = 'member' as is_in, cs.disabled_settings as closed from ${classAt(userID)}
      union all
      select st.section_id, true, '{}' from section_teachers st where st.user_id = ${id}
        and exists (select from roles where roles.user_id = ${id} and roles.role = 'teacher')) c
    having count(*) > 0)`;
};

/** The same for some players, as it is now; who has none is left out. */
export async function circlesOf(
  db: Kysely<Database>,
  userIDs: readonly UserID[],
): Promise<ReadonlyMap<UserID, Circle>> {
  if (userIDs.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .select(["users.user_id", circleOf("users.user_id").as("circle")])
    .where("users.user_id", "in", userIDs)
    .execute();
  return new Map(rows.flatMap(({ user_id, circle }) => (circle === null ? [] : [[user_id, circle] as const])));
}
