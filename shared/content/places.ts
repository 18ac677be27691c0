import { duskCoast } from "./places/dusk-coast.ts";
import type { Place } from "./places/place.ts";

const PLACES = { "dusk-coast": duskCoast } as const satisfies Record<string, Place>;

export type PlaceKey = keyof typeof PLACES;

export const PLACE_KEYS = Object.keys(PLACES) as PlaceKey[];

export const isPlaceKey = (text: string): text is PlaceKey => Object.hasOwn(PLACES, text);

export const placeByKey = (key: PlaceKey): Place => PLACES[key];
