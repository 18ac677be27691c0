import type { Site } from "../../../content/site.ts";
import type { AssignmentID, SectionID, UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { GOAL_KINDS, type Goal } from "../../../rules/classes/assignments/goal.ts";
import { begun } from "../../../rules/classes/assignments/progress.ts";
import { NO_COSTS } from "../../../rules/key-costs/costs.ts";
import { isAmong } from "../../../rules/known.ts";
import type { Stamp } from "../../../units.ts";
import { knownCostsOfSome } from "../../key-costs/known.ts";
import type { Work } from "../../platform/work.ts";
import { averageOn } from "../../race/average.ts";
import { holdWholeClass } from "../held-class.ts";
import { keepProgress } from "./count.ts";
import { refuseUntil, refuseWhereFull, tellPupils } from "./terms.ts";

interface NewAssignment {
  readonly site: Site;
  readonly goal: Goal;
  readonly untilStamp: Stamp;
}

/**
 * Sets the pupils of a class something to do from now on. What they begin with is written down where a goal compares with it.
 *
 * Refuses: notYourClass, notAllowed, tooManyAssignments, badInput.
 */
export async function makeAssignment(
  work: Work,
  userID: UserID,
  sectionID: SectionID,
  { site, goal, untilStamp }: NewAssignment,
): Promise<AssignmentID> {
  if (!isAmong(GOAL_KINDS[site], goal.kind))
    throw new Refusal("badInput", "That isn't for this site.", { field: "goal" });
  refuseUntil(untilStamp, work.now);
  const { section } = await holdWholeClass(work, userID, sectionID);
  if (section.archived_stamp !== null) throw new Refusal("notAllowed", "The class is archived. Bring it back first.");
  await refuseWhereFull(work, sectionID, site);
  const { assignment_id: assignmentID } = await work.trx
    .insertInto("assignments")
    .values({
      section_id: sectionID,
      site,
      goal: JSON.stringify(goal),
      from_stamp: work.now,
      until_stamp: untilStamp,
      made_by: userID,
      removed_stamp: null,
    })
    .returning("assignment_id")
    .executeTakeFirstOrThrow();
  if (goal.kind === "improvement" || goal.kind === "facts") await begin(work, sectionID, assignmentID, site, goal);
  await tellPupils(work, sectionID);
  return assignmentID;
}

/** Who comes later, or has no average yet, begins with the first race that counts. The pupils are held. */
async function begin(
  work: Work,
  sectionID: SectionID,
  assignmentID: AssignmentID,
  site: Site,
  goal: Goal,
): Promise<void> {
  const rows = await work.trx
    .selectFrom("section_members as m")
    .innerJoin("users as u", "u.user_id", "m.user_id")
    .select(["m.user_id", "u.avg_speed", "u.avg_score"])
    .where("m.section_id", "=", sectionID)
    .where("m.standing", "=", "member")
    .execute();
  const asked = goal.kind === "facts" ? rows.map(({ user_id }) => user_id) : [];
  const costs = await knownCostsOfSome(work.trx, asked, site);
  const moved = rows
    .filter((row) => goal.kind === "facts" || averageOn(site, row) !== null)
    .map((row) => {
      const known = { average: averageOn(site, row), costs: costs.get(row.user_id) ?? NO_COSTS };
      return { assignmentID, userID: row.user_id, progress: begun(goal, known), doneStamp: null };
    });
  if (moved.length > 0) await keepProgress(work, moved);
}
