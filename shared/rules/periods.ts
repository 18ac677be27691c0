import { seasonByID } from "../content/seasons/calendar.ts";
import { after, dayOf, days, hours, startOf, type Day, type Stamp } from "../units.ts";
import { seasonAt } from "./seasons/calendar.ts";

/** Spans of time over which scores are counted. League weeks end on another evening than weeks do. */
export const SPANS = ["day", "week", "month", "season", "league", "team-league"] as const;
export type Span = (typeof SPANS)[number];

const WEEK_DAYS = 7;
const WEEK_S = WEEK_DAYS * 86_400;
const MONTHS = 12;
/** Monday, 29 December 1969. */
const FIRST_MONDAY = -3;
/** The evening at which a league week begins and the one before it ends. @source rules Leagues: Closing */
const LEAGUE_START: Stamp = after(startOf(1 as Day), hours(21));
const TEAM_LEAGUE_START: Stamp = after(startOf(-1 as Day), hours(21));

interface Rule {
  /** undefined between two seasons. */
  periodOf(this: void, stamp: Stamp): number | undefined;
  /** The first second of a period; undefined for one that the calendar doesn't know. */
  startOf(this: void, period: number): Stamp | undefined;
  /** The first second after it. */
  endOf(this: void, period: number): Stamp | undefined;
}

/** Periods that begin one where the other ends. */
const rule = (periodOf: (stamp: Stamp) => number, start: (period: number) => Stamp): Rule => ({
  periodOf,
  startOf: start,
  endOf: (period) => start(period + 1),
});

const weeksFrom = (first: Stamp): Rule =>
  rule(
    (stamp) => Math.floor((stamp - first) / WEEK_S),
    (period) => after(first, days(period * WEEK_DAYS)),
  );

const RULES: Readonly<Record<Span, Rule>> = {
  day: rule(dayOf, (period) => startOf(period as Day)),
  week: weeksFrom(startOf(FIRST_MONDAY as Day)),
  month: rule(
    (stamp) => {
      const date = new Date(stamp * 1_000);
      return date.getUTCFullYear() * MONTHS + date.getUTCMonth();
    },
    (period) => (Date.UTC(Math.floor(period / MONTHS), period % MONTHS) / 1_000) as Stamp,
  ),
  season: {
    periodOf: (stamp) => seasonAt(stamp)?.seasonID,
    startOf: (period) => seasonByID(period)?.startStamp,
    endOf: (period) => seasonByID(period)?.endStamp,
  },
  league: weeksFrom(LEAGUE_START),
  "team-league": weeksFrom(TEAM_LEAGUE_START),
};

/** The number of the period of a span in which a moment lies, UTC; undefined between two seasons. @source rules Leagues, Boards */
export const periodOf = (span: Span, stamp: Stamp): number | undefined => RULES[span].periodOf(stamp);

/** The first second of a period; undefined for a season that isn't in the calendar. */
export const startOfPeriod = (span: Span, period: number): Stamp | undefined => RULES[span].startOf(period);

/** The first second after a period; undefined for a season that isn't in the calendar. */
export const endOfPeriod = (span: Span, period: number): Stamp | undefined => RULES[span].endOf(period);
