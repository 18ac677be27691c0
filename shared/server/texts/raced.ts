import { sql } from "kysely";

import type { RaceID, TextID, UserID } from "../../ids.ts";
import { TEXT_MEASURES } from "../../rules/text-measures/numbers.ts";
import type { TextRace } from "../../rules/text-measures/residuals.ts";
import { dayOf, type Day, type Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";

/** Races looked up on each side: some of them say nothing, and the farthest one only tells whether the next was cold. */
const LOOKED_AT = TEXT_MEASURES.around + 3;

/** A place in the order in which races were paid. */
export interface PaidUntil {
  readonly done_stamp: Stamp;
  readonly race_id: RaceID;
  readonly slot: number;
}

/** A paid race, in that order. */
interface PaidRace extends PaidUntil {
  readonly user_id: UserID | null;
  readonly text_id: TextID | null;
  readonly started_stamp: Stamp;
}

/**
 * The next races that were paid, of both sites. Here and below everything is looked up by key, one by one: a join would read
 * whole tables once there are many.
 *
 * @param before those that were paid later may not all be committed yet
 */
export async function paidAfter(
  { trx }: Pick<Work, "trx">,
  until: PaidUntil,
  before: Stamp,
  size: number,
): Promise<readonly PaidRace[]> {
  const { rows } = await sql<PaidRace>`
    select w.done_stamp, w.race_id, w.slot, w.user_id, (select text_id from races where races.race_id = w.race_id),
      (select started_stamp from race_results r where r.race_id = w.race_id and r.slot = w.slot)
    from race_rewards w
    where w.state = 'paid' and w.done_stamp < ${before}
      and (w.done_stamp, w.race_id, w.slot) > (${until.done_stamp}, ${until.race_id}::uuid, ${until.slot})
    order by w.done_stamp, w.race_id, w.slot limit ${size}`.execute(trx);
  return rows;
}

/** One racer's new races of one day. */
interface Sitting {
  readonly userID: UserID;
  readonly first: Stamp;
  readonly last: Stamp;
}

interface AroundRow {
  readonly sitting: number;
  readonly race_id: RaceID;
  readonly slot: number;
  readonly text_id: TextID;
  readonly started_stamp: Stamp;
  readonly speed: number | null;
  readonly is_within: boolean;
}

/** New races, each racer's day by itself, among the same racer's typing races around them, in the order of their start. */
export async function racesAround(
  { trx }: Pick<Work, "trx">,
  paid: readonly PaidRace[],
): Promise<readonly (readonly TextRace[])[]> {
  const sittings = sittingsOf(paid);
  if (sittings.length === 0) return [];
  const fresh = new Set(paid.map(keyOf));
  const { rows } = await sql<AroundRow>`
    select s.nth as sitting, r.race_id, r.slot, (select text_id from races where races.race_id = r.race_id), r.started_stamp,
      r.is_within, case when r.skipped = 0 and (
        select state from race_rewards w where w.race_id = r.race_id and w.slot = r.slot) = 'paid' then r.speed end as speed
    from unnest(${sittings.map((_each, nth) => nth)}::integer[], ${sittings.map(({ userID }) => userID)}::bigint[],
      ${sittings.map(({ first }) => first)}::bigint[], ${sittings.map(({ last }) => last)}::bigint[])
      as s (nth, user_id, first, last)
    cross join lateral (
      (select ${COLUMNS}, false as is_within from race_results where ${OWN} and started_stamp < s.first
        order by started_stamp desc limit ${LOOKED_AT})
      union all
      (select ${COLUMNS}, true from race_results where ${OWN} and started_stamp between s.first and s.last)
      union all
      (select ${COLUMNS}, false from race_results where ${OWN} and started_stamp > s.last
        order by started_stamp limit ${LOOKED_AT})
    ) r`.execute(trx);
  return [...Map.groupBy(rows, ({ sitting }) => sitting).values()].map((races) =>
    races.toSorted(byStart).map((race) => ({
      textID: race.text_id,
      startedStamp: race.started_stamp,
      speed: race.speed,
      isFresh: race.is_within && fresh.has(keyOf(race)),
    })),
  );
}

const byStart = (one: AroundRow, other: AroundRow): number =>
  one.started_stamp - other.started_stamp || (one.race_id < other.race_id ? -1 : 1);

const COLUMNS = sql.raw("race_id, slot, started_stamp, skipped, speed");
const OWN = sql.raw("user_id = s.user_id and site = 'type' and standing = 'finished'");

const keyOf = ({ race_id: raceID, slot }: Pick<PaidUntil, "race_id" | "slot">): string => `${raceID}:${slot}`;

/** Whoever is gone meanwhile has no other races to compare with. */
function sittingsOf(paid: readonly PaidRace[]): readonly Sitting[] {
  const sittings = new Map<`${UserID}:${Day}`, Sitting>();
  for (const { user_id: userID, text_id: textID, started_stamp: at } of paid) {
    if (userID === null || textID === null) continue;
    const key = `${userID}:${dayOf(at)}` as const;
    const { first, last } = sittings.get(key) ?? { first: at, last: at };
    sittings.set(key, { userID, first: at < first ? at : first, last: at > last ? at : last });
  }
  return [...sittings.values()].toSorted((one, other) => one.userID - other.userID || one.first - other.first);
}
