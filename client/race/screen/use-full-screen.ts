import { useEffect } from "react";

import { usePreferences } from "../../session/preferences.ts";

/**
 * Shows a race in full screen for players who prefer that. A browser allows it only right after a key or a click.
 *
 * @source core §3 fullScreenMode
 */
export function useFullScreen(): void {
  const isWanted = usePreferences(({ fullScreen }) => fullScreen);
  useEffect(() => {
    const root = document.documentElement;
    if (!isWanted || !document.fullscreenEnabled) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const fill = (): void => {
      if (document.fullscreenElement !== null || signal.aborted) return;
      root.requestFullscreen({ navigationUI: "hide" }).then(
        () => (signal.aborted ? void document.exitFullscreen() : stopAsking()),
        // Not allowed now: the next key or click tries again.
        () => undefined,
      );
    };
    const asking = new AbortController();
    const stopAsking = (): void => asking.abort();
    document.addEventListener("keydown", fill, { signal: asking.signal });
    document.addEventListener("pointerup", fill, { signal: asking.signal });
    fill();
    return () => {
      waiting.abort();
      stopAsking();
      if (document.fullscreenElement === root) void document.exitFullscreen();
    };
  }, [isWanted]);
}
