import { useEffect } from "react";

import { honkByKey } from "../session/honks.ts";

/** What takes Enter for itself. */
const OTHERS =
  "a[href], button, [role=button], input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]";

/** Enter honks, wherever nothing else wants it. */
export function useHonkKey(): void {
  useEffect(() => {
    const sinceMs = performance.now();
    const onKey = (event: KeyboardEvent): void => {
      const isOthers = event.target instanceof Element && event.target.closest(OTHERS) !== null;
      if (event.key !== "Enter" || event.repeat || event.defaultPrevented || isOthers) return;
      honkByKey(event.timeStamp - sinceMs);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
