import { Client, type Room } from "@colyseus/sdk";
import type { z } from "zod";

import type { Chat, FRIEND_LOBBY_MESSAGES, LobbyView, Hint } from "#shared/contracts/realtime/friend-lobby.ts";
import type { LobbyTrouble, SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import { OWN_LINK } from "#shared/rules/friend-link.ts";

import { isPitStop } from "../../net/pit-stop.ts";
import { useRacing } from "../../session/racing.ts";
import { call } from "../../session/session.ts";
import { openSocket, socketClosed } from "../../session/sockets.ts";
import { isComingBack } from "../session/kept-seat.ts";
import { seatTries } from "../session/reconnect.ts";
import { sentenceFor } from "../session/trouble-sentence.ts";
import { NO_FRIENDS, useFriends } from "./friend-store.ts";
import { hasHostLeft } from "./host-left.ts";
import { statusFor, statusForCode } from "./lobby-status.ts";
import { noteOn } from "./starter-note.ts";

type Sent = typeof FRIEND_LOBBY_MESSAGES.sent;

/** A seat in the round that begins, and the client that opens it. */
export interface OfferedSeat {
  readonly client: Client;
  readonly seat: SeatReservation;
}

const LOBBY = "friend-lobby";
const BUBBLE_MS = 4_500;
const LEAVING = 4_000;
const RETRY = { firstMs: 500, mostMs: 5_000, tries: 5 } as const;

/** The connection to a host's lobby. It stays open during races, and reconnects where that can help. */
export class FriendConnection {
  readonly #link: string;
  readonly #client = new Client(location.origin);
  readonly #leaving = new AbortController();
  #lobby: Room | undefined;
  #called: OfferedSeat | undefined;
  #take: ((seat: OfferedSeat) => void) | undefined;
  #phrases = 0;
  #isOpening = false;
  #takesOver = false;

  constructor(link: string) {
    this.#link = link;
    useFriends.setState(NO_FRIENDS, true);
    addEventListener("online", () => this.#isOpening || this.#lobby || void this.open(), {
      signal: this.#leaving.signal,
    });
  }

  /**
   * Opens or reopens the lobby.
   *
   * @param takesOver also from another page, with the race that runs there
   */
  async open(takesOver = false): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    this.#takesOver = takesOver;
    const { table } = useFriends.getState();
    useFriends.setState({ status: table ? "reconnecting" : "opening", sentence: undefined });
    try {
      for (let tries = 0; !this.#leaving.signal.aborted && !(await this.#tried(tries)); tries++) {
        await new Promise((resolve) => setTimeout(resolve, Math.min(RETRY.mostMs, RETRY.firstMs * 2 ** tries)));
      }
    } finally {
      this.#isOpening = false;
    }
  }

  /** Whether that was the last attempt. */
  async #tried(tries: number): Promise<boolean> {
    try {
      const body = { link: this.#link };
      const { ticket, host } = await call("POST /realtime/friend-race", { body });
      if (this.#link === OWN_LINK) {
        useFriends.setState({ ownLink: host.link });
        return true;
      }
      this.#client.auth.token = ticket;
      // A racer who drives on this page does not join from another one.
      const takeOver = this.#takesOver || isComingBack() || useRacing.getState().isRacing;
      this.#hear(await openSocket("friend lobby", () => this.#client.join(LOBBY, { takeOver })));
      return true;
    } catch (problem) {
      if (this.#leaving.signal.aborted) return true;
      const status = statusFor(problem);
      if (status === "offline") useFriends.setState({ status });
      else if (status !== undefined || tries >= RETRY.tries) {
        const shut = isPitStop(problem) ? "pit-stop" : "closed";
        useFriends.setState({ status: status ?? shut, sentence: sentenceFor(problem), table: undefined });
        return true;
      }
      return false;
    }
  }

  /** Gives the slot up. */
  leave(): void {
    this.#leaving.abort();
    void this.#lobby?.leave();
  }

  send<Type extends keyof Sent>(type: Type, message: z.input<Sent[Type]>): void {
    this.#lobby?.send(type, message);
  }

  /** This player's seat in the next round. */
  seat(signal: AbortSignal): Promise<OfferedSeat> {
    useFriends.setState({ isCalled: false });
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => {
        this.#take = undefined;
        reject(new DOMException("The lobby was left.", "AbortError"));
      });
      const called = this.#called;
      this.#called = undefined;
      if (called) resolve(called);
      else this.#take = resolve;
    });
  }

  #hear(lobby: Room): void {
    if (this.#leaving.signal.aborted) return void lobby.leave();
    this.#lobby = lobby;
    Object.assign(lobby.reconnection, seatTries(Math.random));
    lobby.onMessage("table", (table: LobbyView) => {
      const before = useFriends.getState();
      useFriends.setState({
        status: "open",
        table,
        note: noteOn(before.table, table) ?? before.note,
        hasHostLeft: hasHostLeft(before, table),
      });
    });
    lobby.onMessage("seat", (seat: SeatReservation) => this.#call({ client: this.#client, seat }));
    // A page that resumed its race does not wait for a seat.
    lobby.onMessage("way-back", (seat: SeatReservation) => this.#take && this.#call({ client: this.#client, seat }));
    lobby.onMessage("chat", (chat: Chat) => this.#say(chat));
    lobby.onMessage("hint", ({ message }: Hint) => useFriends.setState({ note: message }));
    lobby.onMessage("trouble", ({ message }: LobbyTrouble) => useFriends.setState({ note: message }));
    lobby.onDrop(() => useFriends.setState({ status: "reconnecting" }));
    lobby.onReconnect(() => useFriends.setState({ status: "open" }));
    lobby.onLeave((code) => this.#closed(code));
  }

  #closed(code: number): void {
    this.#lobby = undefined;
    if (this.#leaving.signal.aborted) return;
    void socketClosed("friend lobby", code);
    const status = code === LEAVING ? "closed" : statusForCode(code);
    if (status === undefined) return void this.open();
    useFriends.setState({ status, sentence: sentenceFor(code), table: undefined });
  }

  #call(seat: OfferedSeat): void {
    const take = this.#take;
    this.#take = undefined;
    if (take) return take(seat);
    this.#called = seat;
    useFriends.setState({ isCalled: true });
  }

  #say({ slot, displayName, phraseID }: Chat): void {
    const id = ++this.#phrases;
    const others = useFriends.getState().said.filter((said) => said.slot !== slot);
    useFriends.setState({ said: [...others, { id, slot, displayName, phraseID }] });
    setTimeout(() => useFriends.setState(({ said }) => ({ said: said.filter((each) => each.id !== id) })), BUBBLE_MS);
  }
}
