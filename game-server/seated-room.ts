import { Room, type Client, type RoomOptions } from "@colyseus/core";

import { CLOSE_CODES, isFinal } from "#shared/contracts/realtime/close-codes.ts";

/** A room that keeps a seat for whoever loses the line to it. */
export class SeatedRoom<Options extends RoomOptions> extends Room<Options> {
  readonly #succeeded = new WeakSet<Client>();

  /**
   * A page may be back before the line of the page before it is seen to end. The library takes the seat from that line
   * then, with the code of one that is over its limits, and leaves it open.
   */
  override checkReconnectionToken(token: string): string {
    const before = this.clients.find(({ reconnectionToken }) => reconnectionToken === token);
    if (before) this.#succeeded.add(before);
    const sessionID = super.checkReconnectionToken(token);
    before?.leave(CLOSE_CODES.elsewhere.code);
    return sessionID;
  }

  /** Whether who lost the line with this code may not come back to the seat. */
  isGivenUp(client: Client, code: number | undefined): boolean {
    return isFinal(code) && !this.#succeeded.has(client);
  }
}
