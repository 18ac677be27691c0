import { useEffect } from "react";

import { keepAwake } from "../browser/awake.ts";

/** Keeps the screen on while the page is shown: a browser lets it go when the page is hidden. */
export function useAwake(): void {
  useEffect(() => {
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      held = await keepAwake();
      if (isOver) await held?.release();
    };
    const again = (): void => void hold();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", again);
      void held?.release();
    };
  }, []);
}
