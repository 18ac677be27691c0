import { sql } from "kysely";
import type { z } from "zod";

import type { TeacherClass } from "../../contracts/classes/teacher-shapes.ts";
import type { school } from "../../contracts/classes/teachers.ts";
import type { SchoolID, UserID } from "../../ids.ts";
import { responsibleOf } from "../../rules/classes/responsible.ts";
import type { App } from "../platform/work.ts";
import { openCode } from "./codes.ts";
import { teachersAt } from "./school-teachers.ts";

type School = z.output<typeof school.answer>;

/** A teacher's school, in three statements. Of a colleague's class there's its name, and how many are in it. */
export async function schoolViewOf({ db, vault }: Pick<App, "db" | "vault">, userID: UserID): Promise<School> {
  const own = await db
    .selectFrom("school_teachers")
    .innerJoin("schools", "schools.school_id", "school_teachers.school_id")
    .select(["schools.school_id", "schools.name", "schools.code_sealed", "school_teachers.nickname"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  const [teachers, classes] = await Promise.all([
    teachersAt(db, own.school_id).execute(),
    classesOf(db, own.school_id, userID),
  ]);
  const responsible = responsibleOf(teachers);
  return {
    name: own.name,
    code: openCode(vault, "school-code", own.code_sealed),
    nickname: own.nickname,
    teachers: teachers.map((teacher) => {
      const taught = classes.filter(
        ({ teacherIDs, archivedStamp }) => archivedStamp === null && teacherIDs.includes(teacher.userID),
      );
      return {
        ...teacher,
        isResponsible: teacher === responsible,
        teaches: taught.length,
        onlyTeacherOf: taught.filter(({ teacherIDs }) => teacherIDs.length === 1).map(({ name }) => name),
      };
    }),
    classes,
  };
}

interface SchoolClass extends TeacherClass {
  readonly teacherIDs: readonly UserID[];
}

async function classesOf(db: App["db"], schoolID: SchoolID, userID: UserID): Promise<readonly SchoolClass[]> {
  const { rows } = await sql<SchoolClass>`
    select s.section_id as "sectionID", s.name, s.grade, s.color, m.pupils, m.waiting, t.is_own as "isOwn", t.teachers, t.ids as "teacherIDs",
      s.created_stamp as "createdStamp", s.archived_stamp as "archivedStamp", by.nickname as "archivedBy"
    from sections s
    left join school_teachers by on by.user_id = s.archived_by
    cross join lateral (
      select count(*) filter (where standing = 'member') as pupils, count(*) filter (where standing = 'pending') as waiting
      from section_members where section_id = s.section_id) m
    cross join lateral (
      select coalesce(bool_or(t.user_id = ${userID}), false) as is_own,
        coalesce(array_agg(st.nickname order by st.nickname, st.user_id), '{}') as teachers,
        coalesce(jsonb_agg(st.user_id), '[]') as ids
      from section_teachers t
      join school_teachers st on st.user_id = t.user_id
      where t.section_id = s.section_id
        and exists (select from roles r where r.user_id = t.user_id and r.role = 'teacher')) t
    where s.school_id = ${schoolID}
    order by s.position, s.section_id`.execute(db);
  return rows;
}
