import { sql, type Kysely } from "kysely";

import type { BoardRacer, Leaderboard } from "../../contracts/goals/leaderboards.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { worldOf } from "../../rules/board-parts.ts";
import {
  BOARD,
  bestPercent,
  boardKey,
  figureOf,
  racesToGo,
  standsOn,
  type Board,
  type Standing,
} from "../../rules/boards.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { mayStand, standingOfTeam, standings, standingsOf } from "./standings.ts";

/** A board as it was made last. */
export interface MadeBoard {
  readonly version: number;
  readonly shares: readonly number[];
}

export type UnrankedRacer = Omit<BoardRacer, "ranking">;
/** What a board shows, but for the badges beside the names. */
export interface Unranked extends Pick<Leaderboard, "teams" | "own"> {
  readonly racers: readonly UnrankedRacer[];
}

/** What somebody has on a board. */
export interface OwnPlace {
  readonly place: number | null;
  readonly bestPercent: number | null;
  readonly figure: number | null;
  readonly races: number;
  readonly racesToGo: number;
}

const NOTHING_DONE = { place: null, bestPercent: null, figure: null, races: 0 } as const;

interface StandingRow {
  readonly id: number;
  readonly points: number;
  readonly average: number | null;
  readonly ranked: number;
  readonly last_stamp: Standing["lastStamp"];
}

const standingOf = ({ last_stamp: lastStamp, ...row }: StandingRow): Standing => ({ ...row, lastStamp });

/** What some racers did in a board's period, as it is now. */
export async function doneBy(
  db: Kysely<Database>,
  board: Board,
  userIDs: readonly UserID[],
): Promise<readonly Standing[]> {
  const { rows } = await sql<StandingRow>`select * from ${standingsOf(board, userIDs)} s`.execute(db);
  return rows.map(standingOf);
}

async function doneByTeam(db: Kysely<Database>, board: Board, teamID: TeamID): Promise<Standing | undefined> {
  const { rows } = await sql<StandingRow>`select * from ${standingOfTeam(board, teamID)} s`.execute(db);
  return rows[0] && standingOf(rows[0]);
}

/**
 * Somebody's own place: that of the lines; of who is not among them counted as things are now, up to a bound, and beyond it as a
 * share. Teams further down are told the share, and so are racers of a world with a full board.
 */
export async function ownPlace(
  db: Kysely<Database>,
  board: Board,
  made: MadeBoard | undefined,
  id: UserID | TeamID,
  now: Stamp,
): Promise<OwnPlace> {
  const line = made && (await lineOf(db, board, made, id));
  if (line) return { ...line, bestPercent: null, racesToGo: 0 };
  const standing =
    board.group === "racers" ? (await doneBy(db, board, [id as UserID]))[0] : await doneByTeam(db, board, id as TeamID);
  if (!standing) return { ...NOTHING_DONE, racesToGo: racesToGo(board, 0) };
  const { ranked, points, average } = standing;
  const isBegun = board.kind === "points" ? points > 0 : average !== null;
  const done = { figure: isBegun ? figureOf(board.kind, standing) : null, races: ranked };
  if (!standsOn(board, standing) || !(await standsAtAll(db, board, id, now))) {
    return { ...NOTHING_DONE, ...done, racesToGo: racesToGo(board, ranked) };
  }
  const shares = made?.shares ?? [];
  const isCounted = board.group === "racers" && (worldOf(board.part) === undefined || shares.length === 0);
  const before = isCounted ? await countBefore(db, board, standing) : BOARD.counted;
  const isFar = before >= BOARD.counted;
  return {
    ...done,
    place: isFar ? null : before + 1,
    bestPercent: isFar && shares.length > 0 ? bestPercent(figureOf(board.kind, standing), shares) : null,
    racesToGo: 0,
  };
}

/** Bots, the banned, and whose results are in doubt have no place. */
async function standsAtAll(db: Kysely<Database>, board: Board, id: UserID | TeamID, now: Stamp): Promise<boolean> {
  if (board.group !== "racers") return true;
  const row = await db
    .selectFrom("users")
    .select("user_id")
    .where("user_id", "=", id as UserID)
    .where(mayStand(board.site, now))
    .executeTakeFirst();
  return row !== undefined;
}

const lineOf = (db: Kysely<Database>, board: Board, { version }: MadeBoard, id: number) =>
  db
    .selectFrom("board_lines")
    .select(["place", "figure", "races"])
    .where("board", "=", boardKey(board))
    .where("entrant_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();

/** How many are before somebody in the order of the board; little more than the bound at most. Who has more is counted in the index alone. */
async function countBefore(db: Kysely<Database>, board: Board, own: Standing): Promise<number> {
  const { id, points, average, ranked, lastStamp } = own;
  const [hasMore, isFirstOfEqual] =
    board.kind === "points"
      ? [
          sql`s.points > ${points}`,
          sql`s.points = ${points}
            and (s.last_stamp, s.ranked, s.id) < (${lastStamp}::bigint, ${ranked}::integer, ${id}::bigint)`,
        ]
      : [
          sql`s.average > ${average}`,
          sql`s.average = ${average} and (-s.ranked, s.id) < (${-ranked}::integer, ${id}::bigint)`,
        ];
  const { rows } = await sql<{ readonly before: number }>`
    select ((select count(*) from (select 1 from ${standings(board)} s where ${hasMore} limit ${BOARD.counted}) m)
      + (select count(*) from (select 1 from ${standings(board)} s where ${isFirstOfEqual} limit ${BOARD.counted}) e)
    )::integer as before`.execute(db);
  return rows[0]?.before ?? 0;
}
