import type { Ping } from "#shared/contracts/realtime/race.ts";

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

  /** The server's milliseconds since 1970 at a moment of `performance.now()`. */
  at(localMs: number = performance.now()): number {
    const halfTripMs = this.roundTripMs === Infinity ? 0 : this.roundTripMs / 2;
    return localMs - (this.quickestMs === Infinity ? 0 : this.quickestMs) + halfTripMs;
  }
}
