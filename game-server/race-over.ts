import type { Presence } from "@colyseus/core";

import type { RaceID } from "#shared/ids.ts";
import type { Log } from "#shared/server/log.ts";

/** Where a race tells, on whatever node, that it is over. */
export const raceOverTopic = (raceID: RaceID): string => `race-over:${raceID}`;

/** Friends gather again when their race is over. A lobby that does not hear of it waits for the longest race there is. */
export function tellRaceOver(presence: Presence, raceID: RaceID, log: Pick<Log, "warn">): void {
  const telling = Promise.resolve(presence.publish(raceOverTopic(raceID), {}));
  telling.catch((error: unknown) => log.warn({ err: error }, "a friend lobby did not hear of a race's end"));
}
