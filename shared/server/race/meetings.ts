import { sql } from "kysely";

import type { RaceID, UserID } from "../../ids.ts";
import { FLOWS } from "../../rules/fair-play/flows/numbers.ts";
import type { Meeting } from "../../rules/fair-play/flows/same-losers.ts";
import { before, type Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import type { OwedReward } from "./owed-rewards.ts";

/** Where bots alone sat at some of the tables. */
const LOOKED_AT = 60;
const SEATS = 5;

interface Row {
  readonly race_id: RaceID;
  readonly started_stamp: Stamp;
  readonly place: number | null;
  readonly speed: number;
  readonly other: UserID;
  readonly other_place: number | null;
  readonly other_speed: number;
  readonly is_finished: boolean;
  readonly races: number;
  readonly wins: number;
}

/**
 * The latest public races of a racer in which other accounts sat, up to this one, the oldest first; none where nobody else sat
 * in this one.
 */
export async function meetingsOf(
  { trx }: Work,
  race: Pick<OwedReward, "race_id" | "user_id" | "site" | "started_stamp">,
): Promise<readonly Meeting[]> {
  const { race_id: raceID, user_id: userID, site, started_stamp: until } = race;
  const { rows } = await sql<Row>`
    select own.race_id, own.started_stamp, own.place, own.speed, o.user_id as other, o.place as other_place,
      o.speed as other_speed, o.standing = 'finished' as is_finished,
      coalesce(s.races_played, 0) as races, coalesce(s.placed1, 0) as wins
    from (
      select r.race_id, r.place, r.speed, r.started_stamp from race_results r
      where r.user_id = ${userID} and r.site = ${site} and r.standing = 'finished'
        and r.started_stamp between ${before(until, FLOWS.within)} and ${until}
        and exists (select 1 from race_results g where g.race_id = ${raceID} and g.user_id <> ${userID})
      order by r.started_stamp desc limit ${LOOKED_AT}) own
    cross join lateral (
      select user_id, place, speed, standing from race_results
      where race_id = own.race_id and user_id <> ${userID} limit ${SEATS}) o
    left join lateral (
      select races_played, placed1 from racing_stats where user_id = o.user_id and site = ${site} limit 1) s on true
    where (select mode from races where races.race_id = own.race_id) = 'public'`.execute(trx);
  const byRace = Map.groupBy(rows, ({ race_id }) => race_id);
  return [...byRace.values()]
    .flatMap((all) => (all[0] ? [{ at: all[0].started_stamp, meeting: meetingOf(all[0], all) }] : []))
    .toSorted((one, other) => one.at - other.at)
    .map(({ meeting }) => meeting);
}

const meetingOf = ({ place, speed }: Row, others: readonly Row[]): Meeting => ({
  place,
  speed,
  others: others.map((row) => ({
    userID: row.other,
    place: row.other_place,
    speed: row.other_speed,
    isFinished: row.is_finished,
    races: row.races,
    wins: row.wins,
  })),
});
