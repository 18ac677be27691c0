import { matchMaker, Room, ServerError } from "@colyseus/core";
import type { z } from "zod";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { MESSAGES_A_SECOND } from "#shared/contracts/realtime/message-limits.ts";
import { CheckIn, OpenGames, RaceInvites, type Invited, type LineError } from "#shared/contracts/realtime/presence.ts";
import { REFUSALS } from "#shared/refusal.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";

import type { NodeContext } from "../cluster/node-context.ts";
import { refuseLateArrival } from "../colyseus/going-down.ts";
import { parseOrClose } from "../colyseus/parse-or-close.ts";
import { Invitations } from "../friend-lobby/invitations.ts";
import type { PresenceRegistry } from "./presence-registry.ts";
import { presenceRoomID, type PresenceOptions } from "./presence-router.ts";
import type { LineHolder, PresenceClient } from "./present-player.ts";
import { renewToken } from "./token-renewal.ts";

/** Seldom: a stateless room needs no patches, but unset its clock would run at 60 Hz. @source design Realtime */
const PATCH_MS = 1_000;
const SEAT_SECONDS = 10;
const MOVE_WITHIN_MS = 5_000;
const ENDED: LineError = { error: "invalid-session", message: "Your session has ended. Please log in again." };
/** The delay before an unanswered check-in is repeated. */
const AGAIN_WITHIN_MS = 5_000;

/** The connections of one slot's players on this node. Stateless: the desk holds the state. */
export function presenceRoom(node: NodeContext, registry: PresenceRegistry) {
  const caller = new Invitations(node.app);
  return class PresenceRoom extends Room<{ client: PresenceClient }> {
    /** A node keeps the rooms of its slots: making one costs as much as a join, and listing it in a cluster more. */
    override autoDispose = false;
    override patchRate = PATCH_MS;
    override maxMessagesPerSecond = MESSAGES_A_SECOND.elsewhere;
    override seatReservationTimeout = SEAT_SECONDS;
    #slot = -1;
    #hush: (() => void) | undefined;

    /** Nobody joins the room directly: seats come from the matchmaker, for a ticket. */
    static override onAuth(): Promise<boolean> {
      return Promise.resolve(false);
    }

    override onCreate(options: PresenceOptions): void {
      const { slot } = options;
      this.roomId = presenceRoomID(options);
      this.#slot = slot;
      if (!registry.changes.open(slot)) throw new ServerError(REFUSALS.unavailable, "This slot has its room already.");
      // Races go to the node with the fewest rooms, not counting presence rooms.
      matchMaker.stats.local.roomCount--;
      this.#hush = node.app.bus.subscribe(
        slot,
        (message) => registry.tell(message),
        () => registry.hears(slot),
      );
      this.onMessage("check-in", (client, message) =>
        parseOrClose(CheckIn, message, client, (said) => {
          if (!client.auth) return;
          registry.checkIn(client, client.auth.userID, said).catch((error: unknown) => {
            warnRarely(node.app.log, error, "a check-in could not be answered");
            client.send("check-in-please", { withinMs: AGAIN_WITHIN_MS });
          });
          renewToken(node.tokens, client).catch((error: unknown) => {
            node.app.log.warn({ err: error }, "a line could not get a new token");
          });
        }),
      );
      this.onMessage("open-games", (client, message) =>
        parseOrClose(OpenGames, message, client, () => {
          if (!client.auth) return;
          registry.openGames(client, client.auth.userID).catch((error: unknown) => {
            warnRarely(node.app.log, error, "open races could not be counted");
          });
        }),
      );
      this.onMessage("race-invites", (client, message) =>
        parseOrClose(RaceInvites, message, client, (wished) => void this.#invite(client, wished)),
      );
      this.onMessage("*", (client) => client.leave(CLOSE_CODES.badMessage.code));
    }

    override onJoin(client: PresenceClient, _options: unknown, holder?: LineHolder): void {
      refuseLateArrival();
      const auth = client.auth ?? holder;
      if (!auth) throw new Error("a client without a ticket has a line");
      registry.arrive(client, auth);
      node.sockets.add(auth, client, () => client.send("error", ENDED));
    }

    /** About this player's own race, whatever the message says; only friends are told. */
    async #invite(client: PresenceClient, { friendIDs, options }: z.infer<typeof RaceInvites>): Promise<void> {
      const { auth } = client;
      if (!auth) return;
      const lessonID = node.app.config.site === "math" ? options?.lessonID : undefined;
      const race = { hostUserID: auth.userID, ...(lessonID !== undefined && { lessonID }) };
      const invited = await caller.invite(race, friendIDs);
      const answer = "code" in invited ? { friendIDs: [], trouble: invited.message } : { friendIDs: invited };
      client.send("invited", answer satisfies Invited);
    }

    override onLeave(client: PresenceClient): void {
      if (!client.auth) return;
      registry.depart(client, client.auth.userID);
      node.sockets.remove(client.auth, client);
    }

    /** The players of a node that is going down move one after the other. */
    override onBeforeShutdown(): void {
      this.autoDispose = true;
      for (const client of this.clients) {
        setTimeout(() => client.leave(CLOSE_CODES.shutdown.code), node.dice() * MOVE_WITHIN_MS);
      }
      if (this.clients.length === 0) void this.disconnect(CLOSE_CODES.shutdown.code);
    }

    override onDispose(): void {
      matchMaker.stats.local.roomCount++;
      registry.changes.shut(this.#slot);
      this.#hush?.();
    }
  };
}
