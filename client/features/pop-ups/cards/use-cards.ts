import { useState } from "react";

import { matches } from "../../../browser/media.ts";
import type { DueAchievement } from "../../../data/use-pop-ups.ts";
import { areSameCards, MOST_CARDS, nextCards, type ShownCard } from "./cards.ts";

/** Where there is no room for several beside each other. */
const SMALL = "(width < 64rem), (height < 36rem)";

interface Cards {
  readonly cards: readonly ShownCard[];
  /** Takes one that has left from the page. */
  onGone(this: void, key: string): void;
}

/** Which achievements are on the page: three, and the next ones as these go; one at a time on a phone. */
export function useCards(due: readonly DueAchievement[]): Cards {
  const [cards, setCards] = useState<readonly ShownCard[]>([]);
  const next = nextCards(cards, due, matches(SMALL) ? 1 : MOST_CARDS);
  if (!areSameCards(cards, next)) setCards(next);
  return { cards, onGone: (key) => setCards((shown) => shown.filter(({ achievement }) => achievement.key !== key)) };
}
