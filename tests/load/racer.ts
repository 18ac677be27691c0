import { setTimeout as wait } from "node:timers/promises";

import { Client, type Room } from "@colyseus/sdk";

import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import { decodeProgress, MAX_BATCH, PROGRESS } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { Ping, Welcome } from "#shared/contracts/realtime/race.ts";
import type { Key } from "#shared/rules/race/keys.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

import { personFrom, typedBy } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { letGo, Releases } from "../support/releases.ts";
import type { Figures } from "./figures.ts";
import type { Runner } from "./runner.ts";

/** When the batches that opponents are watched for were sent: by room, slot and press number. */
const sentAt = new Map<string, number>();
/** The slots of this process in each race, as they came: the first one's batches are timed where the second hears them. */
const company = new Map<string, number[]>();
const keyOf = (roomId: string, slot: number, received: number): string => `${roomId}/${slot}/${received}`;

const TYPIST = { ...TYPISTS.average, wpm: [60, 110] } as const;
type Pressed = Pick<Key, "atMs" | "character" | "heldMs">;

/** A look at the results before the next race, or a breath before another try. */
const BETWEEN_MS = [1_000, 4_000] as const;

/** One person at a keyboard, without the browser: joins, types the text, and where asked for goes again. */
export class LoadRacer implements Runner {
  isRacing = false;
  readonly #url: string;
  readonly #figures: Figures;
  readonly #nextTicket: (() => Promise<string>) | undefined;
  readonly #person = personFrom(TYPIST, Math.random);
  #race: Room<unknown, RaceStateView> | undefined;
  #keys: readonly Pressed[] | undefined;
  #releases = new Releases([]);
  #slot = 0;
  #sent = 0;
  #clockMs = 0;
  #isOver = false;

  /** @param nextTicket what lets the racer into the lobby once more; without it there is one race */
  constructor(url: string, figures: Figures, nextTicket?: () => Promise<string>) {
    this.#url = url;
    this.#figures = figures;
    this.#nextTicket = nextTicket;
  }

  async join(ticket: string): Promise<void> {
    try {
      await this.#enter(ticket);
    } catch (error) {
      this.#figures.fail(`join: ${String(error)}`);
      await this.#goAgain();
    }
  }

  async #enter(ticket: string): Promise<void> {
    const client = new Client(this.#url);
    client.auth.token = ticket;
    const lobby = await client.joinById("lobby-type");
    lobby.reconnection.enabled = false;
    lobby.onMessage("table", () => undefined);
    const seat = await new Promise<SeatReservation>((resolve, reject) => {
      lobby.onMessage("seat", resolve);
      lobby.onMessage("trouble", () => reject(new Error("the lobby could not make a race")));
    });
    const race = (await client.consumeSeatReservation(seat)) as Room<unknown, RaceStateView>;
    void lobby.leave();
    this.#hear(race);
  }

  /** Sends the keys that are due by now. */
  type(nowMs: number): void {
    const race = this.#race;
    if (!race || race.state?.phase !== "racing") return;
    const { text, greenMs } = race.state;
    const keys = (this.#keys ??= this.#plan(text));
    if (this.#sent === 0) this.#releases = new Releases(keys);
    const raceMs = nowMs - this.#clockMs - greenMs;
    this.isRacing = this.#sent < keys.length;
    const from = this.#sent;
    const due: Pressed[] = [];
    for (let key = keys[from]; key && key.atMs <= raceMs && due.length < MAX_BATCH; key = keys[from + due.length])
      due.push(key);
    if (due.length === 0) return;
    this.#sent = from + due.length;
    race.send("keys", {
      from,
      at: due.map(({ atMs }) => atMs),
      chars: due.map(({ character }) => character).join(""),
      ...this.#releases.until(this.#sent, raceMs),
    });
    if (!this.#figures.isMeasuring) return;
    this.#figures.batches++;
    if (this.#slot === company.get(race.roomId)?.[0])
      sentAt.set(keyOf(race.roomId, this.#slot, this.#sent), performance.now());
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await this.#race?.leave();
  }

  /** Where racers are to be paid they type as people do; otherwise evenly, so that every batch has a key. All let go as people do. */
  #plan(text: string): readonly Pressed[] {
    if (this.#nextTicket) return letGo(typedBy(this.#person, text, Math.random), Math.random);
    const msPerKey = 60_000 / (this.#person.wpm * 5);
    const keys = Array.from(text, (character, nth): Pressed => ({ character, atMs: Math.round(nth * msPerKey) }));
    return letGo(keys, Math.random);
  }

  async #goAgain(): Promise<void> {
    if (!this.#nextTicket || this.#isOver) return;
    const [least, most] = BETWEEN_MS;
    await wait(least + Math.random() * (most - least));
    if (this.#isOver) return;
    const ticket = await this.#nextTicket().catch((error: unknown) => {
      this.#figures.fail(`ticket: ${String(error)}`);
    });
    await (ticket === undefined ? this.#goAgain() : this.join(ticket));
  }

  #hear(race: Room<unknown, RaceStateView>): void {
    const figures = this.#figures;
    race.reconnection.enabled = false;
    this.#weigh(race);
    race.onMessage("welcome", ({ slot }: Welcome) => {
      this.#slot = slot;
      company.set(race.roomId, [...(company.get(race.roomId) ?? []), slot]);
    });
    race.onMessage("ping", (ping: Ping) => {
      this.#clockMs = performance.timeOrigin + performance.now() - ping.serverMs - ping.roundTripMs / 2;
      race.send("pong", { serverMs: ping.serverMs });
    });
    race.onMessage(PROGRESS, (bytes: Uint8Array) => this.#hearProgress(race.roomId, bytes));
    race.onMessage("foul", (foul: { code: string }) => figures.fail(`foul ${foul.code}`));
    for (const type of ["nitro", "results-so-far"]) race.onMessage(type, () => undefined);
    for (const type of ["idle-warning", "results"]) race.onMessage(type, () => (this.isRacing = false));
    race.onMessage("settled", () => {
      this.isRacing = false;
      if (figures.isMeasuring) figures.races++;
      if (this.#nextTicket) void race.leave();
    });
    race.onLeave((code) => {
      this.isRacing = false;
      company.delete(race.roomId);
      this.#race = undefined;
      this.#keys = undefined;
      this.#sent = 0;
      if (code !== 4_000) figures.fail(`closed ${code}`);
      void this.#goAgain();
    });
    this.#race = race;
  }

  /** Counts the bytes that go out while the racer types. */
  #weigh({ connection }: Room<unknown, RaceStateView>): void {
    const figures = this.#figures;
    const send = connection.send.bind(connection);
    connection.send = (data) => {
      if (figures.isMeasuring && this.isRacing) figures.sentBytes += data.byteLength + SENT_FRAME_BYTES;
      send(data);
    };
  }

  #hearProgress(roomId: string, bytes: Uint8Array): void {
    const figures = this.#figures;
    if (!figures.isMeasuring) return;
    figures.frames++;
    if (this.isRacing) {
      figures.framesInRace++;
      figures.bytes += bytes.byteLength + FRAME_BYTES;
    }
    if (this.#slot !== company.get(roomId)?.[1]) return;
    for (const lane of decodeProgress(bytes)) {
      const key = keyOf(roomId, lane.slot, lane.received);
      const at = sentAt.get(key);
      if (at === undefined) continue;
      figures.took(performance.now() - at);
      sentAt.delete(key);
    }
  }
}

/** Colyseus' and WebSocket's own bytes around a progress message. */
const FRAME_BYTES = 2 + 1 + 1 + PROGRESS.length;

/** WebSocket's own bytes around what a client sends: header and mask. */
const SENT_FRAME_BYTES = 2 + 4;

export const TICK_MS = RACE.tickMs;
