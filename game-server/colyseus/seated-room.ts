import { Room, type Client, type RoomOptions } from "@colyseus/core";

import { CLOSE_CODES, isFinal } from "#shared/contracts/realtime/close-codes.ts";

/** Keeps the seat of a client whose connection drops. */
export class SeatedRoom<Options extends RoomOptions> extends Room<Options> {
  readonly #freed = new WeakSet<Client>();

  /** Whoever shows the token gets the seat, even if the end of the old connection has not been noticed yet. */
  override checkReconnectionToken(token: string): string {
    const before = this.clients.find(({ reconnectionToken }) => reconnectionToken === token);
    return before ? this.freeSeat(before, CLOSE_CODES.elsewhere.code) : super.checkReconnectionToken(token);
  }

  /**
   * Closes a connection and keeps its seat for a reconnect. The library itself would free the seat of a connection over
   * its limits and leave the socket open.
   *
   * @param code what the socket is closed with
   * @returns whose seat it is
   */
  freeSeat(client: Client, code: number): string {
    this.#freed.add(client);
    const sessionID = super.checkReconnectionToken(client.reconnectionToken);
    client.leave(code);
    return sessionID;
  }

  /** Whether a client whose connection ended with this code loses the seat. */
  isGivenUp(client: Client, code: number | undefined): boolean {
    return isFinal(code) && !this.#freed.has(client);
  }
}
