import { sql, type Kysely } from "kysely";

import type { YearChange } from "../../contracts/classes/teacher-shapes.ts";
import type { SectionID, UserID, YearChangeID } from "../../ids.ts";
import { CLASSES } from "../../rules/classes/numbers.ts";
import { before, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

/** So many are shown. */
const SHOWN = 20;

/** Changes of a year that somebody can undo, the latest first: they teach all of their classes. */
export async function yearChangesOf(
  db: Kysely<Database>,
  userID: UserID,
  now: Stamp,
  changeID?: YearChangeID,
): Promise<readonly YearChange[]> {
  const { rows } = await sql<YearChange>`
    select c.change_id as "changeID", c.done_stamp as "doneStamp",
      case when c.user_id <> ${userID} then coalesce(st.nickname, 'A colleague') end as by,
      s.up, s.made, s.archived, p.moved as "pupilsMoved"
    from year_changes c
    left join school_teachers st on st.user_id = c.user_id
    cross join lateral (
      select count(*) filter (where deed = 'up') as up, count(*) filter (where deed = 'made') as made,
        count(*) filter (where deed = 'archived') as archived
      from year_change_sections where change_id = c.change_id) s
    cross join lateral (select count(*) as moved from year_change_pupils where change_id = c.change_id) p
    where c.change_id in (
        select x.change_id from year_change_sections x join section_teachers t on t.section_id = x.section_id
        where t.user_id = ${userID})
      and not exists (
        select from year_change_sections x where x.change_id = c.change_id and not exists (
          select from section_teachers t where t.section_id = x.section_id and t.user_id = ${userID}))
      and c.done_stamp > ${before(now, CLASSES.yearUndoneWithin)}
      and (${changeID ?? null}::bigint is null or c.change_id = ${changeID ?? null})
    order by c.done_stamp desc, c.change_id desc
    limit ${SHOWN}`.execute(db);
  return rows;
}

/** The classes that a change was about. */
export async function classesOfChange(db: Kysely<Database>, changeID: YearChangeID): Promise<readonly SectionID[]> {
  const rows = await db
    .selectFrom("year_change_sections")
    .select("section_id")
    .where("change_id", "=", changeID)
    .execute();
  return rows.map(({ section_id }) => section_id);
}
