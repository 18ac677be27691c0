import { useEffect } from "react";

import { fillScreen, isScreenFilled, leaveFullScreen, mayFillScreen } from "../../browser/full-screen.ts";
import { usePreferences } from "../../session/device/preferences.ts";

/**
 * Shows a race in full screen for players who prefer that. A browser allows it only right after a key or a click.
 *
 * @source core §3 fullScreenMode
 */
export function useFullScreen(): void {
  const isWanted = usePreferences(({ fullScreen }) => fullScreen);
  useEffect(() => {
    if (!isWanted || !mayFillScreen()) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const asking = new AbortController();
    // Where it isn't allowed now, the next key or click tries again.
    const fill = async (): Promise<void> => {
      if (isScreenFilled() || signal.aborted || !(await fillScreen())) return;
      if (signal.aborted) await leaveFullScreen();
      else asking.abort();
    };
    document.addEventListener("keydown", () => void fill(), { signal: asking.signal });
    document.addEventListener("pointerup", () => void fill(), { signal: asking.signal });
    void fill();
    return () => {
      waiting.abort();
      asking.abort();
      void leaveFullScreen();
    };
  }, [isWanted]);
}
