import type { OwnAssignment } from "../../../contracts/classes/assignments.ts";
import type { UserID } from "../../../ids.ts";
import { isKnownGoal } from "../../../rules/classes/assignments/goal.ts";
import { ASSIGNMENTS } from "../../../rules/classes/assignments/numbers.ts";
import { NOTHING, stillWeak, targetOf, told } from "../../../rules/classes/assignments/progress.ts";
import { before } from "../../../units.ts";
import type { App } from "../../platform/work.ts";
import { averageOn } from "../../race/average.ts";

/** What a pupil has to do in class on this site, and how far they are; the end that comes first before others. Nothing for anybody else. */
export async function ownAssignments(
  { db, config: { site }, nowStamp }: Pick<App, "db" | "config" | "nowStamp">,
  userID: UserID,
): Promise<readonly OwnAssignment[]> {
  const now = nowStamp();
  const rows = await db
    .selectFrom("section_members as m")
    .innerJoin("sections as s", "s.section_id", "m.section_id")
    .innerJoin("assignments as a", "a.section_id", "m.section_id")
    .innerJoin("users as u", "u.user_id", "m.user_id")
    .leftJoin("assignment_progress as p", (join) =>
      join.onRef("p.assignment_id", "=", "a.assignment_id").onRef("p.user_id", "=", "m.user_id"),
    )
    .select(["a.assignment_id", "a.goal", "a.until_stamp", "p.progress", "p.done_stamp", "u.avg_speed", "u.avg_score"])
    .where("m.user_id", "=", userID)
    .where("m.standing", "=", "member")
    .where("s.archived_stamp", "is", null)
    .where("a.site", "=", site)
    .where("a.removed_stamp", "is", null)
    .where("a.until_stamp", ">", before(now, ASSIGNMENTS.shownAfter))
    .whereRef("a.until_stamp", ">", "m.joined_stamp")
    .orderBy("a.until_stamp")
    .orderBy("a.assignment_id")
    .execute();
  return rows.flatMap((row): OwnAssignment[] => {
    const { goal } = row;
    if (!isKnownGoal(goal)) return [];
    const progress = row.progress ?? NOTHING;
    const average = progress.average ?? averageOn(site, row);
    return [
      {
        assignmentID: row.assignment_id,
        goal,
        untilStamp: row.until_stamp,
        isOver: row.until_stamp <= now,
        doneStamp: row.done_stamp,
        ...told(goal, progress),
        target: goal.kind === "improvement" && average !== null ? targetOf(goal.percent, average) : null,
        facts: stillWeak(progress).map((key) => key.slice(key.indexOf(" ") + 1)),
      },
    ];
  });
}
