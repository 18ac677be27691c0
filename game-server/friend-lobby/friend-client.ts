import { ServerError, type Client } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { REFUSALS } from "#shared/refusal.ts";
import { closedFor } from "#shared/rules/friend-lobby/entry.ts";
import type { FriendLobby } from "#shared/rules/friend-lobby/lobby.ts";
import type { Ticket } from "#shared/server/accounts/sessions/tokens.ts";

import { refuseLateArrival } from "../colyseus/going-down.ts";
import { CLOSED } from "./friend-words.ts";

/** A racer's connection to a friend lobby. */
export type FriendClient = Client<{ auth: FriendVisit }>;

export type FriendVisit = Ticket & { readonly isTakingOver: boolean };

/** A table's answer to a racer who wants in: a place for a few seconds, or why not. */
export type TableAnswer = "welcome" | "full" | "invite-only" | "closing";

export function ticketOf(client: FriendClient): FriendVisit {
  if (!client.auth) throw new Error("a client without a ticket is in a friend lobby");
  return client.auth;
}

/** @throws ServerError with the close code and a sentence when the race is closed for this racer */
export function checkOpen(race: FriendLobby, { hostUserID, userID, isGuest, card }: Ticket): void {
  refuseLateArrival();
  if (hostUserID !== race.hostUserID) throw new ServerError(REFUSALS.notAllowed, CLOSED.otherRace);
  const closed = closedFor(race, userID, isGuest, card.circle);
  if (closed === "full") throw new ServerError(CLOSE_CODES.full.code, CLOSED.full);
  if (closed === "invite-only") throw new ServerError(CLOSE_CODES.inviteOnly.code, CLOSED["invite-only"]);
}
