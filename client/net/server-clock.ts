import type { Ping } from "#shared/contracts/realtime/race.ts";

/** What a page leaves of the clock for the page after it. */
export interface KeptClock {
  /** What the server's clock is behind this computer's. */
  readonly behindMs: number;
  readonly roundTripMs: number;
}

/**
 * The server's clock as this browser knows it. A busy line or a busy page can only make a ping late, so the quickest
 * one so far is the best one, and the estimate only ever moves forward.
 */
export class ServerClock {
  private quickestMs = Infinity;
  private roundTripMs = Infinity;

  take(ping: Ping, receivedMs: number = performance.now()): void {
    this.quickestMs = Math.min(this.quickestMs, receivedMs - ping.serverMs);
    if (ping.roundTripMs > 0) this.roundTripMs = Math.min(this.roundTripMs, ping.roundTripMs);
  }

  /** Undefined before the first ping. */
  get kept(): KeptClock | undefined {
    if (this.quickestMs === Infinity) return undefined;
    const roundTripMs = this.roundTripMs === Infinity ? 0 : this.roundTripMs;
    return { behindMs: performance.timeOrigin + this.quickestMs, roundTripMs };
  }

  /** Goes on with the clock of the page before this one: keys are timed rightly before the first ping is here. */
  goOn({ behindMs, roundTripMs }: KeptClock): void {
    this.take({ serverMs: performance.timeOrigin - behindMs, roundTripMs }, 0);
  }

  /** The server's milliseconds since 1970 at a moment of `performance.now()`. */
  at(localMs: number = performance.now()): number {
    const halfTripMs = this.roundTripMs === Infinity ? 0 : this.roundTripMs / 2;
    return localMs - (this.quickestMs === Infinity ? 0 : this.quickestMs) + halfTripMs;
  }
}
