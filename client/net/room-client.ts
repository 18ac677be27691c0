import { Client, type Room } from "@colyseus/sdk";
import type { SchemaConstructor } from "@colyseus/sdk/serializer/SchemaSerializer";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import type { Patience } from "./patience.ts";

/**
 * The realtime library's client for one way into a room. What it is still opening when the way comes to nothing is
 * given up, down to a handshake that nobody answers: browsers let the next one to the same server wait for it.
 */
export class RoomClient extends Client {
  readonly #patience: Patience;

  /** @param ticket of who joins; a seat needs none */
  constructor(patience: Patience, ticket?: string) {
    const { signal } = patience;
    super(location.origin, { fetchFn: (url, init) => fetch(url, { ...init, signal }) });
    this.#patience = patience;
    if (ticket !== undefined) this.auth.token = ticket;
  }

  protected override createRoom<T>(name: string, schema?: SchemaConstructor<T>): Room<unknown, T> {
    const room = super.createRoom<T>(name, schema);
    this.#patience.opensSocket();
    this.#patience.signal.addEventListener("abort", () => {
      if (!hasJoined(room)) dropLine(room);
    });
    return room;
  }
}

/** The server gives the token with its first message. */
const hasJoined = (room: { readonly reconnectionToken?: string }): boolean => room.reconnectionToken !== undefined;

/** Gives up a line that passes nothing, without waiting for its other end: its room takes it as broken at once. */
export const dropLine = ({ connection }: { readonly connection?: Room["connection"] }): void =>
  connection?.close(CLOSE_CODES.silent.code);
