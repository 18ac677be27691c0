import type { Client } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { SessionID, UserID } from "#shared/ids.ts";
import { MOST_LINES } from "#shared/rules/presence/times.ts";
import type { Revocations } from "#shared/server/accounts/sessions/revocations.ts";

/** Whose socket it is. The one of a race has no account here: there is only one, and it is never closed for others. */
interface Holder {
  readonly userID?: UserID;
  readonly sessionID: SessionID;
}

/** The message a socket gets before it closes. */
type LastWord = (() => void) | undefined;

/** An account's pages, a lobby, a friend's lobby, and those that are just being left. */
const MOST_SOCKETS = MOST_LINES + 6;

/** The sockets of this node by session, so that they close when it ends; and by account, so that it holds no more than it needs. */
export class OpenSockets {
  readonly #bySession = new Map<SessionID, Map<Client, LastWord>>();
  readonly #byAccount = new Map<UserID, Set<Client>>();

  constructor(revocations: Revocations) {
    revocations.onRevoked((sessionID) => this.#close(sessionID));
  }

  /** One more than an account needs closes its oldest. */
  add({ userID, sessionID }: Holder, client: Client, lastWord?: LastWord): void {
    const open = this.#bySession.get(sessionID) ?? new Map<Client, LastWord>();
    this.#bySession.set(sessionID, open.set(client, lastWord));
    if (userID === undefined) return;
    const own = this.#byAccount.get(userID) ?? new Set<Client>();
    this.#byAccount.set(userID, own.add(client));
    const [oldest] = own;
    if (own.size <= MOST_SOCKETS || !oldest) return;
    own.delete(oldest);
    oldest.leave(CLOSE_CODES.manyLines.code);
  }

  remove({ userID, sessionID }: Holder, client: Client): void {
    const open = this.#bySession.get(sessionID);
    open?.delete(client);
    if (open?.size === 0) this.#bySession.delete(sessionID);
    if (userID === undefined) return;
    const own = this.#byAccount.get(userID);
    own?.delete(client);
    if (own?.size === 0) this.#byAccount.delete(userID);
  }

  #close(sessionID: SessionID): void {
    for (const [client, lastWord] of this.#bySession.get(sessionID) ?? []) {
      lastWord?.();
      client.leave(CLOSE_CODES.sessionEnded.code);
    }
  }
}
