import { sql } from "kysely";

import type { SectionID, UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";

/**
 * Brings what strangers may see of players in line with their classes. Whoever is in none is found and on boards again; nobody is found
 * whose account has a name from outside the class. The players are locked.
 *
 * @source rules Privacy
 */
export async function refreshVisibility({ trx }: Work, userIDs: readonly UserID[]): Promise<void> {
  if (userIDs.length === 0) return;
  await sql`
    update users u set findable = seen.findable, on_boards = seen.on_boards
    from (
      select w.user_id, not ('findable' = any(coalesce(s.disabled_settings, '{}')) or s.section_id is not null and not m.is_made) as findable,
        not ('show_leaderboards' = any(coalesce(s.disabled_settings, '{}'))) as on_boards
      from unnest(${userIDs}::bigint[]) as w (user_id)
      left join section_members m on m.user_id = w.user_id
      left join sections s on s.section_id = m.section_id
        and (m.is_made or (m.standing <> 'removed' and s.archived_stamp is null))) seen
    where u.user_id = seen.user_id and (u.findable, u.on_boards) is distinct from (seen.findable, seen.on_boards)`.execute(
    trx,
  );
}

/** Everyone who has a place in some classes, whatever it is. */
export async function everyoneIn(
  { trx }: Pick<Work, "trx">,
  sectionIDs: readonly SectionID[],
): Promise<readonly UserID[]> {
  const rows = await trx
    .selectFrom("section_members")
    .select("user_id")
    .where("section_id", "in", [...sectionIDs])
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}
