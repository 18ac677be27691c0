import { isPlaceKey, PLACE_KEYS, type PlaceKey } from "#shared/content/places.ts";

import type { StoredRace } from "./stored-race.ts";

/** The scenery of a playback: the race's own, or for older races a stable substitute. */
export function placeOf({ placeKey, startedStamp }: Pick<StoredRace, "placeKey" | "startedStamp">): PlaceKey {
  if (placeKey !== null && isPlaceKey(placeKey)) return placeKey;
  return PLACE_KEYS[startedStamp % PLACE_KEYS.length] ?? "dusk-coast";
}
