import { type Kysely } from "kysely";

import { seasonByID } from "../../content/seasons/calendar.ts";
import type { Site } from "../../content/site.ts";
import type { BoardFilter, BoardTeam, Leaderboard } from "../../contracts/goals/leaderboards.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { BoardPart } from "../../rules/board-parts.ts";
import {
  BOARD,
  boardKey,
  boardOf,
  isRunning,
  periodToShow,
  SPAN_OF,
  type Board,
  type BoardGroup,
  type BoardKind,
  type BoardTime,
} from "../../rules/boards.ts";
import { endOfPeriod, startOfPeriod } from "../../rules/periods.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { App } from "../platform/work.ts";
import { refuseClosed } from "../players/class-standing.ts";
import { CARD_COLUMNS, cardOfRow, cardTimesOf, type CardTimes } from "../players/player-card.ts";
import { shownName } from "../teams/shown-name.ts";
import { knownPlaces } from "./known-places.ts";
import { checkPart, isElsewhere } from "./parts.ts";
import { ownPlace, type MadeBoard, type Unranked, type UnrankedRacer } from "./places.ts";
import { rankingsOf } from "./rankings.ts";
import { mayStillStand } from "./standings.ts";

/** Which board somebody looks at. */
export interface AskedBoard {
  readonly board: BoardKind;
  readonly group: BoardGroup;
  readonly time: BoardTime;
  readonly filter: BoardFilter;
  readonly part?: BoardPart | undefined;
  readonly seasonID?: number | undefined;
}

/**
 * The first places of a board and the caller's own. Who stands there is joined now: names are never older than this answer, and
 * whom strangers may not see is left out. Refuses: classSetting, notFound, badInput (a part without a board).
 */
export async function boardPageOf(app: App, asked: AskedBoard, userID: UserID | undefined): Promise<Leaderboard> {
  const { db, config } = app;
  const { part } = asked;
  if (userID !== undefined) await refuseClosed(db, userID, "show_leaderboards");
  checkPart(config.site, asked.group, part);
  const times = cardTimesOf(app);
  const span = SPAN_OF[asked.time];
  const filter = asked.group === "teams" ? "everyone" : asked.filter;
  const period = periodOf(asked, times.now);
  const head = {
    board: asked.board,
    group: asked.group,
    time: asked.time,
    filter,
    part: part ?? null,
    site: config.site,
  };
  const seasons = await seasonsOf(db);
  if (period === undefined) return { ...head, ...NO_PERIOD, seasons };
  const board: Board = { kind: asked.board, group: asked.group, span, period, site: config.site, part };
  const made = await madeBoard(db, board);
  const shown =
    filter === "everyone"
      ? await placesOf(db, board, made, times, userID)
      : await knownPlaces(db, board, filter, times, userID);
  const season = span === "season" ? seasonByID(period) : undefined;
  return {
    ...head,
    season: season ?? null,
    startStamp: startOfPeriod(span, period) ?? null,
    endStamp: endOfPeriod(span, period) ?? null,
    isRunning: isRunning(span, period, times.now),
    madeStamp: made?.made_stamp ?? null,
    entrants: made?.entrants ?? 0,
    ...(await withRankings(db, config.site, times.now, shown)),
    ...((await isElsewhere(db, part, userID)) && { own: null }),
    seasons,
  };
}

async function withRankings(db: Kysely<Database>, site: Site, now: Stamp, shown: Unranked): Promise<Shown> {
  const ids = shown.racers.map(({ userID }) => userID);
  const rankings = await rankingsOf(db, site, now, ids);
  return { ...shown, racers: shown.racers.map((racer) => ({ ...racer, ranking: rankings.get(racer.userID) ?? null })) };
}

const NO_PERIOD = {
  season: null,
  startStamp: null,
  endStamp: null,
  isRunning: false,
  madeStamp: null,
  entrants: 0,
  racers: [],
  teams: [],
  own: null,
};

function periodOf({ time, seasonID }: AskedBoard, now: Stamp): number | undefined {
  const span = SPAN_OF[time];
  if (span !== "season" || seasonID === undefined) return periodToShow(span, now);
  const season = seasonByID(seasonID);
  if (!season || season.startStamp > now) throw new Refusal("notFound", "There's no such season yet.");
  return season.seasonID;
}

async function madeBoard(db: Kysely<Database>, board: Board) {
  return db
    .selectFrom("boards")
    .select(["version", "entrants", "shares", "made_stamp"])
    .where("board", "=", boardKey(board))
    .executeTakeFirst();
}

/** The seasons that have a board, the newest first. */
async function seasonsOf(db: Kysely<Database>): Promise<Leaderboard["seasons"]> {
  const rows = await db.selectFrom("boards").select("board").where("board", "like", "points:racers:season:%").execute();
  const ids = new Set(rows.map(({ board }) => boardOf(board).period));
  return [...ids].toSorted((one, other) => other - one).flatMap((id) => seasonByID(id) ?? []);
}

type Shown = Pick<Leaderboard, "racers" | "teams" | "own">;

async function placesOf(
  db: Kysely<Database>,
  board: Board,
  made: MadeBoard | undefined,
  times: CardTimes,
  userID: UserID | undefined,
): Promise<Unranked> {
  const id = userID !== undefined && board.group === "teams" ? await teamOf(db, userID) : userID;
  return {
    racers: made && board.group === "racers" ? await racersOn(db, board, made, times) : [],
    teams: made && board.group === "teams" ? await teamsOn(db, board, made) : [],
    own: id === undefined ? null : await ownPlace(db, board, made, id, times.now),
  };
}

async function teamOf(db: Kysely<Database>, userID: UserID): Promise<TeamID | undefined> {
  const row = await db.selectFrom("team_members").select("team_id").where("user_id", "=", userID).executeTakeFirst();
  return row?.team_id;
}

const linesOn = (db: Kysely<Database>, board: Board, { version }: MadeBoard) =>
  db
    .selectFrom("board_lines")
    .select(["board_lines.place", "board_lines.figure", "board_lines.races"])
    .where("board_lines.board", "=", boardKey(board))
    .where("board_lines.version", "=", version)
    .orderBy("board_lines.place")
    .limit(BOARD.shown);

async function racersOn(
  db: Kysely<Database>,
  board: Board,
  made: MadeBoard,
  times: CardTimes,
): Promise<readonly UnrankedRacer[]> {
  const rows = await linesOn(db, board, made)
    .innerJoin("users", "users.user_id", "board_lines.entrant_id")
    .select(CARD_COLUMNS)
    .where(mayStillStand(times.now))
    .execute();
  return rows.map((row) => ({ ...cardOfRow(row, times), place: row.place, figure: row.figure, races: row.races }));
}

async function teamsOn(db: Kysely<Database>, board: Board, made: MadeBoard): Promise<readonly BoardTeam[]> {
  const rows = await linesOn(db, board, made)
    .innerJoin("teams", "teams.team_id", "board_lines.entrant_id")
    .select(["teams.team_id", "teams.tag", "teams.tag_color", "teams.name", "teams.is_name_hidden", "teams.members"])
    .execute();
  return rows.map(({ team_id: teamID, tag_color: tagColor, ...row }) => ({
    teamID,
    tag: row.tag,
    tagColor,
    name: shownName(row),
    members: row.members,
    place: row.place,
    figure: row.figure,
    races: row.races,
  }));
}
