import { EVENT_DESIGNS } from "#shared/content/events/catalog.ts";
import type { EventColours } from "#shared/content/events/design.ts";
import type { EventKey } from "#shared/content/ways.ts";
import { isDark } from "#shared/format/contrast.ts";

/** What header and footer wear of an event: properties that their styles use, with their values. */
export type EventWear = Readonly<Record<`--event-${string}`, string>>;

/** How much of the paper the hills of the footer have, the rest is the ground under it. */
const PAPER_PERCENT = 45;

/**
 * An event's colours on the frame of the site. A bright event has its ink as the ground where the theme is dark, and under
 * the footer, which always is; a dark one stays as it is.
 */
export function wearOf({ ground, paper, ink, accent, glow }: EventColours): EventWear {
  const isNight = isDark(ground);
  const [night, onNight] = isNight ? [ground, ink] : [ink, ground];
  return {
    "--event-day": ground,
    "--event-on-day": ink,
    "--event-night": night,
    "--event-on-night": onNight,
    "--event-line": accent,
    "--event-far": glow,
    "--event-near": `color-mix(in oklab, ${paper} ${PAPER_PERCENT}%, ${night})`,
  };
}

export const eventWear = (key: EventKey): EventWear => wearOf(EVENT_DESIGNS[key].colours);

/** Whether an event's frame is dark in every theme. */
export const isNightEvent = (key: EventKey): boolean => isDark(EVENT_DESIGNS[key].colours.ground);
