import { formatDay, formatDays, formatMonth, formatTime } from "#shared/format/dates.ts";
import { formatCount, formatNumber, formatSpeed } from "#shared/format/figures.ts";
import { HOF_RACES, SPAN_OF } from "#shared/rules/boards.ts";

import type { Leaderboard, ShownBoard } from "../../data/boards/use-leaderboard.ts";

export const TIME_LABELS = { daily: "Day", weekly: "Week", monthly: "Month", season: "Season" } as const;
export const BOARD_LABELS = { points: "Points", hof: "Speed" } as const;
export const GROUP_LABELS = { racers: "Racers", teams: "Teams" } as const;
export const FILTER_LABELS = { everyone: "Everyone", friends: "Friends", team: "My team" } as const;

const OF_TIME = { daily: "today", weekly: "this week", monthly: "this month", season: "this season" } as const;

/** The title of the figures. */
export const figureTitle = (board: ShownBoard["board"], isMath: boolean): string =>
  board === "points" ? "Points" : isMath ? "Answers a minute" : "WPM";

export const figureWords = (board: ShownBoard["board"], figure: number): string =>
  board === "points" ? formatNumber(figure) : formatSpeed(figure);

/** The badge of the best by points of the week; undefined for the others. */
export const rankingWords = (ranking: number | null): string | undefined =>
  ranking === null ? undefined : ranking <= 3 ? `#${ranking}` : "Top 100";

/** What the board counts, in a sentence. */
export function ruleWords({ board, group, time }: ShownBoard): string {
  if (board === "points") {
    return group === "racers"
      ? "XP from public races. Your best 25 races of each day count."
      : "XP that members won for their team in public races.";
  }
  const races = HOF_RACES[SPAN_OF[time]];
  return group === "racers"
    ? `Average speed in public races. You need ${races} of them.`
    : `Average speed of a team's public races. A team needs ${races} of them.`;
}

/** When the board's period is. Days and weeks are those of UTC. */
export function periodWords({ time, startStamp, endStamp, season }: Leaderboard): string {
  if (startStamp === null || endStamp === null) return "";
  if (time === "daily") return formatDay(startStamp, "UTC");
  if (time === "monthly") return formatMonth(startStamp, "UTC");
  const days = formatDays({ startStamp, endStamp }, "UTC");
  return season ? `${season.name}, ${days}` : days;
}

/** How old the board is. */
export const madeWords = ({ madeStamp, isRunning, filter }: Leaderboard): string =>
  filter !== "everyone"
    ? "As of now"
    : madeStamp === null
      ? ""
      : isRunning
        ? `As of ${formatTime(madeStamp)}`
        : "Final";

/** The viewer's own place, in a sentence. */
export function ownWords(page: Leaderboard): string {
  const { own, group, entrants, filter } = page;
  if (own === null) return group === "teams" ? "Join a team to see its place here." : "";
  const whose = group === "teams" ? "Your team" : "You";
  const verb = group === "teams" ? "is" : "are";
  if (own.place !== null) {
    const of = filter === "everyone" && own.place <= entrants ? ` of ${formatNumber(entrants)}` : "";
    return `${whose} ${verb} number ${formatNumber(own.place)}${of}.`;
  }
  if (own.bestPercent !== null) return `${whose} ${verb} among the best ${own.bestPercent}%.`;
  if (own.racesToGo > 0) {
    return `${formatCount(own.racesToGo, "more race")} to a place on this board.`;
  }
  if (own.figure !== null) return `${whose} ${verb} on the way up the board.`;
  return page.isRunning ? `One public race ${OF_TIME[page.time]}, and you're on the board.` : "No races in that time.";
}
