import { Room, type Client, type RoomOptions } from "@colyseus/core";

import { CLOSE_CODES, isFinal } from "#shared/contracts/realtime/close-codes.ts";

/** Keeps the seat of a client whose connection drops. */
export class SeatedRoom<Options extends RoomOptions> extends Room<Options> {
  readonly #freed = new WeakSet<Client>();

  /** Whoever shows the token may have the seat, also when the line that had it is not seen to end yet. */
  override checkReconnectionToken(token: string): string {
    const before = this.clients.find(({ reconnectionToken }) => reconnectionToken === token);
    return before ? this.freeSeat(before, CLOSE_CODES.elsewhere.code) : super.checkReconnectionToken(token);
  }

  /**
   * Ends a line and keeps its seat for whoever comes back. The library takes the seat with the code of a line that is over
   * its limits, and leaves the socket open.
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

  /** Whether a client whose connection ended with this code may not come back to the seat. */
  isGivenUp(client: Client, code: number | undefined): boolean {
    return isFinal(code) && !this.#freed.has(client);
  }
}
