import { sql } from "kysely";

import type { Classmate, ClassPage } from "../../contracts/classes/class-page.ts";
import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CLASS_COLORS, type ClassColor } from "../../rules/classes/numbers.ts";
import { isAmong } from "../../rules/known.ts";
import type { App } from "../platform/work.ts";
import { cardColumns, cardOfRow, cardTimesOf } from "../players/player-card.ts";
import { noClass } from "./leave.ts";
import { messageByOf, messageNow, teacherNameOf } from "./own-class.ts";

const NOTHING = { played: 0, typed: 0, secs: 0, errs: 0 } as const;
const COLORS = Object.keys(CLASS_COLORS) as ClassColor[];
const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });

type ReadingApp = Pick<App, "db" | "nowStamp" | "config">;

/**
 * A class as its pupils and teachers see it: names that they race under, and nothing that only teachers may know.
 * Refuses: pendingApproval, noClass.
 *
 * @param sectionID for a teacher: which; without it the pupil's own, or else the first that they teach
 * @source teams §2 Class page, §3 Class
 */
export async function classPage(app: ReadingApp, userID: UserID, sectionID?: number): Promise<ClassPage> {
  const now = app.nowStamp();
  const place = await placeOf(app, userID, sectionID as SectionID | undefined);
  const [section, members, stats] = await Promise.all([
    sectionOf(app, place.section_id),
    membersOf(app, place.section_id, userID),
    statsOf(app, place.section_id),
  ]);
  return {
    isMember: place.role === "student",
    className: section.name,
    color: CLASS_COLORS[isAmong(COLORS, section.color) ? section.color : "teal"],
    sectionID: place.section_id,
    firstName: "",
    lastName: "",
    nickname: section.teacher_name,
    message: messageNow(section, now),
    stats: { members: members.filter(({ role }) => role === "student").length, ...stats },
    members,
  };
}

async function placeOf({ db }: ReadingApp, userID: UserID, sectionID: SectionID | undefined) {
  const { rows } = await sql<{
    section_id: SectionID;
    role: "student" | "teacher" | "pending";
  }>`
    select place.section_id, place.role
    from (
      (select m.section_id, case when m.standing = 'pending' then 'pending' else 'student' end as role, 0 as turn, 0 as position
        from section_members m join sections s using (section_id)
        where m.user_id = ${userID} and m.standing <> 'removed' and s.archived_stamp is null)
      union all
      (select t.section_id, 'teacher', 1, s.position from section_teachers t join sections s using (section_id)
        where t.user_id = ${userID} and s.archived_stamp is null
          and exists (select from roles r where r.user_id = t.user_id and r.role = 'teacher'))) place
    where ${sectionID ?? null}::bigint is null or place.section_id = ${sectionID ?? null}::bigint
    order by place.turn, place.position, place.section_id
    limit 1`.execute(db);
  const [place] = rows;
  if (!place) throw noClass();
  if (place.role === "pending") throw new Refusal("pendingApproval", "Your teacher must approve your request first.");
  return place as typeof place & { readonly role: "student" | "teacher" };
}

async function sectionOf({ db }: ReadingApp, sectionID: SectionID) {
  const { rows } = await sql<{
    name: string;
    color: string;
    message: string | null;
    message_until_stamp: Parameters<typeof messageNow>[0]["message_until_stamp"];
    message_by_name: string;
    teacher_name: string;
  }>`
    select s.name, s.color, s.message, s.message_until_stamp, ${messageByOf} as message_by_name, ${teacherNameOf} as teacher_name
    from sections s where s.section_id = ${sectionID}`.execute(db);
  const [section] = rows;
  if (!section) throw noClass();
  return section;
}

/** What was raced in the class altogether, also by those who are gone. */
async function statsOf({ db }: ReadingApp, sectionID: SectionID) {
  const { rows } = await sql<typeof NOTHING>`
    select coalesce(sum(played), 0)::int as played, coalesce(sum(typed), 0)::bigint as typed, coalesce(sum(secs), 0) as secs,
      coalesce(sum(errs), 0)::bigint as errs
    from section_scores where section_id = ${sectionID}`.execute(db);
  return rows[0] ?? NOTHING;
}

async function membersOf(app: ReadingApp, sectionID: SectionID, viewerID: UserID): Promise<readonly Classmate[]> {
  const times = cardTimesOf(app);
  const [teachers, pupils] = await Promise.all([
    app.db
      .selectFrom("section_teachers as t")
      .innerJoin("users", "users.user_id", "t.user_id")
      .innerJoin("school_teachers as st", "st.user_id", "t.user_id")
      .select(cardColumns(viewerID))
      .select(["t.joined_stamp", "st.nickname"])
      .where("t.section_id", "=", sectionID)
      .where(sql<boolean>`exists (select from roles r where r.user_id = t.user_id and r.role = 'teacher')`)
      .orderBy("t.joined_stamp")
      .orderBy("t.user_id")
      .execute(),
    app.db
      .selectFrom("section_members as m")
      .innerJoin("users", "users.user_id", "m.user_id")
      .leftJoin("section_scores as s", (join) =>
        join.onRef("s.user_id", "=", "m.user_id").onRef("s.section_id", "=", "m.section_id"),
      )
      .select(cardColumns(viewerID))
      .select(["m.joined_stamp", "s.played", "s.typed", "s.secs", "s.errs", "s.last_race_stamp"])
      .where("m.section_id", "=", sectionID)
      .where("m.standing", "=", "member")
      .execute(),
  ]);
  const students = pupils.map((row): Classmate => ({
    ...cardOfRow(row, times),
    role: "student",
    joinStamp: row.joined_stamp,
    played: row.played ?? 0,
    typed: row.typed ?? 0,
    secs: row.secs ?? 0,
    errs: row.errs ?? 0,
    lastActivity: row.last_race_stamp,
  }));
  return [
    ...teachers.map((row): Classmate => ({
      ...cardOfRow(row, times),
      displayName: row.nickname,
      role: "teacher",
      joinStamp: row.joined_stamp,
      ...NOTHING,
      lastActivity: null,
    })),
    ...students.toSorted(
      (one, other) => byName.compare(one.displayName, other.displayName) || one.userID - other.userID,
    ),
  ];
}
