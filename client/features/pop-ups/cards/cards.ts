import type { DueAchievement } from "../../../data/notices/use-pop-ups.ts";

/** Cards on the page at once. @source core §9 Achievement popup */
export const MOST_CARDS = 3;
/** How long a card takes to go. @source core §4 Notifications */
export const CARD_GOES_MS = 500;

/** An achievement on the page. */
export interface ShownCard {
  readonly achievement: DueAchievement;
  /** It was seen, here or elsewhere, and is on its way out. */
  readonly isLeaving: boolean;
}

/**
 * The cards after what is due has changed: those that are due no more leave, and others take the places that are free. Where there is room for fewer by now, the last ones wait again.
 *
 * @param most cards that have room
 */
export function nextCards(
  before: readonly ShownCard[],
  due: readonly DueAchievement[],
  most: number = MOST_CARDS,
): readonly ShownCard[] {
  const kept = before.slice(0, most).map(({ achievement }) => {
    const now = due.find(({ key }) => key === achievement.key);
    return { achievement: now ?? achievement, isLeaving: now === undefined };
  });
  const shown = new Set(kept.map(({ achievement }) => achievement.key));
  const waiting = due.filter(({ key }) => !shown.has(key));
  const fresh = waiting.slice(0, Math.max(0, most - kept.length));
  return [...kept, ...fresh.map((achievement) => ({ achievement, isLeaving: false }))];
}

/** Whether two lists show the same. */
export const areSameCards = (one: readonly ShownCard[], other: readonly ShownCard[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ achievement, isLeaving }, at) => achievement === other[at]?.achievement && isLeaving === other[at]?.isLeaving,
  );
