import { randomUUID } from "node:crypto";

import type { AuthContext } from "@colyseus/core";

import type { PhraseID } from "#shared/content/chat.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { Chat } from "#shared/contracts/realtime/friend-lobby.ts";
import { JoinOptions } from "#shared/contracts/realtime/lobby.ts";
import { MESSAGES_A_SECOND } from "#shared/contracts/realtime/message-limits.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import type { Circle } from "#shared/rules/classes/circle.ts";
import { hearersOf, say } from "#shared/rules/friend-lobby/chat.ts";
import * as entry from "#shared/rules/friend-lobby/entry.ts";
import { comeBack, gather, goAway, isDeserted, leave } from "#shared/rules/friend-lobby/gathering.ts";
import { changeSettings, withTerms } from "#shared/rules/friend-lobby/host-terms.ts";
import { type FriendLobby, isHost, newFriendLobby, racerOf } from "#shared/rules/friend-lobby/lobby.ts";
import { FRIEND_RACE } from "#shared/rules/friend-lobby/numbers.ts";
import {
  begin,
  beginsByItself,
  callOff,
  endRound,
  gatherEarly,
  lineUp,
  mayBegin,
  tick,
} from "#shared/rules/friend-lobby/rounds.ts";
import { LEASE, type FriendHost } from "#shared/server/friend-lobby/friend-lease.ts";

import { clockMs, type NodeContext } from "../cluster/node-context.ts";
import { SeatedRoom } from "../colyseus/seated-room.ts";
import type { TicketGate } from "../colyseus/ticket-gate.ts";
import { ClassWatch } from "./class-watch.ts";
import { checkOpen, ticketOf, type FriendClient, type FriendVisit, type TableAnswer } from "./friend-client.ts";
import { FriendLink } from "./friend-link.ts";
import { friendHandlers, type FriendDeeds } from "./friend-messages.ts";
import { openRound } from "./friend-round.ts";
import { hintOf } from "./friend-words.ts";
import { Invitations } from "./invitations.ts";
import { TableViews } from "./table-views.ts";

const TICK_MS = 250;
const SEAT_SECONDS = FRIEND_RACE.expectedMs / 1_000;

/** A table behind a host's link: its racers meet here between races. It lasts while anyone is in it or its race runs. */
export function friendLobbyRoom(node: NodeContext, gate: TicketGate) {
  const caller = new Invitations(node.app);
  const handlers = friendHandlers(node.app.config.site);
  return class FriendLobbyRoom extends SeatedRoom<{ client: FriendClient }> {
    override autoDispose = false;
    override patchRate = TICK_MS;
    override maxMessagesPerSecond = MESSAGES_A_SECOND.elsewhere;
    override seatReservationTimeout = SEAT_SECONDS;

    #link: FriendLink | undefined;
    #race: FriendLobby | undefined;
    #views: TableViews | undefined;
    readonly #classes = new ClassWatch(node.app, (circles) => this.#become(entry.withCircles(this.#now, circles)));
    /** How long an empty room waits for a racer who has a seat but has not connected yet. */
    #keptUntilMs = 0;
    #isClosing = false;
    #roundBefore: readonly RaceID[] = [];
    readonly #deeds: FriendDeeds = {
      press: (client) => this.#press(client),
      gatherEarly: ({ sessionId }) => this.#gather(gatherEarly(this.#now, sessionId)),
      change: (client, wished) => this.#asHost(client, (race) => changeSettings(race, client.sessionId, wished)),
      invite: (client, userIDs) => void this.#invite(client, userIDs),
      say: (client, phraseID) => void this.#say(client, phraseID),
    };

    static override async onAuth(ticket: string, options: unknown, _context: AuthContext): Promise<FriendVisit> {
      return { ...(await gate.admit(ticket)), isTakingOver: JoinOptions.parse(options).takeOver };
    }

    override onCreate({ host, tableNumber }: { host: FriendHost; tableNumber: number }): void {
      const table = { hostUserID: host.userID, tableNumber };
      this.#views = new TableViews(host);
      this.#race = newFriendLobby(table, host);
      this.#link = new FriendLink(node.app, this.presence, { ...table, roomID: this.roomId }, host, (terms) =>
        this.#become(withTerms(this.#now, terms)),
      );
      this.#keptUntilMs = clockMs() + 2 * SEAT_SECONDS * 1_000;
      this.clock.setInterval(() => void this.#renew(), LEASE / 3);
      for (const [type, handle] of Object.entries(handlers)) {
        this.onMessage(type, (client, message) => handle(this.#deeds, client, message));
      }
      this.onMessage("*", (client) => client.leave(CLOSE_CODES.badMessage.code));
    }

    /** Keeps a place for a racer who is about to join, from any node. */
    expectRacer(userID: UserID, isInvited: boolean, isGuest = false, network = "", circle?: Circle): TableAnswer {
      if (this.#isClosing) return "closing";
      this.#become(entry.expectRacer(this.#now, { userID, isInvited, isGuest, network, circle }, clockMs()));
      return entry.closedFor(this.#now, userID, isGuest, circle) ?? "welcome";
    }

    /** @throws ServerError with the close code and a sentence when the race is closed for this racer */
    override async onJoin(client: FriendClient): Promise<void> {
      const ticket = ticketOf(client);
      const { userID, card, isGuest } = ticket;
      checkOpen(this.#now, ticket);
      node.sockets.add(ticket, client);
      const wayBack = await node.seats.sit(ticket, { roomID: this.roomId, staysOpen: true });
      checkOpen(this.#now, ticket);
      const before = this.#now.racers.find((racer) => racer.userID === userID);
      this.#gather(entry.come(this.#now, { ...card, userID, key: client.sessionId }, isGuest));
      if (before) this.clients.getById(before.key)?.leave(CLOSE_CODES.elsewhere.code);
      if (wayBack) client.send("way-back", wayBack);
      if (!before) this.clock.setTimeout(() => void caller.tellWaiting(this.#now), FRIEND_RACE.waitsAfterMs);
    }

    /** The racer has taken a seat in another room, on any node. */
    dismiss(userID: UserID): void {
      const racer = this.#now.racers.find((each) => each.userID === userID);
      if (!racer) return;
      this.clients.getById(racer.key)?.leave(CLOSE_CODES.elsewhere.code);
      this.#become(leave(this.#now, racer.key));
    }

    override async onDrop(client: FriendClient, code?: number): Promise<void> {
      node.sockets.remove(ticketOf(client), client);
      if (this.isGivenUp(client, code)) return;
      this.#become(goAway(this.#now, client.sessionId, clockMs()));
      await this.allowReconnection(client, FRIEND_RACE.comeBackMs / 1_000).catch((reason: unknown) => {
        node.app.log.debug({ reason }, "a friend did not come back on the same line");
      });
    }

    override onReconnect(client: FriendClient): void {
      if (!racerOf(this.#now, client.sessionId)) return client.leave(CLOSE_CODES.elsewhere.code);
      node.sockets.add(ticketOf(client), client);
      this.#views?.forget(client);
      this.#gather(comeBack(this.#now, client.sessionId));
    }

    /** A racer who lost the connection keeps the slot until the rule frees it. */
    override onLeave(client: FriendClient, code?: number): void {
      node.sockets.remove(ticketOf(client), client);
      if (code === CLOSE_CODES.left.code || this.isGivenUp(client, code))
        this.#become(leave(this.#now, client.sessionId));
    }

    override onBeforePatch(): void {
      this.#become(tick(this.#now, clockMs()));
      if (isDeserted(this.#now) && clockMs() >= this.#keptUntilMs) void this.#close();
    }

    override async onDispose(): Promise<void> {
      this.#classes.close();
      await this.#link?.release();
    }

    get #now(): FriendLobby {
      if (!this.#race) throw new Error("the friend lobby was used before it was made");
      return this.#race;
    }

    /** The only place where the lobby changes; sends everyone what changed for them. Who may not stay with the others goes. */
    #become(wished: FriendLobby): void {
      const next = entry.stayTogether(wished);
      this.#race = next;
      this.#classes.look(next);
      for (const { key } of wished.racers) {
        if (!racerOf(next, key)) this.clients.getById(key)?.leave(CLOSE_CODES.classOnly.code);
      }
      this.#link?.show(next);
      if (next.racers.length > 0) this.#keptUntilMs = 0;
      this.#views?.share(next, this.#link?.tables(next) ?? [], this.clients);
    }

    /** Somebody became ready: a full lobby starts without the button. */
    #gather(next: FriendLobby): void {
      this.#become(next);
      if (beginsByItself(next)) void this.#begin();
    }

    #press(client: FriendClient): void {
      this.#become(gather(this.#now, client.sessionId));
      if (mayBegin(this.#now, client.sessionId)) void this.#begin();
      else this.#hint(client, this.#now.round ? "race-runs" : "not-the-starter");
    }

    #asHost(client: FriendClient, how: (race: FriendLobby) => FriendLobby): void {
      if (isHost(this.#now, racerOf(this.#now, client.sessionId))) this.#become(how(this.#now));
      else this.#hint(client, "not-the-host");
    }

    /** Only friends of the host are invited, and told of it. */
    async #invite(client: FriendClient, userIDs: readonly UserID[]): Promise<void> {
      if (!isHost(this.#now, racerOf(this.#now, client.sessionId))) return this.#hint(client, "not-the-host");
      const friendIDs = await caller.invite(this.#now, userIDs);
      if ("code" in friendIDs) return client.send("hint", friendIDs);
      this.#become(entry.invite(this.#now, client.sessionId, friendIDs));
      if (friendIDs.length < new Set(userIDs).size) this.#hint(client, "friends-only");
    }

    async #say(client: FriendClient, phraseID: PhraseID): Promise<void> {
      const next = say(this.#now, client.sessionId, clockMs());
      const racer = racerOf(next, client.sessionId);
      if (next === this.#now || !racer) return this.#hint(client, "chat-too-soon");
      this.#become(next);
      const [silenced] = await Promise.all([caller.silenced(racer.userID), this.#classes.ask()]);
      if (silenced) return client.send("hint", silenced);
      const said = { slot: racer.slot, displayName: racer.displayName, phraseID } satisfies Chat;
      for (const hearer of hearersOf(this.#now, client.sessionId)) this.clients.getById(hearer.key)?.send("chat", said);
    }

    #hint(client: FriendClient, code: Parameters<typeof hintOf>[0]): void {
      client.send("hint", hintOf(code));
    }

    /** Makes the round's race and hands out its seats. */
    async #begin(): Promise<void> {
      const raceID = randomUUID() as RaceID;
      const racers = lineUp(this.#now);
      this.#become(begin(this.#now, raceID, clockMs()));
      try {
        await openRound(node, {
          raceID,
          beforeIDs: this.#roundBefore,
          lobbyID: this.roomId,
          racers,
          terms: this.#now,
          presence: this.presence,
          clientOf: ({ key }) => this.clients.getById(key),
          over: () => this.#become(endRound(this.#now, raceID, clockMs())),
        });
        this.#roundBefore = [raceID];
      } catch (error) {
        node.app.log.error({ err: error }, "a friend race could not be made");
        this.#become(callOff(this.#now, raceID));
        this.broadcast("trouble", { message: "We couldn't open the race. Please try again." });
      }
    }

    async #renew(): Promise<void> {
      if (await this.#link?.isLost()) await this.disconnect(CLOSE_CODES.shutdown.code);
    }

    /** Frees the link before the room closes, so that nobody is sent to a closed room. */
    async #close(): Promise<void> {
      if (this.#isClosing) return;
      this.#isClosing = true;
      await this.lock();
      await this.#link?.release();
      await this.disconnect(CLOSE_CODES.shutdown.code);
    }
  };
}
