import { setTimeout as wait } from "node:timers/promises";

import type { Guest } from "#shared/rules/lobby/table.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import type { App } from "#shared/server/platform/work.ts";

const PATIENCE_MS = 1_000;

/**
 * The racers' current cards: speeds, nitros, known texts and perhaps the car change with each round. A racer who cannot
 * be looked up in time keeps the previous card.
 */
export function withFreshCards<Racer extends Guest>(app: App, racers: readonly Racer[]): Promise<Racer[]> {
  return Promise.all(
    racers.map(async (racer) => {
      try {
        return {
          ...racer,
          ...(await Promise.race([cardOf(app, racer.userID, app.config.site), wait(PATIENCE_MS, {})])),
        };
      } catch (error) {
        app.log.warn({ err: error, userID: racer.userID }, "a racer's card could not be read again");
        return racer;
      }
    }),
  );
}
