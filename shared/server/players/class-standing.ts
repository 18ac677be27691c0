import { sql, type Kysely, type RawBuilder } from "kysely";

import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { NEVER_IN_CLASS, type ClassSetting } from "../../rules/classes/settings.ts";
import type { Database } from "../database.ts";
import { classAt } from "../platform/postgres/class-at.ts";

/** What a class means for somebody, as it is read along with whatever else an operation reads of the player. */
export interface ClassRow {
  readonly sectionID: SectionID;
  readonly standing: "pending" | "member";
  readonly alias: string;
  readonly isMade: boolean;
  /** What the teacher closed. */
  readonly closed: readonly ClassSetting[];
}

/** Selects the class of a row of `users`, null without one. @param users the alias of the row */
export const classOf = (users: string): RawBuilder<ClassRow | null> =>
  sql<ClassRow | null>`(select json_build_object('sectionID', cm.section_id,
      'standing', case when cm.standing = 'pending' then 'pending' else 'member' end,
      'alias', cm.alias, 'isMade', cm.is_made, 'closed', cs.disabled_settings)
    from ${classAt(`${users}.user_id`)})`;

/** Selects the class whose page a row of `users` sees: that of a pupil, or the first that a teacher teaches. */
export const shownClassOf = (users: string): RawBuilder<SectionID | null> =>
  sql<SectionID | null>`coalesce(
      (select m.section_id from section_members m join sections s on s.section_id = m.section_id
        where m.user_id = ${sql.ref(`${users}.user_id`)} and m.standing = 'member' and s.archived_stamp is null),
      (select t.section_id from section_teachers t join sections s on s.section_id = t.section_id
          join roles r on r.user_id = t.user_id and r.role = 'teacher'
        where t.user_id = ${sql.ref(`${users}.user_id`)} and s.archived_stamp is null order by s.position, s.section_id limit 1))`;

/** Selects whether a player's account was made for a class. */
export const isMadeForClass = (userID: string) =>
  sql<boolean>`exists (select from section_members cm where cm.user_id = ${sql.ref(userID)} and cm.is_made)`.as(
    "is_made",
  );

/** Whether something is closed for a member of a class. */
export const isClosed = (row: ClassRow | null, setting: ClassSetting): boolean =>
  row !== null && (row.closed.includes(setting) || NEVER_IN_CLASS.includes(setting));

/** The same where it is asked of many in a statement. @param userID the column that names the player */
export const isClosedTo = (userID: string, setting: ClassSetting): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${classAt(userID)} and ${setting} = any(cs.disabled_settings))`;

/** The class of somebody; null without one. */
export async function classRowOf(db: Kysely<Database>, userID: UserID): Promise<ClassRow | null> {
  const row = await db
    .selectFrom("users")
    .select(classOf("users").as("class"))
    .where("user_id", "=", userID)
    .executeTakeFirst();
  return row?.class ?? null;
}

export const classSetting = (): Refusal => new Refusal("classSetting", "Your teacher has closed this for your class.");

/** Refuses: classSetting. An operation asks it once the player is locked: whoever closes something locks the class. */
export async function refuseClosed(db: Kysely<Database>, userID: UserID, setting: ClassSetting): Promise<void> {
  if (isClosed(await classRowOf(db, userID), setting)) throw classSetting();
}
