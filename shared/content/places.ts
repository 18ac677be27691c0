import { desertNoon } from "./places/desert-noon.ts";
import { duskCoast } from "./places/dusk-coast.ts";
import { forestMorning } from "./places/forest-morning.ts";
import { nightCity } from "./places/night-city.ts";
import type { Place } from "./places/place.ts";
import { rainyDocks } from "./places/rainy-docks.ts";
import { snowyPass } from "./places/snowy-pass.ts";

const PLACES = {
  "dusk-coast": duskCoast,
  "night-city": nightCity,
  "rainy-docks": rainyDocks,
  "snowy-pass": snowyPass,
  "desert-noon": desertNoon,
  "forest-morning": forestMorning,
} as const satisfies Record<string, Place>;

export type PlaceKey = keyof typeof PLACES;

export const PLACE_KEYS = Object.keys(PLACES) as PlaceKey[];

export const isPlaceKey = (text: string): text is PlaceKey => Object.hasOwn(PLACES, text);

export const placeByKey = (key: PlaceKey): Place => PLACES[key];
