import { useEffect } from "react";

import { SPEEDS } from "./clock.ts";
import type { ReplayPlayer } from "./player.ts";

const LEAP_MS = 2_000;
/** These take the space bar for themselves; a link, which often has the focus after one came by it, doesn't. */
const PRESSED_BY_SPACE = "button, [role=switch], [role=dialog]";
const MOVED_BY_ARROWS = "[type=radio], [role=dialog]";

/** Space plays and pauses, arrows skip two seconds, 1, 2 and 4 set the speed. */
export function useKeys(player: ReplayPlayer): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      if (act(player, event.key, event.target)) event.preventDefault();
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [player]);
}

function act(player: ReplayPlayer, key: string, target: Element): boolean {
  const speed = SPEEDS.find((each) => String(each) === key);
  if (key === " " && !target.closest(PRESSED_BY_SPACE)) player.toggle();
  else if (key === "ArrowLeft" && !target.closest(MOVED_BY_ARROWS)) player.leap(-LEAP_MS);
  else if (key === "ArrowRight" && !target.closest(MOVED_BY_ARROWS)) player.leap(LEAP_MS);
  else if (speed !== undefined && !target.closest("[role=dialog]")) player.setSpeed(speed);
  else return false;
  return true;
}
