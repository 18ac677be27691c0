import { sql, type RawBuilder } from "kysely";

import type { SectionID } from "../../ids.ts";
import { isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import { classTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import { countForAssignments, openAssignments, type CountedPupil } from "./assignments/count.ts";

type ClassDeed = Pick<CountedRace, "userID" | "done" | "elapsedMs" | "errors" | "startedStamp">;

/**
 * Counts paid races for the classes of their racers: those that started when the racer was a pupil of the class. Each pupil has
 * a row of their own in a class, which stays when they move. The same statement reads what these classes are to do, so that nobody outside
 * classes pays for that. The racers are locked.
 *
 * @source teams §2 Class page
 */
export async function countForClasses(work: Work, races: readonly CountedRace[]): Promise<void> {
  const paid = races.filter(isPaid);
  if (paid.length === 0) return;
  const { rows } = await sql<CountedPupil>`with scored as (${scored(paid)}) ${openAssignments(paid)}`.execute(work.trx);
  for (const { section_id } of rows) work.ring(classTopic(section_id));
  await countForAssignments(work, paid, rows);
}

/** Counts races that are in the figures of a class alone. The racers are locked. */
export async function countForClassesAlone({ trx, ring }: Work, races: readonly ClassDeed[]): Promise<void> {
  if (races.length === 0) return;
  const { rows } = await sql<{ section_id: SectionID }>`${scored(races)}`.execute(trx);
  for (const { section_id } of rows) ring(classTopic(section_id));
}

const scored = (races: readonly ClassDeed[]): RawBuilder<unknown> => sql`
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
