import { sql, type Kysely } from "kysely";

import type { BoardFilter } from "../../contracts/goals/leaderboards.ts";
import type { UserID } from "../../ids.ts";
import { figureOf, inBoardOrder, racesToGo, standsOn, type Board } from "../../rules/boards.ts";
import type { Database } from "../database.ts";
import { cardColumns, cardOfRow, type CardTimes } from "../players/player-card.ts";
import { doneBy, type Unranked } from "./places.ts";
import { mayStand } from "./standings.ts";

/** More than anybody has friends or teammates. */
const MOST = 500;

/** The racers whom somebody may look for, themself included. */
const KNOWN = {
  friends: (userID: UserID) =>
    sql<UserID>`(select friend_id from friendships where user_id = ${userID} union select ${userID}::bigint)`,
  team: (userID: UserID) => sql<UserID>`(select m.user_id from team_members own
    join team_members m on m.team_id = own.team_id where own.user_id = ${userID} union select ${userID}::bigint)`,
};

/** The places of a player's friends or teammates among each other, as things are now. A guest knows nobody. */
export async function knownPlaces(
  db: Kysely<Database>,
  board: Board,
  filter: Exclude<BoardFilter, "everyone">,
  times: CardTimes,
  userID: UserID | undefined,
): Promise<Unranked> {
  if (userID === undefined) return { racers: [], teams: [], own: null };
  const known = await db
    .selectFrom("users")
    .select(cardColumns(userID))
    .where("users.user_id", "in", KNOWN[filter](userID))
    .where(mayStand(board.site, times.now))
    .limit(MOST)
    .execute();
  const cards = new Map<number, (typeof known)[number]>(known.map((row) => [row.user_id, row]));
  const done = await doneBy(db, board, [...new Set([...known.map((row) => row.user_id), userID])]);
  const placed = done
    .filter((standing) => cards.has(standing.id) && standsOn(board, standing))
    .toSorted(inBoardOrder(board.kind));
  const racers = placed.flatMap((standing, nth) => {
    const card = cards.get(standing.id);
    const line = { place: nth + 1, figure: figureOf(board.kind, standing), races: standing.ranked };
    return card ? [{ ...cardOfRow(card, times), ...line }] : [];
  });
  const own = done.find(({ id }) => id === userID);
  const place = racers.find((racer) => racer.userID === userID)?.place ?? null;
  const isBegun = own !== undefined && (board.kind === "points" ? own.points > 0 : own.average !== null);
  return {
    racers,
    teams: [],
    own: {
      place,
      bestPercent: null,
      figure: isBegun ? figureOf(board.kind, own) : null,
      races: own?.ranked ?? 0,
      racesToGo: racesToGo(board, own?.ranked ?? 0),
    },
  };
}
