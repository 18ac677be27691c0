import { useEffect, useRef } from "react";

import { before, seconds, type Stamp } from "#shared/units.ts";

import { useSession } from "../session/session.ts";
import { useNow } from "../ui/use-now.ts";

/** By now the server is past a moment, too: its time is known nearly so well. */
const SURE = seconds(5);

/**
 * Asks again for what a page shows of the calendar as soon as that is something else.
 *
 * @param shownAt names what is shown at a moment, to gold members or to others
 */
export function useAskAtBorders(shownAt: (now: Stamp, isGold: boolean) => string, ask: () => Promise<void>): void {
  const isGold = useSession(({ user }) => user?.membership === "gold");
  const shown = shownAt(before(useNow(), SURE), isGold);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    void ask();
  }, [shown, ask]);
}
