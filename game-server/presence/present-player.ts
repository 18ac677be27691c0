import type { Client } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { Doing } from "#shared/rules/whereabouts.ts";
import type { Ticket } from "#shared/server/accounts/sessions/tokens.ts";
import type { PresenceCard } from "#shared/server/friends/presence-card.ts";

/** The player of a connection: the part of the ticket that is needed while it is open. */
export type LineHolder = Pick<Ticket, "userID" | "sessionID" | "until">;

interface LineNotes {
  /** When it last sent something. */
  heardMs: number;
  /** The maximum age of its token. */
  tokenMs: number;
  /** How much had changed in the slot when it came. */
  readonly changesBefore: number;
}

export type PresenceClient = Client<{ auth: LineHolder; userData: LineNotes }>;

/** A player who is online: one channel for all tabs and devices that are connected to this node. */
export interface PresentPlayer {
  readonly clients: Set<PresenceClient>;
  card: PresenceCard | undefined;
  reading: Promise<PresenceCard | undefined> | undefined;
  readMs: number;
  friendsHash: string | undefined;
  /** undefined until it is told, and when it has to be told again. */
  doing: Doing | undefined;
  isSeen: boolean;
  going: NodeJS.Timeout | undefined;
  /** When open races were last counted for the player. */
  countedMs: number;
}

export const newPresentPlayer = (): PresentPlayer => ({
  clients: new Set(),
  card: undefined,
  reading: undefined,
  readMs: 0,
  friendsHash: undefined,
  doing: undefined,
  isSeen: false,
  going: undefined,
  countedMs: -Infinity,
});

/** Drops the cached card, and what is being read for it: that may be from before the change. */
export function forget(player: PresentPlayer): void {
  player.readMs = -Infinity;
  player.reading = undefined;
  player.friendsHash = undefined;
}

/** Makes room for a new connection. */
export function endOldest({ clients }: PresentPlayer): void {
  const [oldest] = clients;
  if (!oldest) return;
  clients.delete(oldest);
  oldest.leave(CLOSE_CODES.manyLines.code);
}
