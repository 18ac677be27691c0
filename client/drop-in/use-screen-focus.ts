import { useEffect, useRef } from "react";

import type { Screen } from "./screen-of.ts";

/** Leads keyboard and reader to the heading of what is shown now; in a race they are where one types. */
export function useScreenFocus(screen: Screen): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    if (screen !== "race") document.querySelector<HTMLElement>("main h1")?.focus();
  }, [screen]);
}
