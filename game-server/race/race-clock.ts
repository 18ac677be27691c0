import { RACE } from "#shared/rules/race/numbers.ts";
import { after, type Stamp } from "#shared/units.ts";

import { clockMs } from "../cluster/node-context.ts";

/** The time of one race, in milliseconds since green light; before its countdown it stands still at -Infinity. */
export class RaceClock {
  #greenMs = Infinity;
  #startedStamp = 0 as Stamp;

  /** When green light is, on the node's clock. */
  get greenMs(): number {
    return this.#greenMs;
  }

  /** When green light is, for whoever comes later. */
  get startedStamp(): Stamp {
    return this.#startedStamp;
  }

  get raceMs(): number {
    return clockMs() - this.#greenMs;
  }

  /** The countdown begins. */
  countDown(now: Stamp): void {
    this.#greenMs = clockMs() + RACE.countdownMs;
    this.#startedStamp = after(now, RACE.countdownMs);
  }
}
