import { sql, type RawBuilder } from "kysely";

/**
 * The class of a player, as rows of `section_members` (cm) and `sections` (cs). An account that was made for a class stays in its
 * care also after it was taken out or the class was put away.
 *
 * @param userID the column that names the player
 */
export const classAt = (userID: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`section_members cm join sections cs on cs.section_id = cm.section_id
    where cm.user_id = ${typeof userID === "string" ? sql.ref(userID) : userID}
      and (cm.is_made or (cm.standing <> 'removed' and cs.archived_stamp is null))`;

/**
 * Whether somebody knows the name of whom `cm` is about: classmates, teachers of the class and friends know each other by name, and
 * everybody themself.
 *
 * @param viewer an id, or the column that has it
 */
export const knowsName = (viewer: number | RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  cm.user_id = ${viewer}
  or exists (select from friendships kf where kf.user_id = ${viewer} and kf.friend_id = cm.user_id)
  or cm.standing = 'member' and (
    exists (select from section_members km where km.user_id = ${viewer} and km.section_id = cm.section_id and km.standing = 'member')
    or exists (select from section_teachers kt join roles kr on kr.user_id = kt.user_id and kr.role = 'teacher'
      where kt.user_id = ${viewer} and kt.section_id = cm.section_id)))`;
