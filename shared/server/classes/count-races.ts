import { sql, type RawBuilder } from "kysely";

import { isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import { classTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import {
  countForAssignments,
  openAssignments,
  type ClassRace,
  type CountedKind,
  type CountedPupil,
} from "./assignments/count.ts";

/**
 * Counts paid races for the classes of their racers: those that started when the racer was a pupil of the class. Each pupil has
 * a row of their own in a class, which stays when they move. The same statement reads what these classes are to do, so that nobody outside
 * classes pays for that. The racers are locked.
 *
 * @source teams §2 Class page
 */
export async function countForClasses(work: Work, races: readonly CountedRace[]): Promise<void> {
  await count(work, races.filter(isPaid), "any");
}

/** Counts races over a teacher's own text, which are in no figures but those of a class. The racers are locked. */
export const countForClassesAlone = (work: Work, races: readonly ClassRace[]): Promise<void> =>
  count(work, races, "own-text");

async function count(work: Work, races: readonly ClassRace[], kind: CountedKind): Promise<void> {
  if (races.length === 0) return;
  const { rows } = await sql<CountedPupil>`with scored as (${scored(races)}) ${openAssignments(races)}`.execute(
    work.trx,
  );
  for (const { section_id } of rows) work.ring(classTopic(section_id));
  await countForAssignments(work, races, rows, kind);
}

const scored = (races: readonly ClassRace[]): RawBuilder<unknown> => sql`
  insert into section_scores (section_id, user_id, played, typed, secs, errs, last_race_stamp)
  select m.section_id, m.user_id, count(*), sum(r.typed), sum(r.secs), sum(r.errs), max(r.stamp)
  from unnest(${races.map(({ userID }) => userID)}::bigint[], ${races.map(({ done }) => done)}::bigint[],
    ${races.map(({ elapsedMs }) => elapsedMs / 1_000)}::float8[], ${races.map(({ errors }) => errors)}::bigint[],
    ${races.map(({ startedStamp }) => startedStamp)}::bigint[]) as r (user_id, typed, secs, errs, stamp)
  join section_members m on m.user_id = r.user_id and m.standing = 'member' and r.stamp >= m.joined_stamp
  join sections s on s.section_id = m.section_id and s.archived_stamp is null
  group by m.section_id, m.user_id
  order by m.section_id, m.user_id
  on conflict (section_id, user_id) do update set
    played = section_scores.played + excluded.played, typed = section_scores.typed + excluded.typed,
    secs = section_scores.secs + excluded.secs, errs = section_scores.errs + excluded.errs,
    last_race_stamp = greatest(section_scores.last_race_stamp, excluded.last_race_stamp)
  returning section_id, user_id`;
