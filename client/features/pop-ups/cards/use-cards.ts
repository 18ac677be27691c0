import { useState, useSyncExternalStore } from "react";

import { matches, onMedia } from "../../../browser/media.ts";
import type { DueAchievement } from "../../../data/notices/use-pop-ups.ts";
import { areSameCards, MOST_CARDS, nextCards, type ShownCard } from "./cards.ts";

/** Where there is room for one in a row, and for two. */
const SMALL = "(width < 64rem), (height < 36rem)";
const MIDDLE = "(width < 100rem)";
const most = (): number => (matches(SMALL) ? 1 : matches(MIDDLE) ? 2 : MOST_CARDS);

/** A window gets narrower, and a phone is turned. */
function onRoom(hear: () => void): () => void {
  const stops = [SMALL, MIDDLE].map((query) => onMedia(query, hear));
  return () => stops.forEach((stop) => stop());
}

interface Cards {
  readonly cards: readonly ShownCard[];
  /** Takes one that has left from the page. */
  onGone(this: void, key: string): void;
}

/** Which achievements are on the page: as many as have room in one row, and the next ones as these go. */
export function useCards(due: readonly DueAchievement[]): Cards {
  const [cards, setCards] = useState<readonly ShownCard[]>([]);
  const next = nextCards(cards, due, useSyncExternalStore(onRoom, most));
  if (!areSameCards(cards, next)) setCards(next);
  return { cards, onGone: (key) => setCards((shown) => shown.filter(({ achievement }) => achievement.key !== key)) };
}
