import type { AssignmentID, SectionID, UserID } from "#shared/ids.ts";
import type { Goal } from "#shared/rules/classes/assignments/goal.ts";
import { makeAssignment } from "#shared/server/classes/assignments/make.ts";
import { ownAssignments } from "#shared/server/classes/assignments/own.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, days, type Stamp } from "#shared/units.ts";

import type { Stage } from "./players.ts";

/** Something that a class is to do for a week from a moment on. */
export const assign = (
  stage: Stage,
  teacherID: UserID,
  sectionID: SectionID,
  goal: Goal,
  {
    site = "type",
    at = nowStamp(),
    untilStamp = after(at, days(7)),
  }: { readonly site?: "type" | "math"; readonly at?: Stamp; readonly untilStamp?: Stamp } = {},
): Promise<AssignmentID> =>
  stage.run((work) => makeAssignment(work, teacherID, sectionID, { site, goal, untilStamp }), at);

/** What a pupil sees of it. */
export const ownOf = (stage: Stage, userID: UserID, site: "type" | "math" = "type", at: Stamp = nowStamp()) =>
  ownAssignments({ db: stage.db, config: { site }, nowStamp: () => at } as never, userID);
