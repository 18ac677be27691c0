import { sql, type Kysely } from "kysely";

import type { RaceID, UserID } from "../../ids.ts";
import { before, days, type Stamp } from "../../units.ts";
import type { Database } from "../postgres/tables.ts";
import type { Work } from "../work.ts";

/** Nobody sits so long: where somebody sat is forgotten. */
const REMEMBERED = days(2);

/** The database's clock: every node sees the same one. */
const CLOCK = sql<Stamp>`extract(epoch from clock_timestamp())::bigint`;

/** A seat in a race that may be running. */
export interface SeatInRace {
  readonly raceID: RaceID;
  readonly lobbyID: string;
  /** How long the race has had it, in whole seconds. */
  readonly seconds: number;
}

/** The seat is the lobby's now, and which lobby had it before; or a race has it. */
export type Seating =
  | { readonly isTaken: true; readonly before: string | null }
  | { readonly isTaken: false; readonly race: SeatInRace };

/**
 * Gives a racer's one seat to a lobby, wherever it was, unless a race has it.
 *
 * @param overID a race of which is known that the racer has no seat in it any more
 */
export async function takeSeat(
  db: Kysely<Database>,
  userID: UserID,
  lobbyID: string,
  overID?: RaceID,
): Promise<Seating> {
  const { rows } = await sql<{ before: string | null }>`
    insert into race_seats as seat (user_id, room_id, since_stamp) values (${userID}, ${lobbyID}, ${CLOCK})
    on conflict (user_id) do update
    set room_id = excluded.room_id, lobby_id = null, since_stamp = excluded.since_stamp
    where seat.lobby_id is null or seat.room_id = ${overID ?? null}
    returning coalesce(old.lobby_id, old.room_id) as before`.execute(db);
  const [taken] = rows;
  if (taken) return { isTaken: true, before: taken.before };
  const held = await db
    .selectFrom("race_seats")
    .select(["room_id", "lobby_id", sql<number>`${CLOCK} - since_stamp`.as("seconds")])
    .where("user_id", "=", userID)
    .executeTakeFirst();
  // A race that ended just now has given the seat back.
  if (!held || held.lobby_id === null) return takeSeat(db, userID, lobbyID, overID);
  return { isTaken: false, race: { raceID: held.room_id as RaceID, lobbyID: held.lobby_id, seconds: held.seconds } };
}

/**
 * Moves racers from a lobby into the race it makes.
 *
 * @param beforeID the lobby's race before this one, which is over
 * @returns whose seat the lobby had: the others have gone elsewhere
 */
export async function moveSeats(
  db: Kysely<Database>,
  raceID: RaceID,
  lobbyID: string,
  userIDs: readonly UserID[],
  beforeID?: RaceID,
): Promise<ReadonlySet<UserID>> {
  const { rows } = await sql<{ user_id: UserID }>`
    insert into race_seats as seat (user_id, room_id, lobby_id, since_stamp)
    select user_id, ${raceID}, ${lobbyID}, ${CLOCK} from unnest(${userIDs}::bigint[]) as racer(user_id) order by user_id
    on conflict (user_id) do update
    set room_id = excluded.room_id, lobby_id = excluded.lobby_id, since_stamp = excluded.since_stamp
    where seat.room_id = ${lobbyID} or (seat.lobby_id = ${lobbyID} and seat.room_id = ${beforeID ?? null})
    returning user_id`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Who is done with a race. */
export interface DoneRacer {
  readonly raceID: RaceID;
  readonly userID: UserID;
}

/** Gives seats back to the lobbies that they came from. One that has moved on stays where it is. */
export async function giveSeatsBack(db: Kysely<Database>, done: readonly DoneRacer[]): Promise<void> {
  const rows = done.map(({ raceID, userID }) => ({ room_id: raceID, user_id: userID }));
  await sql`
    update race_seats as seat set room_id = seat.lobby_id, lobby_id = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as done(user_id bigint, room_id text)
    where seat.user_id = done.user_id and seat.room_id = done.room_id and seat.lobby_id is not null`.execute(db);
}

export async function forgetRaceSeats({ trx, now }: Work): Promise<void> {
  await trx.deleteFrom("race_seats").where("since_stamp", "<", before(now, REMEMBERED)).execute();
}
