import type { Room } from "@colyseus/sdk";

import { DROP_IN } from "#shared/rules/drop-in/numbers.ts";
import { patientWaitMs } from "#shared/rules/race/reconnect.ts";

import { patiently } from "../net/patience.ts";
import { RoomClient } from "../net/room-client.ts";

/** The answer that a seat is no longer kept. */
const GONE = 410;

/**
 * Takes the seat of a line that broke, for as long as it may be kept, and at once when the browser is online again.
 *
 * @param whenAway hears that it takes longer than one attempt
 * @returns undefined when the seat is gone
 */
export async function wayBack(token: string, leaving: AbortSignal, whenAway: () => void): Promise<Room | undefined> {
  const untilMs = performance.now() + DROP_IN.comeBackMs;
  for (let nth = 1; !leaving.aborted; nth++) {
    try {
      return await patiently(leaving, (patience) => new RoomClient(patience).reconnect(token));
    } catch (problem) {
      if ((problem as { readonly code?: unknown }).code === GONE || performance.now() >= untilMs) return undefined;
    }
    if (!leaving.aborted) whenAway();
    await pause(patientWaitMs(nth, Math.random));
  }
  return undefined;
}

const pause = (spanMs: number): Promise<void> =>
  new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, spanMs);
    window.addEventListener("online", goOn);
  });
