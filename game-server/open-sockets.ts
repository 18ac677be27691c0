import type { Client } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { SessionID } from "#shared/ids.ts";
import type { Revocations } from "#shared/server/users/revocations.ts";

/** Which sockets of this node belong to which session, so that they close when it ends. */
export class OpenSockets {
  readonly #bySession = new Map<SessionID, Set<Client>>();

  constructor(revocations: Revocations) {
    revocations.onRevoked((sessionID) => this.#close(sessionID));
  }

  add(sessionID: SessionID, client: Client): void {
    const open = this.#bySession.get(sessionID) ?? new Set();
    this.#bySession.set(sessionID, open.add(client));
  }

  remove(sessionID: SessionID, client: Client): void {
    const open = this.#bySession.get(sessionID);
    open?.delete(client);
    if (open?.size === 0) this.#bySession.delete(sessionID);
  }

  #close(sessionID: SessionID): void {
    for (const client of this.#bySession.get(sessionID) ?? []) client.leave(CLOSE_CODES.sessionEnded.code);
  }
}
