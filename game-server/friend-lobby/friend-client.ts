import { ServerError, type Client } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { UserID } from "#shared/ids.ts";
import { closedFor, type FriendLobby } from "#shared/rules/friend-lobby.ts";
import type { Ticket } from "#shared/server/accounts/sessions/tokens.ts";

import { CLOSED } from "./friend-words.ts";

/** A racer's connection to a friend lobby. */
export type FriendClient = Client<{ auth: FriendVisit }>;

export type FriendVisit = Ticket & { readonly isTakingOver: boolean };

export function ticketOf(client: FriendClient): FriendVisit {
  if (!client.auth) throw new Error("a client without a ticket is in a friend lobby");
  return client.auth;
}

/** @throws ServerError with the close code and a sentence when the race is closed for this racer */
export function checkOpen(race: FriendLobby, userID: UserID): void {
  const closed = closedFor(race, userID);
  if (closed === "full") throw new ServerError(CLOSE_CODES.full.code, CLOSED.full);
  if (closed === "invite-only") throw new ServerError(CLOSE_CODES.inviteOnly.code, CLOSED.inviteOnly);
}
