import { afterAll } from "vitest";

import { ms, type Ms, type Stamp } from "#shared/units.ts";

import { beginJourney, type Journey } from "./begin-journey.ts";
import { moveClock, moveDatabase } from "./moved-clock.ts";
import { liveOn } from "./run-day.mjs";

interface MovedJourney extends Journey {
  /** How far its clock is from the one outside. */
  movedMs(this: void): Ms;
  /** Goes on to a later moment. @returns by how much */
  liveAt(this: void, moment: Stamp): Promise<Ms>;
}

/** A journey that begins at another moment. */
export async function beginJourneyAt(moment: Stamp): Promise<MovedJourney> {
  let movedMs = moveClock(moment);
  // Other files live on in this process.
  afterAll(() => liveOn(0 - movedMs));
  const { product, browser } = await beginJourney();
  await moveDatabase(product, movedMs);
  return {
    product,
    browser,
    movedMs: () => movedMs,
    async liveAt(to) {
      const byMs = moveClock(to);
      movedMs = ms(movedMs + byMs);
      await moveDatabase(product, movedMs);
      return byMs;
    },
  };
}
