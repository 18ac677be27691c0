import { LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import { worldNamed } from "#shared/content/worlds.ts";
import { formatDay, formatDays, formatMonth, formatTime } from "#shared/format/dates.ts";
import { formatCount, formatNumber, formatSpeed } from "#shared/format/figures.ts";
import { lessonOf, worldOf, type BoardPart } from "#shared/rules/board-parts.ts";
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

/** The name of a lesson or a world. */
export function partWords(part: BoardPart): string {
  const lesson = lessonOf(part);
  return lesson === undefined ? worldNamed(worldOf(part) ?? 0) : LESSON_NAMES[lesson];
}

/** One choice of a part: the viewer's own world says so. */
export function partLabel(part: BoardPart, ownWorldID: number | undefined): string {
  if (lessonOf(part) !== undefined) return `Lesson: ${partWords(part)}`;
  return worldOf(part) === ownWorldID ? `Your world: ${partWords(part)}` : partWords(part);
}

const inLesson = (part: BoardPart | null): string =>
  part !== null && lessonOf(part) !== undefined ? ` in ${partWords(part)}` : "";

const ofWorld = (part: BoardPart | null): string =>
  part !== null && worldOf(part) !== undefined ? ` Only racers of ${partWords(part)} stand here.` : "";

/** What the board counts, in a sentence or two. */
export function ruleWords({ board, group, time, part }: ShownBoard): string {
  if (board === "points") {
    return group === "racers"
      ? `XP from public races${inLesson(part)}. Your best 25 of each day count.${ofWorld(part)}`
      : "XP that members won for their team in public races.";
  }
  const races = HOF_RACES[SPAN_OF[time]];
  return group === "racers"
    ? `Average speed in public races${inLesson(part)}. You need ${races} of them.${ofWorld(part)}`
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
export function ownWords(page: Leaderboard, isElsewhere: boolean): string {
  const { own, group, entrants, filter } = page;
  if (own === null && group === "teams") return "Join a team to see its place here.";
  if (own === null) return isElsewhere ? "You're in another world. You can move there in My Settings." : "";
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
  return page.isRunning
    ? `One public race${inLesson(page.part)} ${OF_TIME[page.time]}, and you're on the board.`
    : "No races in that time.";
}
