/** The sceneries of races; only the lazily loaded scene knows how they look. */
export const SCENERY_KEYS = [
  "dusk-coast",
  "night-city",
  "rainy-docks",
  "snowy-pass",
  "desert-noon",
  "forest-morning",
] as const;

export type SceneryKey = (typeof SCENERY_KEYS)[number];

export const isSceneryKey = (text: string): text is SceneryKey => SCENERY_KEYS.some((key) => key === text);
