import { sql } from "kysely";

import type { SectionID, UserID } from "#shared/ids.ts";
import { openCode } from "#shared/server/classes/codes.ts";
import { makeClasses, roomForClasses } from "#shared/server/classes/new-classes.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { classForm, newTeacher } from "./class-stage.ts";
import type { Stage } from "./players.ts";
import { testVault } from "./vault.ts";

let turn = 0;

/** A teacher with classes, each with so many pupils whose accounts were made for it. All are logged in and have raced. */
export async function yearOf(stage: Stage, classes: number, pupils: number) {
  const teacherID = await newTeacher(stage);
  const sectionIDs = await stage.run(async (work) =>
    makeClasses(
      work,
      testVault,
      teacherID,
      await roomForClasses(work, testVault, teacherID),
      Array.from({ length: classes }, (_each, nth) =>
        classForm({ name: `Class ${1 + (nth % 12)}-${nth}`, grade: String(1 + (nth % 12)) }),
      ),
    ),
  );
  const tag = `y${++turn}`;
  await sql`
    with made as (
      insert into users (account_type, password_hash, username, username_skeleton, display_name, car_id, car_hue_angle, created_stamp, last_seen_stamp, findable, on_boards)
      select 'standard', 'x', ${tag} || 'p' || n, ${tag} || 'p' || n, 'Kind Otter', 1, 0, ${nowStamp()}, ${nowStamp()}, false, false
      from generate_series(0, ${classes * pupils - 1}) n returning user_id, username),
    placed as (
      insert into section_members (user_id, section_id, standing, alias, is_made, joined_stamp)
      select user_id, (${sectionIDs}::bigint[])[1 + substring(username from 'p(\\d+)$')::int / ${pupils}], 'member', 'Kind Otter', true, ${nowStamp() - 90_000}
      from made returning user_id, section_id),
    scored as (insert into section_scores (section_id, user_id, played) select section_id, user_id, 3 from placed)
    insert into sessions (session_id, user_id, created_stamp, expires_stamp)
    select gen_random_uuid(), user_id, ${nowStamp()}, ${nowStamp() + 7_200} from placed`.execute(stage.db);
  return { teacherID, sectionIDs };
}

/** All that a year's change may touch, except sessions. */
export async function stateOf(stage: Stage, teacherID: UserID) {
  const { rows: sections } = await sql<{ section_id: SectionID; name: string; grade: string; code_sealed: string }>`
    select s.* from sections s join section_teachers t using (section_id) where t.user_id = ${teacherID} order by 1`.execute(
    stage.db,
  );
  const ids = sections.map(({ section_id }) => section_id);
  const members = await stage.db
    .selectFrom("section_members as m")
    .innerJoin("users as u", "u.user_id", "m.user_id")
    .selectAll("m")
    .select(["u.findable", "u.on_boards", "u.erase_stamp"])
    .where("m.section_id", "in", ids)
    .orderBy("m.user_id")
    .execute();
  const scores = await stage.db
    .selectFrom("section_scores")
    .selectAll()
    .where("section_id", "in", ids)
    .orderBy("section_id")
    .orderBy("user_id")
    .execute();
  return {
    sections: sections.map(({ code_sealed, ...section }) => ({
      ...section,
      code: openCode(testVault, "class-code", code_sealed),
    })),
    members,
    scores,
  };
}
