import type { CSSProperties } from "react";

import { EVENT_DESIGNS } from "#shared/content/events/catalog.ts";
import type { EventKey } from "#shared/content/ways.ts";
import { isDark } from "#shared/format/contrast.ts";

/** An event's colours for the stage; whether its ground is dark decides which of the other colours go with it. */
export function coloursOf(key: EventKey): CSSProperties {
  const { ground, paper, ink, accent, glow } = EVENT_DESIGNS[key].colours;
  const own = { "--event-ground": ground, "--event-paper": paper, "--event-ink": ink };
  return {
    ...own,
    "--event-accent": accent,
    "--event-glow": glow,
    "--event-scheme": isDark(ground) ? "dark" : "light",
  } as CSSProperties;
}
