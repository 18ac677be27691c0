import type { Client } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { SessionID } from "#shared/ids.ts";
import type { Revocations } from "#shared/server/accounts/sessions/revocations.ts";

/** The message a socket gets before it closes. */
type LastWord = (() => void) | undefined;

/** The sockets of this node by session, so that they close when it ends. */
export class OpenSockets {
  readonly #bySession = new Map<SessionID, Map<Client, LastWord>>();

  constructor(revocations: Revocations) {
    revocations.onRevoked((sessionID) => this.#close(sessionID));
  }

  add(sessionID: SessionID, client: Client, lastWord?: LastWord): void {
    const open = this.#bySession.get(sessionID) ?? new Map<Client, LastWord>();
    this.#bySession.set(sessionID, open.set(client, lastWord));
  }

  remove(sessionID: SessionID, client: Client): void {
    const open = this.#bySession.get(sessionID);
    open?.delete(client);
    if (open?.size === 0) this.#bySession.delete(sessionID);
  }

  #close(sessionID: SessionID): void {
    for (const [client, lastWord] of this.#bySession.get(sessionID) ?? []) {
      lastWord?.();
      client.leave(CLOSE_CODES.sessionEnded.code);
    }
  }
}
