import { useEffect, useState, type RefObject } from "react";

/**
 * Counts up while somebody looks at the page. What is pointed at or has the focus stays.
 *
 * @param everyMs milliseconds; undefined: the first turn lasts
 */
export function useTurn(everyMs: number | undefined, of: RefObject<HTMLElement | null>): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      const isHeld = of.current?.matches(":hover, :focus-within") ?? true;
      if (document.visibilityState === "visible" && !isHeld) setTurn((before) => before + 1);
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, of]);
  return turn;
}
