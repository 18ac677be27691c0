import type { z } from "zod";

import type { teacherStanding } from "../../contracts/classes/teachers.ts";
import type { UserID } from "../../ids.ts";
import type { App } from "../platform/work.ts";
import { askerOf, knownSchoolOf } from "./teacher-asker.ts";

type Standing = z.output<typeof teacherStanding.answer>;

/** Where somebody stands on the way to be a teacher. */
export async function teacherStandingOf({ db }: Pick<App, "db">, userID: UserID): Promise<Standing> {
  const [asker, asked, place] = await Promise.all([
    askerOf(db, userID),
    db.selectFrom("teacher_requests").selectAll().where("user_id", "=", userID).executeTakeFirst(),
    db
      .selectFrom("school_teachers")
      .innerJoin("schools", "schools.school_id", "school_teachers.school_id")
      .select(["schools.name", "school_teachers.nickname"])
      .where("user_id", "=", userID)
      .executeTakeFirst(),
  ]);
  const hasVerifiedEmail = asker.verifiedEmail !== null;
  const none = { hasVerifiedEmail, school: null, knownSchool: null, nickname: null, reason: null };
  if (asker.is_teacher)
    return { ...none, standing: "teacher", school: place?.name ?? null, nickname: place?.nickname ?? null };
  const knownSchool = (await knownSchoolOf(db, asker, asker.verifiedEmail))?.name ?? null;
  if (!asked) return { ...none, standing: "none", knownSchool };
  return {
    ...none,
    standing: asked.refused_stamp === null ? "waiting" : "refused",
    knownSchool,
    school: asked.school_name,
    nickname: asked.nickname,
    reason: asked.reason,
  };
}
