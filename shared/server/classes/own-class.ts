import { sql } from "kysely";

import { NO_CLASS, type ClassMessage, type OwnClass } from "../../contracts/classes/own-class.ts";
import type { UserID } from "../../ids.ts";
import { isMessageOver } from "../../rules/classes/message.ts";
import { knownNeeds, type Needs } from "../../rules/classes/needs.ts";
import type { Stamp } from "../../units.ts";
import type { App } from "../platform/work.ts";
import { isGold } from "../players/gold.ts";

/** The first teacher of a class by when they came, as pupils call them; empty when none is left who is one. */
export const teacherNameOf = sql<string>`coalesce((select st.nickname from section_teachers t
  join school_teachers st on st.user_id = t.user_id where t.section_id = s.section_id
  and exists (select from roles r where r.user_id = t.user_id and r.role = 'teacher')
  order by t.joined_stamp, t.user_id limit 1), '')`;

/** Who wrote the message, or who teaches the class when that one is gone. */
export const messageByOf = sql<string>`coalesce((select st.nickname from school_teachers st where st.user_id = s.message_by), ${teacherNameOf})`;

/** A message that isn't over, whoever has gold. @source core §4 */
export const messageNow = (
  row: {
    readonly message: string | null;
    readonly message_until_stamp: Stamp | null;
    readonly message_by_name: string;
  },
  now: Stamp,
): ClassMessage | null =>
  row.message === null || isMessageOver({ untilStamp: row.message_until_stamp }, now)
    ? null
    : { message: row.message, teacherName: row.message_by_name, untilStamp: row.message_until_stamp };

/** A racer's class: that of a pupil, else the first one that a teacher teaches. @source core §3 User session */
export async function ownClassOf(app: App, userID: UserID): Promise<OwnClass> {
  const now = app.nowStamp();
  const { rows } = await sql<{
    section_id: OwnClass["sectionID"] & number;
    name: string;
    disabled_settings: OwnClass["disabledClassSettings"];
    message: string | null;
    message_until_stamp: Stamp | null;
    message_by_name: string;
    school_name: string;
    teacher_name: string;
    standing: "pending" | "member" | "away" | "teacher";
    membership: "basic" | "gold";
    gold_until_stamp: Stamp | null;
    is_live: boolean;
    needs: Needs | null;
  }>`
    select s.section_id, s.name, s.disabled_settings, s.message, s.message_until_stamp, ${messageByOf} as message_by_name,
      schools.name as school_name, ${teacherNameOf} as teacher_name, place.standing, place.needs, u.membership, u.gold_until_stamp,
      exists (select from classrooms c where c.section_id = s.section_id and c.lease_until_stamp > ${now}) as is_live
    from (
      (select section_id, case when standing = 'removed' or archived_stamp is not null then 'away' else standing end as standing, needs, 0 as turn, 0 as position
        from section_members m join sections using (section_id)
        where m.user_id = ${userID} and (m.is_made or (m.standing <> 'removed' and archived_stamp is null)))
      union all
      (select section_id, 'teacher', null, 1, position from section_teachers t join sections using (section_id)
        where t.user_id = ${userID} and archived_stamp is null
          and exists (select from roles r where r.user_id = t.user_id and r.role = 'teacher'))) place
    join sections s on s.section_id = place.section_id
    join schools on schools.school_id = s.school_id
    join users u on u.user_id = ${userID}
    order by place.turn, place.position, s.section_id
    limit 1`.execute(app.db);
  const [row] = rows;
  if (!row) return NO_CLASS;
  const isTeacher = row.standing === "teacher";
  if (row.standing === "pending" || row.standing === "away") {
    const pendingTeacherApproval = row.standing === "pending";
    return { ...NO_CLASS, pendingTeacherApproval, disabledClassSettings: row.disabled_settings };
  }
  return {
    inClass: true,
    sectionID: row.section_id,
    pendingTeacherApproval: false,
    disabledClassSettings: isTeacher ? [] : row.disabled_settings,
    needs: knownNeeds(row.needs),
    isLive: row.is_live,
    classData: {
      sectionID: row.section_id,
      className: row.name,
      message: isTeacher ? null : messageNow(row, now),
      membership: isGold(row, now) ? "gold" : "basic",
      districtName: row.school_name,
      isTeacher,
      teacherName: row.teacher_name,
    },
  };
}
