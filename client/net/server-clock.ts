import type { Ping } from "#shared/contracts/realtime/race.ts";

/** The server's clock as this browser knows it: the estimate of the shortest round trip so far. */
export class ServerClock {
  private offsetMs = 0;
  private bestRoundTripMs = Infinity;

  /** Takes a ping. The first ones carry no round trip yet and only give a start. */
  take(ping: Ping, receivedMs: number = performance.now()): void {
    const isMeasured = ping.roundTripMs > 0;
    if (this.bestRoundTripMs !== Infinity && (!isMeasured || ping.roundTripMs > this.bestRoundTripMs * 1.2)) return;
    if (isMeasured) this.bestRoundTripMs = Math.min(this.bestRoundTripMs, ping.roundTripMs);
    this.offsetMs = ping.serverMs + ping.roundTripMs / 2 - receivedMs;
  }

  /** The server's milliseconds since 1970 at a moment of `performance.now()`. */
  at(localMs: number = performance.now()): number {
    return localMs + this.offsetMs;
  }
}
