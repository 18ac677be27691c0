import type { Achievement, AchievementID } from "../../content/achievements/achievement.ts";
import type { Stamp } from "../../units.ts";

/**
 * How a prize of a season or an event stands to somebody:
 * `claimed`; `waiting`: earned, and there to be claimed; `due`: reached, and written as earned with the next race or check;
 * `locked`: reached, and only for gold; `ahead`; `missed`: not earned before it was over.
 */
export const PRIZE_STATES = ["claimed", "waiting", "due", "locked", "ahead", "missed"] as const;
export type PrizeState = (typeof PRIZE_STATES)[number];

/** What is known of somebody who may get a prize. */
export interface Taker {
  /** What was earned, and whether its reward was taken. */
  readonly earned: ReadonlyMap<AchievementID, { readonly isClaimed: boolean }>;
  /** Whether what it asks for is reached, whoever may have it. */
  readonly hasReached: boolean;
  readonly mayHave: boolean;
  /** What was reached before the end and only not written is there afterwards, too. */
  readonly keeps: boolean;
}

/** @source teams-shop-seasons §4 Seasons */
export function prizeState(
  { achievementID, season, event }: Pick<Achievement, "achievementID" | "season" | "event">,
  { earned, hasReached, mayHave, keeps }: Taker,
  now: Stamp,
): PrizeState {
  const own = earned.get(achievementID);
  if (own) return own.isClaimed ? "claimed" : "waiting";
  const during = season ?? event;
  if (during && now >= during.endStamp) return hasReached && keeps ? "due" : "missed";
  if (!hasReached) return "ahead";
  return mayHave ? "due" : "locked";
}
