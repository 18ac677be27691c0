import { useEffect } from "react";

import type { EventKey } from "#shared/content/ways.ts";

import { sounds } from "./sounds.ts";

/** Plays the theme of an event while what calls it is on the page, for those who hear all sounds. */
export function useEventTheme(key: EventKey | undefined): void {
  useEffect(() => {
    sounds.theme(key);
    return () => sounds.theme(undefined);
  }, [key]);
}
