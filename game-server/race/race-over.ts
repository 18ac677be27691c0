import type { Presence } from "@colyseus/core";

import type { RaceID } from "#shared/ids.ts";
import type { Log } from "#shared/server/platform/log.ts";

/** The channel on which a race announces its end to all nodes. */
export const raceOverTopic = (raceID: RaceID): string => `race-over:${raceID}`;

/**
 * Friends gather again when their race is over. A lobby that misses the announcement waits for the longest possible
 * race.
 */
export function tellRaceOver(presence: Presence, raceID: RaceID, log: Pick<Log, "warn">): void {
  const telling = Promise.resolve(presence.publish(raceOverTopic(raceID), {}));
  telling.catch((error: unknown) => log.warn({ err: error }, "a friend lobby did not hear of a race's end"));
}
