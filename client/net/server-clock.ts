import type { Ping } from "#shared/contracts/realtime/race.ts";

/** The clock's state, passed on to the next page. */
export interface KeptClock {
  /** The offset of the server's clock from this computer's. */
  readonly behindMs: number;
  readonly roundTripMs: number;
}

/** What a previous page knew may differ by this much from the first ping; else the computer's clock was set between them. */
const CLOCK_SET_MS = 10_000;

/**
 * The server's clock as this browser knows it. Load can only delay a ping, so the quickest one so far is the best, and
 * the estimate only moves forward.
 */
export class ServerClock {
  #quickestMs = Infinity;
  #roundTripMs = Infinity;
  #isHandedOn = false;
  /** Since when a pause stops it, on the server's clock; 0 or unknown while it goes on. */
  declare stoppedMs?: number | undefined;

  take(ping: Ping, receivedMs: number = performance.now()): void {
    const behindMs = receivedMs - ping.serverMs;
    const isOtherClock = this.#isHandedOn && Math.abs(behindMs - this.#quickestMs) > CLOCK_SET_MS;
    this.#quickestMs = isOtherClock ? behindMs : Math.min(this.#quickestMs, behindMs);
    this.#isHandedOn = false;
    if (ping.roundTripMs > 0) this.#roundTripMs = Math.min(this.#roundTripMs, ping.roundTripMs);
  }

  /** Undefined before the first ping. */
  get kept(): KeptClock | undefined {
    if (this.#quickestMs === Infinity) return undefined;
    const roundTripMs = this.#roundTripMs === Infinity ? 0 : this.#roundTripMs;
    return { behindMs: performance.timeOrigin + this.#quickestMs, roundTripMs };
  }

  /** Continues the previous page's clock, so that keys are timed correctly before the first ping. */
  goOn({ behindMs, roundTripMs }: KeptClock): void {
    this.take({ serverMs: performance.timeOrigin - behindMs, roundTripMs }, 0);
    this.#isHandedOn = true;
  }

  /** The server's milliseconds since 1970 at a moment of `performance.now()`. */
  at(localMs: number = performance.now()): number {
    if (this.stoppedMs) return this.stoppedMs;
    const halfTripMs = this.#roundTripMs === Infinity ? 0 : this.#roundTripMs / 2;
    return localMs - (this.#quickestMs === Infinity ? 0 : this.#quickestMs) + halfTripMs;
  }
}
