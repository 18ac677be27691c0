import { isPlaceKey, PLACE_KEYS, type PlaceKey } from "#shared/content/places.ts";

import type { StoredRace } from "./stored-race.ts";

/** Where a race is shown again: where it was driven, or for a race of before that was kept the same place each time. */
export function placeOf({ placeKey, startedStamp }: Pick<StoredRace, "placeKey" | "startedStamp">): PlaceKey {
  if (placeKey !== null && isPlaceKey(placeKey)) return placeKey;
  return PLACE_KEYS[startedStamp % PLACE_KEYS.length] ?? "dusk-coast";
}
