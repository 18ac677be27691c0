import type { Room } from "@colyseus/sdk";
import type { z } from "zod";

import type { Chat, FRIEND_LOBBY_MESSAGES, LobbyView, Hint } from "#shared/contracts/realtime/friend-lobby.ts";
import type { LobbyTrouble, SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import { OWN_LINK } from "#shared/rules/friend-link.ts";

import type { Patience } from "../../net/patience.ts";
import { dropLine, RoomClient } from "../../net/room-client.ts";
import { useRacing } from "../../session/racing.ts";
import { call } from "../../session/session.ts";
import { openSocket, socketClosed } from "../../session/sockets.ts";
import { keepAsking } from "../session/keep-asking.ts";
import { isComingBack } from "../session/kept-seat.ts";
import { leaveOn } from "../session/leave-on.ts";
import { LineOpener } from "../session/line-opener.ts";
import { resumeOn } from "../session/resume-on.ts";
import { SeatCalls } from "../session/seat-calls.ts";
import { sentenceFor } from "../session/trouble-sentence.ts";
import { NO_FRIENDS, useFriends, type LobbyStatus } from "./friend-store.ts";
import { hasHostLeft } from "./host-left.ts";
import { statusFor, statusForCode } from "./lobby-status.ts";
import { noteOn } from "./starter-note.ts";

type Sent = typeof FRIEND_LOBBY_MESSAGES.sent;

const LOBBY = "friend-lobby";
const BUBBLE_MS = 4_500;
const LEAVING = 4_000;

/** The connection to a host's lobby. It stays open during races, and reconnects where that can help. */
export class FriendConnection {
  readonly #link: string;
  readonly #leaving = new AbortController();
  readonly #seats = new SeatCalls((isCalled) => useFriends.setState({ isCalled }));
  readonly #opener = new LineOpener<LobbyStatus>(this.#leaving.signal, {
    enter: (patience) => this.#enter(patience),
    statusFor,
    offline: () => useFriends.setState({ status: "offline" }),
    shut: (status, problem) => this.#shut(status, problem),
  });
  #lobby: Room | undefined;
  #phrases = 0;
  #takesOver = false;

  constructor(link: string) {
    this.#link = link;
    useFriends.setState(NO_FRIENDS, true);
    const onOnline = (): void => {
      if (this.#opener.isOpening) this.#opener.hurry();
      else if (!this.#lobby) void this.open();
    };
    addEventListener("online", onOnline, { signal: this.#leaving.signal });
  }

  /**
   * Opens or reopens the lobby.
   *
   * @param takesOver also from another page, with the race that runs there
   */
  open(takesOver = false): Promise<void> {
    this.#takesOver = takesOver;
    return this.#opener.open(() => {
      const { table } = useFriends.getState();
      useFriends.setState({ status: table ? "reconnecting" : "opening", sentence: undefined });
    });
  }

  #shut(status: LobbyStatus, problem: unknown): void {
    useFriends.setState({ status, sentence: sentenceFor(problem), table: undefined });
  }

  async #enter(patience: Patience): Promise<void> {
    const { ticket, host } = await call("POST /realtime/friend-race", { body: { link: this.#link } });
    if (this.#link === OWN_LINK) return useFriends.setState({ ownLink: host.link });
    const client = new RoomClient(patience, ticket);
    // A racer who drives on this page does not join from another one.
    const takeOver = this.#takesOver || isComingBack() || useRacing.getState().isRacing;
    const lobby = await openSocket("friend lobby", () => client.join(LOBBY, { takeOver }));
    await this.#hear(lobby, patience.signal);
  }

  /** Opens the lobby anew, which then offers the seat in the round that goes on without this racer, if any does. */
  askWayBack(): void {
    const lobby = this.#lobby;
    if (!lobby) return;
    this.#lobby = undefined;
    lobby.reconnection.enabled = false;
    dropLine(lobby);
    void this.open(true);
  }

  /** Gives the slot up. */
  leave(): void {
    this.#leaving.abort();
  }

  send<Type extends keyof Sent>(type: Type, message: z.input<Sent[Type]>): void {
    this.#lobby?.send(type, message);
  }

  /** This player's seat in the next round. */
  seat(signal: AbortSignal): Promise<SeatReservation> {
    return this.#seats.next(signal);
  }

  /** Resolves when the lobby has shown who is there. */
  #hear(lobby: Room, signal: AbortSignal): Promise<void> {
    resumeOn(lobby, Math.random);
    leaveOn(signal, lobby);
    keepAsking(lobby);
    return new Promise((resolve, reject) => {
      lobby.onMessage("table", (table: LobbyView) => {
        if (signal.aborted) return;
        this.#lobby = lobby;
        this.#show(table);
        resolve();
      });
      lobby.onMessage("seat", (seat: SeatReservation) => this.#seats.call(seat));
      lobby.onMessage("way-back", (seat: SeatReservation) => this.#seats.isAwaited && this.#seats.call(seat));
      lobby.onMessage("chat", (chat: Chat) => this.#say(chat));
      lobby.onMessage("hint", ({ message }: Hint) => useFriends.setState({ note: message }));
      lobby.onMessage("trouble", ({ message }: LobbyTrouble) => useFriends.setState({ note: message }));
      lobby.onDrop(() => useFriends.setState({ status: "reconnecting" }));
      lobby.onReconnect(() => useFriends.setState({ status: "open" }));
      lobby.onLeave((code) => {
        if (!this.#leaving.signal.aborted) void socketClosed("friend lobby", code);
        if (this.#lobby === lobby) this.#closed(code);
        else reject(Object.assign(new Error("the lobby closed"), { code }));
      });
    });
  }

  #show(table: LobbyView): void {
    const before = useFriends.getState();
    useFriends.setState({
      status: "open",
      table,
      note: noteOn(before.table, table) ?? before.note,
      hasHostLeft: hasHostLeft(before, table),
    });
  }

  #closed(code: number): void {
    this.#lobby = undefined;
    if (this.#leaving.signal.aborted) return;
    const status = code === LEAVING ? "closed" : statusForCode(code);
    if (status === undefined) return void this.open();
    this.#shut(status, code);
  }

  #say({ slot, displayName, phraseID }: Chat): void {
    const id = ++this.#phrases;
    const others = useFriends.getState().said.filter((said) => said.slot !== slot);
    useFriends.setState({ said: [...others, { id, slot, displayName, phraseID }] });
    setTimeout(() => useFriends.setState(({ said }) => ({ said: said.filter((each) => each.id !== id) })), BUBBLE_MS);
  }
}
