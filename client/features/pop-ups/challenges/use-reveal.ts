import { useEffect, useState } from "react";

import { isStill } from "../../../ui/still.ts";

/** @source teams-shop-seasons §9 Daily challenges */
const STAGGER_MS = 850;
/** The dialog is there before the first one moves. */
const FIRST_MS = 350;

/** How many of some rows are revealed: one after the other, or all at once where nothing is to move. None hides again. */
export function useReveal(count: number, isOn: boolean): number {
  const [revealed, setRevealed] = useState(() => (isStill() ? count : 0));
  useEffect(() => {
    if (!isOn) return;
    const reveal = (upTo: number): void => setRevealed((before) => Math.max(before, upTo));
    const timers = Array.from({ length: count }, (_, nth) =>
      window.setTimeout(reveal, FIRST_MS + nth * STAGGER_MS, nth + 1),
    );
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [count, isOn]);
  return revealed;
}
