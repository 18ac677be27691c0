import { RACE } from "#shared/rules/race/numbers.ts";

const KEPT = 5;
/** Two pings on a slow connection. */
const SILENT_MS = 12_000;

/**
 * The round trips of one connection, measured by the server. A client cannot make its connection look slower than the
 * cap.
 */
export class RoundTrips {
  private readonly measured: number[] = [];
  private sentMs: number | undefined;
  private heardMs: number;
  /** Read with every batch of keys, so it is cached. */
  medianMs = 0;

  constructor(nowMs: number) {
    this.heardMs = nowMs;
  }

  /** Whether the silence means that the connection is gone: a phone that changed its network does not say so. */
  isSilent(nowMs: number): boolean {
    return nowMs - this.heardMs > SILENT_MS;
  }

  /** @returns what the ping carries */
  ping(nowMs: number): { serverMs: number; roundTripMs: number } {
    this.sentMs = nowMs;
    return { serverMs: nowMs, roundTripMs: this.medianMs };
  }

  /** Records an answer; unsolicited ones are ignored. */
  pong(serverMs: number, nowMs: number): void {
    this.heardMs = nowMs;
    if (this.sentMs !== serverMs) return;
    this.sentMs = undefined;
    this.measured.push(Math.min(nowMs - serverMs, RACE.roundTripCapMs));
    if (this.measured.length > KEPT) this.measured.shift();
    this.medianMs = this.measured.toSorted((a, b) => a - b)[Math.floor(this.measured.length / 2)] ?? 0;
  }
}
