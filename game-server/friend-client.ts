import type { Client } from "@colyseus/core";

import type { Ticket } from "#shared/server/users/tokens.ts";

/** Somebody's line to a friend lobby. */
export type FriendClient = Client<{ auth: Ticket }>;

export function ticketOf(client: FriendClient): Ticket {
  if (!client.auth) throw new Error("a client without a ticket is in a friend lobby");
  return client.auth;
}
