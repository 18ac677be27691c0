import { useEffect } from "react";

import { checkLeft } from "../../data/achievements/check-left.ts";
import type { EventPage } from "../../data/event/use-event.ts";

/** Has written what was reached in an event that is over, once for each look at the page. */
export function useLeft({ event, prizes }: EventPage): void {
  const isOver = event?.isOver === true;
  useEffect(() => {
    const left = prizes.filter(({ state }) => state === "due").map(({ achievementID }) => achievementID);
    if (isOver && left.length > 0) void checkLeft(left).catch(reportError);
  }, [isOver, prizes]);
}
