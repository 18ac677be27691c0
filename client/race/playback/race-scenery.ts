import { isSceneryKey, SCENERY_KEYS, type SceneryKey } from "#shared/content/scenery.ts";

import type { StoredRace } from "./stored-race.ts";

/** The scenery of a playback: the race's own, or for older races a stable substitute. */
export function sceneryOf({ sceneryKey, startedStamp }: Pick<StoredRace, "sceneryKey" | "startedStamp">): SceneryKey {
  if (sceneryKey !== null && isSceneryKey(sceneryKey)) return sceneryKey;
  return SCENERY_KEYS[startedStamp % SCENERY_KEYS.length] ?? "dusk-coast";
}
