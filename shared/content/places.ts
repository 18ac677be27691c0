/** The sceneries of races; only the lazily loaded scene knows how they look. */
export const PLACE_KEYS = [
  "dusk-coast",
  "night-city",
  "rainy-docks",
  "snowy-pass",
  "desert-noon",
  "forest-morning",
] as const;

export type PlaceKey = (typeof PLACE_KEYS)[number];

export const isPlaceKey = (text: string): text is PlaceKey => PLACE_KEYS.some((key) => key === text);
