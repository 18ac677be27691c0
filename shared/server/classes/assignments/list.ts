import { sql, type Kysely, type RawBuilder } from "kysely";

import type { Assignment, PupilProgress } from "../../../contracts/classes/assignments.ts";
import type { UserID } from "../../../ids.ts";
import { isKnownGoal } from "../../../rules/classes/assignments/goal.ts";
import { ASSIGNMENTS } from "../../../rules/classes/assignments/numbers.ts";
import { NOTHING, told } from "../../../rules/classes/assignments/progress.ts";
import { before } from "../../../units.ts";
import type { Database } from "../../database.ts";
import type { App } from "../../platform/work.ts";
import { taughtSection } from "../teaching.ts";
import { notFound, type AssignmentKey } from "./terms.ts";

interface Assignments {
  readonly assignments: readonly Assignment[];
  readonly removed: readonly Assignment[];
}

/**
 * What a class is or was to do on this site, the last end first, with how many of its pupils have done it, and what was taken away
 * and can be brought back. Refuses: notYourClass.
 */
export async function assignmentsOf(
  { db, config: { site }, nowStamp }: Pick<App, "db" | "config" | "nowStamp">,
  teacherID: UserID,
  sectionID: AssignmentKey["sectionID"],
): Promise<Assignments> {
  const now = nowStamp();
  await taughtSection(db, teacherID, sectionID);
  const listed = async (which: RawBuilder<boolean>): Promise<readonly Assignment[]> => {
    const rows = await db
      .selectFrom("assignments as a")
      .leftJoin("school_teachers as st", "st.user_id", "a.made_by")
      .select(["a.assignment_id", "a.goal", "a.from_stamp", "a.until_stamp", "a.made_by", "st.nickname"])
      .select((eb) =>
        eb
          .selectFrom("assignment_progress as p")
          .innerJoin("section_members as m", (join) =>
            join.onRef("m.user_id", "=", "p.user_id").on("m.standing", "=", "member"),
          )
          .whereRef("m.section_id", "=", "a.section_id")
          .whereRef("p.assignment_id", "=", "a.assignment_id")
          .where("p.done_stamp", "is not", null)
          .select(sql<number>`count(*)::int`.as("done"))
          .as("done"),
      )
      .where("a.section_id", "=", sectionID)
      .where("a.site", "=", site)
      .where(which)
      .orderBy("a.until_stamp", "desc")
      .orderBy("a.assignment_id", "desc")
      .limit(ASSIGNMENTS.mostListed)
      .execute();
    return rows.flatMap(({ assignment_id, goal, from_stamp, until_stamp, made_by, nickname, done }): Assignment[] =>
      isKnownGoal(goal)
        ? [
            {
              assignmentID: assignment_id,
              goal,
              fromStamp: from_stamp,
              untilStamp: until_stamp,
              isOver: until_stamp <= now,
              by: made_by === teacherID ? null : nickname,
              done: done ?? 0,
            },
          ]
        : [],
    );
  };
  return {
    assignments: await listed(sql<boolean>`a.removed_stamp is null`),
    removed: await listed(sql<boolean>`a.removed_stamp > ${before(now, ASSIGNMENTS.broughtBackWithin)}`),
  };
}

/** How far each pupil of a class is. Refuses: notYourClass, notFound. */
export async function progressOf(
  db: Kysely<Database>,
  teacherID: UserID,
  { sectionID, assignmentID }: AssignmentKey,
): Promise<readonly PupilProgress[]> {
  await taughtSection(db, teacherID, sectionID);
  const assignment = await db
    .selectFrom("assignments")
    .select("goal")
    .where("assignment_id", "=", assignmentID)
    .where("section_id", "=", sectionID)
    .where("removed_stamp", "is", null)
    .executeTakeFirst();
  if (!assignment || !isKnownGoal(assignment.goal)) throw notFound();
  const { goal } = assignment;
  const rows = await db
    .selectFrom("section_members as m")
    .leftJoin("assignment_progress as p", (join) =>
      join.onRef("p.user_id", "=", "m.user_id").on("p.assignment_id", "=", assignmentID),
    )
    .select(["m.user_id", "p.progress", "p.done_stamp"])
    .where("m.section_id", "=", sectionID)
    .where("m.standing", "=", "member")
    .orderBy("m.user_id")
    .execute();
  return rows.map(({ user_id, progress, done_stamp }) => ({
    userID: user_id,
    ...told(goal, progress ?? NOTHING),
    doneStamp: done_stamp,
  }));
}
