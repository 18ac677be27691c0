import type { PlaceKey } from "../places.ts";
import { desertNoon } from "./desert-noon.ts";
import { duskCoast } from "./dusk-coast.ts";
import { forestMorning } from "./forest-morning.ts";
import { nightCity } from "./night-city.ts";
import type { Place } from "./place.ts";
import { rainyDocks } from "./rainy-docks.ts";
import { snowyPass } from "./snowy-pass.ts";

const PLACES: Readonly<Record<PlaceKey, Place>> = {
  "dusk-coast": duskCoast,
  "night-city": nightCity,
  "rainy-docks": rainyDocks,
  "snowy-pass": snowyPass,
  "desert-noon": desertNoon,
  "forest-morning": forestMorning,
};

export const placeByKey = (key: PlaceKey): Place => PLACES[key];
