import { sql, type Kysely } from "kysely";

import type { RaceID, UserID } from "../../ids.ts";
import { LONGER_TIMES } from "../../rules/classes/needs.ts";
import { CLASSROOM } from "../../rules/classroom/numbers.ts";
import { writesPhrases } from "../../rules/fair-play/hands.ts";
import { RACE } from "../../rules/race/numbers.ts";
import { before, days, minutes, type Ms, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Work } from "../platform/work.ts";
import { handsAt, knownHands } from "../players/hands.ts";

/** The longest class race, paused for as long as it can be, and the time to settle it. */
const LONGEST = RACE.capMs * Math.max(...LONGER_TIMES) + CLASSROOM.mostPausedMs + minutes(5);
/** No race runs this long: a nitro that was taken into one which never came to its end is free again. */
const NITRO_TAKEN = LONGEST as Ms;

/** Nobody sits this long: older seats are purged. */
const REMEMBERED = days(2);

/** The database's clock: every node sees the same one. */
const CLOCK = sql<Stamp>`extract(epoch from clock_timestamp())::bigint`;

/** A seat in a race that may be running. */
export interface SeatInRace {
  readonly raceID: RaceID;
  readonly lobbyID: string;
  /** How long the race has had the seat, in whole seconds. */
  readonly seconds: number;
}

/** A racer who wants a seat in a lobby. */
export interface SeatTaker {
  readonly userID: UserID;
  readonly lobbyID: string;
  /** A race known to have no seat for the racer any more. */
  readonly overID?: RaceID | undefined;
}

/** The lobby got the seat (and which lobby had it before), or a race has it. */
export type Seating =
  | { readonly isTaken: true; readonly before: string | null }
  | { readonly isTaken: false; readonly race: SeatInRace };

/**
 * Gives racers' seats to lobbies, wherever they were, unless a race has them. Rows are locked in the order of the
 * racers, here as in all that follows, so that concurrent calls cannot deadlock.
 *
 * @param takers no racer twice
 */
export async function takeSeats(
  db: Kysely<Database>,
  takers: readonly SeatTaker[],
): Promise<ReadonlyMap<UserID, Seating>> {
  const overIDs = Object.fromEntries(takers.map(({ userID, overID = null }) => [userID, overID]));
  const taken = await sql<{ user_id: UserID; before: string | null }>`
    insert into race_seats as seat (user_id, room_id, since_stamp)
    select user_id, room_id, ${CLOCK}
    from unnest(${idsOf(takers)}::bigint[], ${takers.map(({ lobbyID }) => lobbyID)}::text[]) as taker(user_id, room_id)
    order by user_id
    on conflict (user_id) do update
    set room_id = excluded.room_id, lobby_id = null, since_stamp = excluded.since_stamp
    where seat.lobby_id is null or seat.room_id = ${JSON.stringify(overIDs)}::jsonb ->> seat.user_id::text
    returning user_id, coalesce(old.lobby_id, old.room_id) as before`.execute(db);
  const seatings = new Map<UserID, Seating>(
    taken.rows.map((row) => [row.user_id, { isTaken: true, before: row.before }]),
  );
  if (seatings.size === takers.length) return seatings;
  const held = await db
    .selectFrom("race_seats")
    .select(["user_id", "room_id", "lobby_id", sql<number>`${CLOCK} - since_stamp`.as("seconds")])
    .where("user_id", "in", idsOf(takers.filter(({ userID }) => !seatings.has(userID))))
    .where("lobby_id", "is not", null)
    .$narrowType<{ lobby_id: string }>()
    .execute();
  for (const { user_id, room_id, lobby_id, seconds } of held) {
    seatings.set(user_id, { isTaken: false, race: { raceID: room_id as RaceID, lobbyID: lobby_id, seconds } });
  }
  // A race that ended just now has given its seats back.
  const again = takers.filter(({ userID }) => !seatings.has(userID));
  return again.length === 0 ? seatings : new Map([...seatings, ...(await takeSeats(db, again))]);
}

/** A race that a lobby makes for some of its racers. */
export interface SeatsMove {
  readonly raceID: RaceID;
  readonly lobbyID: string;
  readonly userIDs: readonly UserID[];
  /** The lobby's previous races, which are over. */
  readonly beforeIDs?: readonly RaceID[] | undefined;
}

/** Who races, each with whether a nitro of theirs comes along, and whether they say that words come at once. */
export type Movers = ReadonlyMap<UserID, { readonly hasNitro: boolean; readonly writesPhrases: boolean }>;

/**
 * Moves racers from lobbies into the races that these make, each with one of the nitros that are in no other race.
 * Idempotent.
 *
 * @param moves no racer twice
 * @returns the racers whose seats the lobby had: the others have gone elsewhere
 */
export async function moveSeats(db: Kysely<Database>, moves: readonly SeatsMove[]): Promise<Movers> {
  const racers = moves.flatMap(({ userIDs, raceID, lobbyID }) =>
    userIDs.map((userID) => ({ userID, raceID, lobbyID })),
  );
  const beforeIDs = Object.fromEntries(moves.map(({ raceID, beforeIDs: races = [] }) => [raceID, races]));
  const { rows } = await sql<{ user_id: UserID; has_nitro: boolean; hands: string | null }>`
    with moved as (
    insert into race_seats as seat (user_id, room_id, lobby_id, since_stamp)
    select user_id, room_id, lobby_id, ${CLOCK}
    from unnest(
      ${idsOf(racers)}::bigint[],
      ${racers.map(({ raceID }) => raceID)}::text[],
      ${racers.map(({ lobbyID }) => lobbyID)}::text[]
    ) as racer(user_id, room_id, lobby_id)
    order by user_id
    on conflict (user_id) do update
    set room_id = excluded.room_id, lobby_id = excluded.lobby_id, since_stamp = excluded.since_stamp
    where seat.room_id in (excluded.lobby_id, excluded.room_id)
      or (seat.lobby_id = excluded.lobby_id and ${JSON.stringify(beforeIDs)}::jsonb -> excluded.room_id ? seat.room_id)
    returning user_id, room_id::uuid as race_id
    ), taken as (
      insert into race_nitros (race_id, user_id, since_stamp)
      select race_id, user_id, ${CLOCK} from moved join users using (user_id)
      where users.nitros > (
        select count(*) from race_nitros other
        where other.user_id = moved.user_id and other.race_id <> moved.race_id
          and other.since_stamp > ${CLOCK} - ${NITRO_TAKEN / 1_000})
      on conflict (race_id, user_id) do update set since_stamp = excluded.since_stamp
      returning user_id
    )
    select user_id, exists (select 1 from taken where taken.user_id = moved.user_id) as has_nitro,
      ${handsAt("moved.user_id")} as hands
    from moved`.execute(db);
  return new Map(
    rows.map(({ user_id, has_nitro, hands }) => [
      user_id,
      { hasNitro: has_nitro, writesPhrases: writesPhrases(knownHands(hands)) },
    ]),
  );
}

/** A racer who is done with a race. */
export interface DoneRacer {
  readonly raceID: RaceID;
  readonly userID: UserID;
  /** A nitro that was used stays with the race until it is settled. */
  readonly usedNitro: boolean;
}

/**
 * Gives seats back to the lobbies that they came from, and before that the nitros that were not used. A seat that has moved
 * on stays where it is.
 */
export async function giveSeatsBack(db: Kysely<Database>, done: readonly DoneRacer[]): Promise<void> {
  await returnUnused(
    db,
    done.filter(({ usedNitro }) => !usedNitro),
  );
  const rows = done.map(({ raceID, userID }) => ({ room_id: raceID, user_id: userID }));
  await sql`
    with done as (
      select user_id, room_id
      from race_seats join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as done(user_id bigint, room_id text)
      using (user_id, room_id)
      order by user_id for update of race_seats
    )
    update race_seats as seat set room_id = seat.lobby_id, lobby_id = null
    from done
    where seat.user_id = done.user_id and seat.room_id = done.room_id and seat.lobby_id is not null`.execute(db);
}

export const purgeRaceSeats = purge("race_seats", (now) => sql`since_stamp < ${before(now, REMEMBERED)}`);

/** Those that are locked are being returned by their race. */
async function returnUnused(db: Kysely<Database>, done: readonly DoneRacer[]): Promise<void> {
  await sql`
    delete from race_nitros where (race_id, user_id) in (
      select race_id, user_id from race_nitros
      join unnest(${done.map(({ raceID }) => raceID)}::uuid[], ${idsOf(done)}::bigint[]) as done(race_id, user_id)
      using (race_id, user_id)
      for update of race_nitros skip locked)`.execute(db);
}

/** Part of settling: what was used has been paid. */
export async function returnNitros({ trx }: Pick<Work, "trx">, raceID: RaceID): Promise<void> {
  await trx.deleteFrom("race_nitros").where("race_id", "=", raceID).execute();
}

export const purgeRaceNitros = purge("race_nitros", (now) => sql`since_stamp < ${before(now, NITRO_TAKEN)}`);

const idsOf = (racers: readonly { readonly userID: UserID }[]): UserID[] => racers.map(({ userID }) => userID);
