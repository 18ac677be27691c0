import type { Site } from "../content/site.ts";
import { after, before, hours, seconds, type Ms, type Stamp } from "../units.ts";
import type { BoardPart } from "./board-parts.ts";
import { endOfPeriod, periodOf, startOfPeriod, type Span } from "./periods.ts";
import { seasonToShow } from "./seasons/calendar.ts";

/** What a board ranks by: points of the period, or the average speed of its ranked races. @source teams-shop-seasons §3 Leaderboard store */
export const BOARD_KINDS = ["points", "hof"] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** Who stands on a board. */
export const BOARD_GROUPS = ["racers", "teams"] as const;
export type BoardGroup = (typeof BOARD_GROUPS)[number];

export const BOARD_TIMES = ["daily", "weekly", "monthly", "season"] as const;
export type BoardTime = (typeof BOARD_TIMES)[number];

export type BoardSpan = Extract<Span, "day" | "week" | "month" | "season">;
export const SPAN_OF: Readonly<Record<BoardTime, BoardSpan>> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  season: "season",
};

/** Ranked races that a place on a board of averages takes, of a racer or of a team. @source rules Boards */
export const HOF_RACES: Readonly<Record<BoardSpan, number>> = { day: 10, week: 25, month: 50, season: 100 };

/** @source rules Boards, growth 3 */
export const BOARD = {
  /** Places that a snapshot keeps. */
  lines: 1_000,
  /** Places that are shown. */
  shown: 100,
  /** A place further down is counted up to this one; beyond it a share is told. */
  counted: 10_000,
  /** So long after its end a board is still made again: races that ran over the end are paid by then. */
  settles: hours(1),
  /** How often everybody on a board is counted. */
  countedEvery: hours(0.5),
} as const satisfies Record<string, number | Ms>;

/** One board: of one kind, group, period and site, and of one part of its racers or races. */
export interface Board {
  readonly kind: BoardKind;
  readonly group: BoardGroup;
  readonly span: BoardSpan;
  /** `periods.ts` */
  readonly period: number;
  readonly site: Site;
  /** undefined: of everybody. */
  readonly part?: BoardPart | undefined;
}

/** The name under which a board is kept, such as `points:racers:week:2947:type`, or `points:racers:week:2947:type:world:3`. */
export const boardKey = ({ kind, group, span, period, site, part }: Board): string =>
  [kind, group, span, period, site, ...(part === undefined ? [] : [part])].join(":");

/** The board of a name. */
export function boardOf(key: string): Board {
  const [kind, group, span, period, site, ...part] = key.split(":");
  return {
    kind,
    group,
    span,
    period: Number(period),
    site,
    ...(part.length > 0 && { part: part.join(":") }),
  } as Board;
}

/** What a racer or a team did in a period. */
export interface Standing {
  readonly id: number;
  readonly points: number;
  /** Of ranked races; null before the first. */
  readonly average: number | null;
  /** Ranked races. */
  readonly ranked: number;
  /** When the points were had. */
  readonly lastStamp: Stamp;
}

/** Whether somebody has done enough for a place. */
export const standsOn = ({ kind, span }: Pick<Board, "kind" | "span">, { points, ranked }: Standing): boolean =>
  kind === "points" ? points > 0 : ranked >= HOF_RACES[span];

/** Ranked races that are still to be driven for a place among averages. */
export const racesToGo = ({ kind, span }: Pick<Board, "kind" | "span">, ranked: number): number =>
  kind === "points" ? 0 : Math.max(0, HOF_RACES[span] - ranked);

/** What a board ranks by. */
export const figureOf = (kind: BoardKind, { points, average }: Pick<Standing, "points" | "average">): number =>
  kind === "points" ? points : (average ?? 0);

/**
 * The order of a board: the most points, who had them first, in fewer races; or the highest average, over more races. The
 * older account or team is first where nothing else tells.
 *
 * @source rules Boards
 */
export function inBoardOrder(kind: BoardKind): (one: Standing, other: Standing) => number {
  if (kind === "hof") {
    return (one, other) => (other.average ?? 0) - (one.average ?? 0) || other.ranked - one.ranked || one.id - other.id;
  }
  return (one, other) =>
    other.points - one.points || one.lastStamp - other.lastStamp || one.ranked - other.ranked || one.id - other.id;
}

/** The period that a board shows: the one that runs, or of seasons the one that was last. undefined before the first season. */
export const periodToShow = (span: BoardSpan, now: Stamp): number | undefined =>
  span === "season" ? seasonToShow(now)?.seasonID : periodOf(span, now);

/** Whether results of a period may still come in. */
export const isRunning = (span: BoardSpan, period: number, now: Stamp): boolean =>
  now < (endOfPeriod(span, period) ?? 0);

/** Whether a board, as it was made at a moment, stays as it is. */
export const isSettled = (endStamp: Stamp, madeStamp: Stamp): boolean => madeStamp >= after(endStamp, BOARD.settles);

/** The period that is shown at a moment, and the one before it: its last races may not be paid yet. */
export function periodsToMake(span: BoardSpan, now: Stamp): readonly number[] {
  const shown = periodToShow(span, now);
  const start = shown === undefined ? undefined : startOfPeriod(span, shown);
  if (shown === undefined || start === undefined) return [];
  const last = periodToShow(span, before(start, seconds(1)));
  return last === undefined ? [shown] : [shown, last];
}

/** Shares of a hundred at which a count of everybody keeps the figure: a hundredth, two hundredths … */
export const SHARES: readonly number[] = Array.from({ length: 99 }, (_, nth) => (nth + 1) / 100);

/**
 * Among the best how many percent somebody with a figure is.
 *
 * @param shares the figures of the last racers of the best 1 %, 2 % … 99 %
 */
export function bestPercent(figure: number, shares: readonly number[]): number {
  const reached = shares.findIndex((share) => figure >= share);
  return reached === -1 ? 100 : reached + 1;
}
