import type { SceneryKey } from "#shared/content/scenery.ts";

export const DAYLIGHTS = ["morning", "day", "dusk", "night"] as const;
export type Daylight = (typeof DAYLIGHTS)[number];

/** The light outside, by the player's own clock. */
export function daylightAt(now: Date): Daylight {
  const hour = now.getHours();
  if (hour < 5 || hour >= 21) return "night";
  if (hour < 10) return "morning";
  return hour < 17 ? "day" : "dusk";
}

const PLACES: Readonly<Record<Daylight, SceneryKey>> = {
  morning: "forest-morning",
  day: "desert-noon",
  dusk: "dusk-coast",
  night: "night-city",
};

const WINTER: ReadonlySet<number> = new Set([11, 0, 1]);

/** What lies before the gate: a place of the hour; now and then it rains, and in winter it snows. */
export function placeAt(now: Date): SceneryKey {
  const daylight = daylightAt(now);
  // One number for each part of each day.
  const turn = now.getDate() * 7 + now.getMonth() * 3 + DAYLIGHTS.indexOf(daylight) * 2;
  if (WINTER.has(now.getMonth()) && daylight !== "night" && turn % 3 === 0) return "snowy-pass";
  return turn % 6 === 1 ? "rainy-docks" : PLACES[daylight];
}

/** Whether the headlights burn. */
export const isDarkAt = (now: Date): boolean => daylightAt(now) === "night" || placeAt(now) === "rainy-docks";
