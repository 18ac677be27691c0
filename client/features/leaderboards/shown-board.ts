import { seasonByID } from "#shared/content/seasons/calendar.ts";
import type { Site } from "#shared/content/site.ts";
import { partsOf } from "#shared/rules/board-parts.ts";
import { BOARD_GROUPS, BOARD_KINDS, BOARD_TIMES } from "#shared/rules/boards.ts";

import type { ShownBoard } from "../../data/boards/use-leaderboard.ts";

/** Whose places can be looked at. */
export const FILTERS = ["everyone", "friends", "team"] as const;

/** What an address without a choice shows. */
const FIRST: ShownBoard = { board: "points", group: "racers", time: "weekly", filter: "everyone", part: null };

const among = <T extends string>(values: readonly T[], said: string | null, otherwise: T): T =>
  values.find((value) => value === said) ?? otherwise;

/** The board of an address; what it doesn't say, or says wrongly, is the first choice. */
export function readBoard(search: URLSearchParams, site: Site): ShownBoard {
  const time = among(BOARD_TIMES, search.get("time"), FIRST.time);
  const group = among(BOARD_GROUPS, search.get("group"), FIRST.group);
  const season = time === "season" ? seasonByID(Number(search.get("season") ?? 0)) : undefined;
  return {
    board: among(BOARD_KINDS, search.get("board"), FIRST.board),
    group,
    time,
    filter: group === "teams" ? FIRST.filter : among(FILTERS, search.get("filter"), FIRST.filter),
    part: group === "teams" ? FIRST.part : (partsOf(site).find((part) => part === search.get("part")) ?? FIRST.part),
    ...(season && { seasonID: season.seasonID }),
  };
}

/** The address of a board: only what isn't the first choice is said. */
export function writeBoard({ seasonID, ...board }: ShownBoard): URLSearchParams {
  const search = new URLSearchParams();
  for (const key of ["board", "group", "time", "filter"] as const) {
    if (board[key] !== FIRST[key]) search.set(key, board[key]);
  }
  if (board.part !== null) search.set("part", board.part);
  if (board.time === "season" && seasonID !== undefined) search.set("season", String(seasonID));
  return search;
}
