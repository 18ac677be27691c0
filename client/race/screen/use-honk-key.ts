import { useEffect } from "react";

import { honkByKey, isOthers } from "../session/honks.ts";

/** Enter honks, wherever nothing else wants it. */
export function useHonkKey(): void {
  useEffect(() => {
    const sinceMs = performance.now();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || event.repeat || event.defaultPrevented || isOthers(event.target)) return;
      honkByKey(event.timeStamp - sinceMs);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
