import type { LessonView, LiveLane, LivePupil, PodiumLine } from "#shared/contracts/realtime/classroom.ts";
import { formatChange, formatOrdinal, formatSpeed } from "#shared/format/figures.ts";
import type { Ranking } from "#shared/rules/classroom/numbers.ts";

import type { Tone } from "../../ui/data/badge.tsx";

export interface Said {
  readonly words: string;
  readonly tone: Tone;
}

const PRESENCES: Readonly<Record<LivePupil["presence"], Said>> = {
  here: { words: "In the lesson", tone: "teal" },
  away: { words: "Connection lost", tone: "amber" },
  online: { words: "In the game, not here", tone: "sky" },
  offline: { words: "Not logged in", tone: "neutral" },
};

/**
 * What a pupil does.
 *
 * @param place among those who are done, where the race is about places
 */
export function doingWords(
  presence: LivePupil["presence"],
  lane: LiveLane | undefined,
  place: number | undefined,
): Said {
  if (!lane) return PRESENCES[presence];
  if (!lane.isClassRace) return { words: "In a race of their own", tone: "sky" };
  if (lane.standing === "finished") {
    return { words: place === undefined ? "Done" : `Done, ${formatOrdinal(place)}`, tone: "gold" };
  }
  if (lane.standing === "unfinished") return { words: "Didn't finish", tone: "neutral" };
  if (lane.standing === "disqualified") return { words: "Out of the race", tone: "neutral" };
  if (!lane.isHere) return { words: "Connection lost", tone: "amber" };
  if (lane.isPaused) return { words: "Paused", tone: "neutral" };
  return lane.isIdle ? { words: "Hasn't typed for a while", tone: "amber" } : { words: "Racing", tone: "teal" };
}

export const RANKING_NAMES: Readonly<Record<Ranking, string>> = {
  place: "Who is fastest",
  improvement: "Who improves most",
};

export const RANKING_HINTS: Readonly<Record<Ranking, string>> = {
  place: "By the time that each one takes.",
  improvement: "By how much faster each one is than on average before, so everyone can win.",
};

/** How far a race is. */
export const doneWords = ({ done, racers }: NonNullable<LessonView["race"]>): string =>
  `${done} of ${racers} ${racers === 1 ? "is" : "are"} done`;

/** In percent over the average before. */
export const improvementWords = (improvement: number | null): string =>
  improvement === null ? "First races" : `${formatChange(improvement, 1)}%`;

/** What a place is for. */
export const podiumWords = (
  { speed, improvement }: Pick<PodiumLine, "speed" | "improvement">,
  ranking: Ranking,
  unit: string,
): string => (ranking === "place" ? `${formatSpeed(speed)} ${unit}` : improvementWords(improvement));
