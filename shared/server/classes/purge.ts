import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

/** A race that is counted once more comes from the disk of a node that went down. */
const OWN_RACE_MARKED = days(180);

/** Marks of races over own texts; requests to be a teacher, answered or not; changes of a year that can't be undone any more; assignments that were removed or are long over; and the places of who was taken out, unless the account goes with them. */
export const classPurges: readonly Batch[] = [
  purge("teacher_requests", (now) => sql`sent_stamp <= ${before(now, days(KEPT_DAYS.teacherRequest))}`),
  purge("year_changes", (now) => sql`done_stamp <= ${before(now, days(KEPT_DAYS.yearChange))}`),
  purge("class_own_races", (now) => sql`counted_stamp <= ${before(now, OWN_RACE_MARKED)}`),
  purge("assignments", (now) => sql`removed_stamp <= ${before(now, days(KEPT_DAYS.removedAssignment))}`),
  purge("assignments", (now) => sql`until_stamp <= ${before(now, days(KEPT_DAYS.assignment))}`),
  purge(
    "section_members",
    (now) =>
      sql`standing = 'removed' and not is_made and removed_stamp <= ${before(now, days(KEPT_DAYS.removedPupil))}`,
  ),
];
