import { isDeepStrictEqual } from "node:util";

import { sql, type RawBuilder } from "kysely";

import type { Site } from "../../../content/site.ts";
import type { AssignmentID, SectionID, UserID } from "../../../ids.ts";
import { isKnownGoal, isOfSpeed, type Goal } from "../../../rules/classes/assignments/goal.ts";
import {
  afterRace,
  begun,
  isDone,
  NOTHING,
  type AssignedRace,
  type Progress,
} from "../../../rules/classes/assignments/progress.ts";
import { NO_COSTS, type Costs } from "../../../rules/key-costs/costs.ts";
import { inOrder, type CountedRace } from "../../../rules/race/counted-race.ts";
import { after, ms, type Stamp } from "../../../units.ts";
import { knownCostsOfSome } from "../../key-costs/known.ts";
import type { Work } from "../../platform/work.ts";
import { averageOn } from "../../race/average.ts";

/** What a class counts of a race. */
export type ClassRace = AssignedRace & Pick<CountedRace, "userID" | "site" | "errors" | "startedStamp">;
/** A race over a text that nobody has measured says nothing of how fast somebody is. */
export type CountedKind = "any" | "own-text";

/** A pupil whose races were counted for a class, with one of its assignments that the pupil hasn't done; null where there is none. */
export interface CountedPupil {
  readonly section_id: SectionID;
  readonly user_id: UserID;
  readonly joined_stamp: Stamp;
  readonly open: Open | null;
}

interface Open {
  readonly assignment_id: AssignmentID;
  readonly site: Site;
  readonly goal: Goal;
  readonly from_stamp: Stamp;
  readonly until_stamp: Stamp;
  readonly progress: Progress | null;
  /** null where the goal doesn't ask. */
  readonly avg_speed: number | null;
  readonly avg_score: number | null;
}

/** What pupils in `scored` have to do, by what was open when some races were raced. */
export const openAssignments = (races: readonly ClassRace[]): RawBuilder<unknown> => {
  const started = races.map(({ startedStamp }) => startedStamp);
  return sql`
    select scored.section_id, scored.user_id, m.joined_stamp, to_jsonb(todo) as open
    from scored
    join section_members m on m.user_id = scored.user_id
    left join lateral (
      select a.assignment_id, a.site, a.goal, a.from_stamp, a.until_stamp, p.progress, u.avg_speed, u.avg_score
      from assignments a
      left join assignment_progress p on p.assignment_id = a.assignment_id and p.user_id = scored.user_id
      left join users u on u.user_id = scored.user_id and a.goal->>'kind' = 'improvement'
      where a.section_id = scored.section_id and a.removed_stamp is null and p.done_stamp is null
        and a.site = any(${[...new Set(races.map(({ site }) => site))]}::text[])
        and a.from_stamp <= ${Math.max(...started)} and a.until_stamp > ${Math.min(...started)}) todo on true
    order by scored.user_id, scored.section_id`;
};

/** Where a pupil is after some races. */
interface Moved {
  readonly assignmentID: AssignmentID;
  readonly userID: UserID;
  readonly progress: Progress;
  readonly doneStamp: Stamp | null;
}

/** Counts races for what their racers have to do in class, by when they were raced. The racers are locked. */
export async function countForAssignments(
  work: Work,
  races: readonly ClassRace[],
  everyone: readonly CountedPupil[],
  kind: CountedKind,
): Promise<void> {
  const pupils = kind === "any" ? everyone : everyone.filter(({ open }) => open !== null && !isOfSpeed(open.goal));
  const asked = pupils.filter(({ open }) => open?.goal.kind === "facts").map(({ user_id }) => user_id);
  const costs = await knownCostsOfSome(work.trx, [...new Set(asked)], "math");
  const moved = pupils.flatMap((pupil) => movedBy(pupil, races, costs.get(pupil.user_id)) ?? []);
  if (moved.length === 0) return;
  await keepProgress(work, moved);
  for (const userID of new Set(moved.map((each) => each.userID))) work.changed(userID, "assignments");
}

function movedBy(
  { user_id: userID, joined_stamp, open }: CountedPupil,
  races: readonly ClassRace[],
  costs: Costs = NO_COSTS,
): Moved | undefined {
  if (open === null || !isKnownGoal(open.goal)) return undefined;
  const { goal, site, from_stamp, until_stamp } = open;
  const own = inOrder(races).filter(
    (race) =>
      race.userID === userID &&
      race.site === site &&
      race.startedStamp >= Math.max(from_stamp, joined_stamp) &&
      endOf(race) <= until_stamp,
  );
  if (own.length === 0) return undefined;
  const known = { average: averageOn(site, open), costs };
  const before = open.progress ?? NOTHING;
  let progress = open.progress ?? begun(goal, known);
  let doneStamp: Stamp | null = null;
  for (const race of own) {
    progress = afterRace(goal, progress, race, known);
    if (isDone(goal, progress)) doneStamp ??= endOf(race);
  }
  if (doneStamp === null && isDeepStrictEqual(progress, before)) return undefined;
  return { assignmentID: open.assignment_id, userID, progress, doneStamp };
}

/** When a race was over for its racer. */
const endOf = ({ startedStamp, elapsedMs }: ClassRace): Stamp => after(startedStamp, ms(elapsedMs));

/** In one statement; what is done stays done. The pupils are locked. */
export async function keepProgress({ trx }: Work, moved: readonly Moved[]): Promise<void> {
  await sql`
    insert into assignment_progress as kept (assignment_id, user_id, progress, done_stamp)
    select * from unnest(${moved.map(({ assignmentID }) => assignmentID)}::bigint[],
      ${moved.map(({ userID }) => userID)}::bigint[],
      ${moved.map(({ progress }) => JSON.stringify(progress))}::jsonb[],
      ${moved.map(({ doneStamp }) => doneStamp)}::bigint[]) as n (assignment_id, user_id, progress, done_stamp)
    order by user_id, assignment_id
    on conflict (assignment_id, user_id) do update set
      progress = excluded.progress, done_stamp = coalesce(kept.done_stamp, excluded.done_stamp)`.execute(trx);
}
