import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import type { RoundTrips } from "./round-trips.ts";

const EVERY_MS = 5_000;
/** A new connection is measured more often. */
const FIRST = { forMs: 3_000, everyMs: 500 } as const;

interface Pinged {
  readonly userData?: RoundTrips;
  send(type: "ping", message: object): void;
}

interface PingedRoom<C extends Pinged> {
  readonly clients: Iterable<C>;
  freeSeat(client: C, code: number): string;
}

/** Pings the connections of one room. */
export class Pings {
  readonly #openMs: number;
  #lastMs: number;

  constructor(nowMs: number) {
    this.#openMs = nowMs;
    this.#lastMs = nowMs;
  }

  /** When due, closes the connections that stopped answering, and pings the others. */
  send<C extends Pinged>(room: PingedRoom<C>, nowMs: number): void {
    const everyMs = nowMs - this.#openMs < FIRST.forMs ? FIRST.everyMs : EVERY_MS;
    if (nowMs - this.#lastMs < everyMs) return;
    this.#lastMs = nowMs;
    const silent = [...room.clients].filter(({ userData }) => userData?.isSilent(nowMs));
    for (const client of silent) room.freeSeat(client, CLOSE_CODES.silent.code);
    for (const client of room.clients) {
      if (client.userData) client.send("ping", client.userData.ping(nowMs));
    }
  }
}
