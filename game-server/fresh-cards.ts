import { setTimeout as wait } from "node:timers/promises";

import type { FriendRacer } from "#shared/rules/friend-race.ts";
import { cardOf } from "#shared/server/users/card.ts";
import type { App } from "#shared/server/work.ts";

const PATIENCE_MS = 1_000;

/**
 * The racers as they are now: with each round speeds, nitros and the texts they know change, and perhaps the car. Who
 * cannot be looked up in time races with the card of before.
 */
export function withFreshCards(app: App, racers: readonly FriendRacer[]): Promise<FriendRacer[]> {
  return Promise.all(
    racers.map(async (racer) => {
      try {
        return {
          ...racer,
          ...(await Promise.race([cardOf(app.db, racer.userID, app.config.site), wait(PATIENCE_MS, {})])),
        };
      } catch (error) {
        app.log.warn({ err: error, userID: racer.userID }, "a racer's card could not be read again");
        return racer;
      }
    }),
  );
}
