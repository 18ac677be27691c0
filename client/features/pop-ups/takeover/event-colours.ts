import type { CSSProperties } from "react";

import { EVENT_DESIGNS } from "#shared/content/events/catalog.ts";
import type { EventKey } from "#shared/content/ways.ts";

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

/** Half of the light that a screen can give. */
const HALF = 128;

const isDark = (colour: string): boolean => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return parts.reduce((sum, part) => sum + part, 0) / parts.length < HALF;
};
