import { sql } from "kysely";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import { textByID } from "../../content/texts/by-id.ts";
import type { RaceID, TextID, UserID } from "../../ids.ts";
import { isWeighable } from "../../rules/fair-play/math/trace.ts";
import { bounded, NO_COSTS, withRace, type Costs, type RaceCosts } from "../../rules/key-costs/costs.ts";
import { reckonedCosts } from "../../rules/key-costs/reckoned.ts";
import { paceOf } from "../../rules/key-costs/reference.ts";
import { costsFrom, storedOf, type StoredCosts } from "../../rules/key-costs/stored.ts";
import { typedCosts } from "../../rules/key-costs/typed.ts";
import { isAmong } from "../../rules/known.ts";
import { decodeAnswerLog } from "../../rules/math/answer-log.ts";
import type { Problem } from "../../rules/math/problem.ts";
import { inOrder, isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import { decodeKeyLog } from "../../rules/race/key-log.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";

interface Raced {
  readonly race_id: RaceID;
  readonly slot: number;
  readonly keys: Uint8Array;
  readonly text_id: TextID | null;
  readonly lesson_id: string | null;
  readonly problems: readonly Problem[] | null;
  /** The costs of the racer until now. */
  readonly costs: StoredCosts | null;
  readonly span_from: Stamp | null;
  readonly span_until: Stamp | null;
  readonly span_costs: StoredCosts | null;
}

interface Known {
  readonly userID: UserID;
  readonly site: Site;
  readonly costs: Costs;
  /** undefined: as it was. */
  readonly inSpan: Costs | undefined;
  readonly racedStamp: Stamp;
}

/**
 * Adds paid races to what keys, pairs and facts cost their racers: one statement reads the logs and what is known, one writes. A
 * race that was held is read when it is paid, if its log is kept still. The racers are locked.
 */
export async function countForKeyCosts(work: Work, races: readonly CountedRace[]): Promise<void> {
  const paid = inOrder(races.filter(isPaid));
  if (paid.length === 0) return;
  const logs = new Map((await logsOf(work, paid)).map((raced) => [`${raced.race_id} ${raced.slot}`, raced]));
  const changed = new Map<string, Known>();
  for (const { raceID, slot, userID, site, startedStamp } of paid) {
    const raced = logs.get(`${raceID} ${slot}`);
    const seen = raced && costsOf(raced);
    if (!seen) continue;
    const known = changed.get(`${userID} ${site}`);
    const costs = bounded(withRace(known?.costs ?? costsIn(raced.costs), seen));
    const inSpan = isInSpan(raced, startedStamp)
      ? bounded(withRace(known?.inSpan ?? costsIn(raced.span_costs), seen))
      : known?.inSpan;
    changed.set(`${userID} ${site}`, { userID, site, costs, inSpan, racedStamp: startedStamp });
  }
  if (changed.size > 0) await write(work, [...changed.values()]);
}

const costsIn = (stored: StoredCosts | null): Costs => (stored ? costsFrom(stored) : NO_COSTS);

const isInSpan = ({ span_from, span_until }: Raced, startedStamp: Stamp): boolean =>
  span_from !== null && span_until !== null && startedStamp >= span_from && startedStamp < span_until;

/** Nothing of a text, a lesson or a problem that only another version knows. */
function costsOf({ keys, text_id, lesson_id, problems }: Raced): RaceCosts | undefined {
  if (text_id !== null) {
    const text = textByID(text_id);
    return text && typedCosts(text.body, decodeKeyLog(text.body, keys));
  }
  if (problems === null || !isAmong(LESSON_IDS, lesson_id) || !isWeighable(problems)) return undefined;
  return reckonedCosts(lesson_id, problems, decodeAnswerLog(keys));
}

async function logsOf({ trx }: Work, races: readonly CountedRace[]): Promise<readonly Raced[]> {
  const { rows } = await sql<Raced>`
    select raced.race_id, raced.slot, k.keys, races.text_id, races.lesson_id, races.problems, c.costs,
      c.span_from, c.span_until, c.span_costs
    from unnest(${races.map(({ raceID }) => raceID)}::uuid[], ${races.map(({ slot }) => slot)}::integer[],
      ${races.map(({ userID }) => userID)}::bigint[]) as raced (race_id, slot, user_id)
    join races on races.race_id = raced.race_id
    join key_logs k on k.race_id = raced.race_id and k.slot = raced.slot
    left join key_costs c on c.user_id = raced.user_id and c.site = races.site`.execute(trx);
  return rows;
}

/** In the order of the racers, as everywhere. */
async function write({ trx }: Work, changed: readonly Known[]): Promise<void> {
  await sql`
    insert into key_costs as kept (user_id, site, costs, pace_ms, raced_stamp, span_costs)
    select * from unnest(${changed.map(({ userID }) => userID)}::bigint[], ${changed.map(({ site }) => site)}::text[],
      ${changed.map(({ costs }) => JSON.stringify(storedOf(costs)))}::jsonb[],
      ${changed.map(({ costs }) => paceOf(costs) ?? null)}::float8[],
      ${changed.map(({ racedStamp }) => racedStamp)}::bigint[],
      ${changed.map(({ inSpan }) => (inSpan ? JSON.stringify(storedOf(inSpan)) : null))}::jsonb[])
      as n (user_id, site, costs, pace_ms, raced_stamp, span_costs)
    order by user_id, site
    on conflict (user_id, site) do update set costs = excluded.costs, pace_ms = excluded.pace_ms,
      raced_stamp = greatest(kept.raced_stamp, excluded.raced_stamp),
      span_costs = coalesce(excluded.span_costs, kept.span_costs)`.execute(trx);
}
