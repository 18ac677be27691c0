import type { EventKey, SeasonKey } from "./ways.ts";

/** The sceneries of every day; only the lazily loaded scene knows how they look. */
export const SCENERY_KEYS = [
  "dusk-coast",
  "night-city",
  "rainy-docks",
  "snowy-pass",
  "desert-noon",
  "forest-morning",
] as const;
export type DailyScenery = (typeof SCENERY_KEYS)[number];

/** The sceneries that races get while a season or an event runs. */
export const SPECIAL_SCENERY_KEYS = ["sunset-pier", "polar-lake", "market-lane", "lantern-river", "snow-fort"] as const;
export type SpecialScenery = (typeof SPECIAL_SCENERY_KEYS)[number];

export type SceneryKey = DailyScenery | SpecialScenery;

export const SEASON_SCENERY: Readonly<Record<SeasonKey, SpecialScenery>> = {
  "golden-hour": "sunset-pier",
  "deep-freeze": "polar-lake",
  "night-market": "market-lane",
};

export const EVENT_SCENERY: Readonly<Record<EventKey, SpecialScenery>> = {
  "lantern-week": "lantern-river",
  "snowball-sprint": "snow-fort",
};

export const isSceneryKey = (text: string): text is SceneryKey =>
  [...SCENERY_KEYS, ...SPECIAL_SCENERY_KEYS].some((key) => key === text);

/** What a race is drawn in: a page that doesn't know the special scenery draws the one of every day. */
export interface RaceScenery {
  readonly sceneryKey: DailyScenery;
  readonly specialScenery?: SpecialScenery;
}
