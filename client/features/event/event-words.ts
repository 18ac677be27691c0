import { formatCount, formatNumber } from "#shared/format/figures.ts";
import { EVENT_BONUS } from "#shared/rules/events/bonus.ts";

import type { EventPage, EventPrize } from "../../data/event/use-event.ts";

export type ShownEvent = NonNullable<EventPage["event"]>;
type Progress = Pick<ShownEvent, "level" | "totalPerks" | "currentLevelXP" | "requiredXP">;

/** What an event is to somebody now. */
export type Phase = "early" | "ready" | "open" | "in" | "done" | "over";

export function phaseOf({ isOver, isStarted, isIn, level, totalPerks }: ShownEvent): Phase {
  if (isOver) return "over";
  if (!isStarted) return isIn ? "ready" : "early";
  if (!isIn) return "open";
  return level > totalPerks ? "done" : "in";
}

/** What one does in an event, in a sentence. */
export const doWords = (phase: Phase, car: string): string => {
  switch (phase) {
    case "early":
      return `You have gold, so you can get ${car} today. Races count as soon as the event starts.`;
    case "ready":
      return `You're in with ${car}. Races count as soon as the event starts.`;
    case "open":
      return `Get ${car} to join, then race: every race fills your bar, and every full bar wins a perk.`;
    case "in":
      return "Every race you finish fills your bar, and every full bar wins a perk.";
    case "done":
      return "You've won every perk. Every race is just for fun from here.";
    case "over":
      return "It's over for this time. What you won is yours to keep.";
  }
};

/** How many perks are reached. */
export const reachedWords = ({ level, totalPerks }: Progress): string =>
  `${formatNumber(Math.min(level - 1, totalPerks))} of ${formatCount(totalPerks, "perk")}`;

export const wayWords = ({ level, totalPerks, currentLevelXP, requiredXP }: Progress): string =>
  level > totalPerks
    ? "All perks reached"
    : `${formatNumber(currentLevelXP)} of ${formatNumber(requiredXP)} XP to perk ${formatNumber(level)}`;

/** What a prize's place says beside its button. */
export function stateWords({ state, level, progress }: Pick<EventPrize, "state" | "level" | "progress">): string {
  switch (state) {
    case "claimed":
      return "Yours";
    case "waiting":
      return "Ready to claim";
    case "due":
      return "Reached";
    case "locked":
      return "For gold members";
    case "missed":
      return "Missed";
    case "ahead":
      return level === null || progress > 0 ? `${progress}%` : "To come";
  }
}

/** What the things of an event bring while they are worn. */
export const bonusWords = (percent: number): string =>
  percent === 0
    ? `Each thing of the event that you wear brings ${EVENT_BONUS.percentEach}% more event XP, up to ${EVENT_BONUS.percentEach * EVENT_BONUS.most}%.`
    : `What you wear brings you ${percent}% more event XP. The most is ${EVENT_BONUS.percentEach * EVENT_BONUS.most}%.`;
