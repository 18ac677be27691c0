import { Client, type Room } from "@colyseus/sdk";

import { realtimeTicket } from "#shared/contracts/account/auth.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";

import {
  ConnectionLost,
  keepTrying,
  PATIENTLY,
  reconnect,
  seatTries,
  type Trying,
} from "../../client/race/session/reconnect.ts";
import { diceOf } from "./dice.ts";
import type { Visitor } from "./visitor.ts";

const BATCH_MS = 200;
const dice = diceOf("steadfast racers");

/** Where a steadfast racer is. */
export type Whereabouts = "lobby" | "race" | "seeking" | "told";

/**
 * A racer without a browser who goes on as the pages do: three tries at the seat, then the matchmaker, then a new race.
 * It types steadily in every race until it is stopped.
 */
export class SteadfastRacer {
  readonly visitor: Visitor;
  readonly #url: string;
  readonly #wpm: number;
  where: Whereabouts = "seeking";
  /** When it came to where it is, on `performance.now()`. */
  sinceMs = performance.now();
  raceID = "";
  phase = "";
  /** Every race it was in. */
  readonly raceIDs: string[] = [];
  /** Races whose results were shown. */
  readonly finished: string[] = [];
  /** Races that the server said are in the database. */
  readonly settled: string[] = [];
  /** The longest it was without a room, in milliseconds. */
  worstMs = 0;
  #room: Room<unknown, RaceStateView> | undefined;
  #lobby: Room | undefined;
  #typing: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();

  constructor(url: string, visitor: Visitor, wpm: number) {
    this.#url = url;
    this.visitor = visitor;
    this.#wpm = wpm;
  }

  start(): Promise<void> {
    return this.#race();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#typing);
    await Promise.race([
      Promise.all([this.#room?.leave(), this.#lobby?.leave()]),
      new Promise((resolve) => setTimeout(resolve, 1_000)),
    ]);
  }

  #be(where: Whereabouts): void {
    if (where === this.where) return;
    const nowMs = performance.now();
    if (this.where === "seeking") this.worstMs = Math.max(this.worstMs, nowMs - this.sinceMs);
    this.where = where;
    this.sinceMs = nowMs;
  }

  /** As a page that says what is wrong, and goes on by itself as soon as that passes. */
  async #race(): Promise<void> {
    try {
      this.#hear(await this.#keepTrying());
    } catch {
      if (this.#stopping.signal.aborted) return;
      this.#be("told");
      this.#hear(await this.#keepTrying(PATIENTLY));
    }
  }

  #keepTrying(trying?: Trying): Promise<Room<unknown, RaceStateView>> {
    return keepTrying(() => this.#wayIn(), this.#stopping.signal, dice, trying);
  }

  async #wayIn(): Promise<Room<unknown, RaceStateView>> {
    const { ticket, lobbyRoomID } = await this.visitor.get(realtimeTicket);
    const client = new Client(this.#url);
    client.auth.token = ticket;
    const lobby = await client.joinById(lobbyRoomID);
    this.#lobby = lobby;
    this.#be("lobby");
    lobby.reconnection.enabled = false;
    lobby.onMessage("table", () => undefined);
    const seat = await new Promise((resolve, reject) => {
      lobby.onMessage("seat", resolve);
      lobby.onMessage("trouble", ({ message }: { message: string }) => reject(new Error(message)));
      lobby.onLeave(() => {
        this.#be("seeking");
        reject(new ConnectionLost("the lobby closed"));
      });
    });
    const room = await client.consumeSeatReservation(seat as never);
    lobby.removeAllListeners();
    void lobby.leave();
    return room as Room<unknown, RaceStateView>;
  }

  #hear(room: Room<unknown, RaceStateView>): void {
    this.#room = room;
    this.#be("race");
    Object.assign(room.reconnection, seatTries(dice));
    room.onMessage("*", () => undefined);
    room.onMessage("ping", ({ serverMs }: { serverMs: number }) => room.send("pong", { serverMs }));
    room.onMessage("welcome", ({ raceID }: { raceID: string }) => {
      this.raceID = raceID;
      if (!this.raceIDs.includes(raceID)) this.raceIDs.push(raceID);
    });
    room.onMessage("results", ({ raceID }: { raceID: string }) => this.finished.push(raceID));
    room.onMessage("settled", ({ raceID }: { raceID: string }) => this.settled.push(raceID));
    room.onStateChange(({ phase, text }) => {
      if (phase === "racing" && this.phase !== "racing") this.#type(room, text);
      this.phase = phase;
    });
    room.onDrop(() => this.#be("seeking"));
    room.onReconnect(() => this.#be("race"));
    room.onLeave((code) => {
      clearInterval(this.#typing);
      if (!this.#stopping.signal.aborted && this.phase !== "over") void this.#mend(code, room.reconnectionToken);
    });
  }

  async #mend(code: number, token: string): Promise<void> {
    this.#be("seeking");
    this.phase = "";
    try {
      const room = await reconnect(
        code,
        () => new Client(this.#url).reconnect<RaceStateView>(token),
        this.#stopping.signal,
        dice,
      );
      if (room) this.#hear(room as Room<unknown, RaceStateView>);
      else await this.#race();
    } catch {
      this.#be("told");
    }
  }

  #type(room: Room<unknown, RaceStateView>, text: string): void {
    clearInterval(this.#typing);
    const startMs = performance.now();
    const msPerCharacter = 60_000 / (this.#wpm * 5);
    let typed = 0;
    this.#typing = setInterval(() => {
      const due = Math.min(text.length, Math.floor((performance.now() - startMs) / msPerCharacter));
      if (due === typed || !room.connection.isOpen) return;
      const at = Array.from({ length: due - typed }, (_unused, index) => Math.round((typed + index) * msPerCharacter));
      room.send("keys", { from: typed, at, chars: text.slice(typed, due) });
      typed = due;
      if (typed === text.length) clearInterval(this.#typing);
    }, BATCH_MS);
  }
}
