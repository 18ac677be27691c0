import { Client, type Room } from "@colyseus/sdk";

import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import { decodeProgress, MAX_BATCH, PROGRESS } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { Ping, Welcome } from "#shared/contracts/realtime/race.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

import type { Figures } from "./figures.ts";
import type { Runner } from "./runner.ts";

/** When the batches that opponents are watched for were sent: by room, slot and press number. */
const sentAt = new Map<string, number>();
const keyOf = (roomId: string, slot: number, received: number): string => `${roomId}/${slot}/${received}`;

const SLOWEST_WPM = 60;
const FASTEST_WPM = 110;

/** One person at a keyboard, without the browser: joins, types the text, and goes again until told to stop. */
export class LoadRacer implements Runner {
  isRacing = false;
  readonly #url: string;
  readonly #figures: Figures;
  #race: Room<unknown, RaceStateView> | undefined;
  #slot = 0;
  #sent = 0;
  #clockMs = 0;
  readonly #wpm = SLOWEST_WPM + Math.random() * (FASTEST_WPM - SLOWEST_WPM);

  constructor(url: string, figures: Figures) {
    this.#url = url;
    this.#figures = figures;
  }

  async join(ticket: string): Promise<void> {
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
    const raceMs = nowMs - this.#clockMs - greenMs;
    const due = Math.min(text.length, this.#sent + MAX_BATCH, Math.floor((raceMs * this.#wpm * 5) / 60_000));
    this.isRacing = this.#sent < text.length;
    if (due <= this.#sent) return;
    const from = this.#sent;
    const at = Array.from({ length: due - from }, (_unused, n) => Math.round(((from + n) * 60_000) / (this.#wpm * 5)));
    race.send("keys", { from, at, chars: text.slice(from, due) });
    this.#sent = due;
    if (!this.#figures.isMeasuring) return;
    this.#figures.batches++;
    if (this.#slot === 0) sentAt.set(keyOf(race.roomId, 0, due), performance.now());
  }

  async leave(): Promise<void> {
    await this.#race?.leave();
  }

  #hear(race: Room<unknown, RaceStateView>): void {
    const figures = this.#figures;
    race.reconnection.enabled = false;
    race.onMessage("welcome", (welcome: Welcome) => (this.#slot = welcome.slot));
    race.onMessage("ping", (ping: Ping) => {
      this.#clockMs = performance.timeOrigin + performance.now() - ping.serverMs - ping.roundTripMs / 2;
      race.send("pong", { serverMs: ping.serverMs });
    });
    race.onMessage(PROGRESS, (bytes: Uint8Array) => this.#hearProgress(race.roomId, bytes));
    race.onMessage("foul", (foul: { code: string }) => figures.fail(`foul ${foul.code}`));
    for (const type of ["idle-warning", "results", "settled"]) race.onMessage(type, () => (this.isRacing = false));
    race.onLeave((code) => {
      this.isRacing = false;
      this.#race = undefined;
      if (code !== 4_000) figures.fail(`closed ${code}`);
    });
    this.#race = race;
  }

  #hearProgress(roomId: string, bytes: Uint8Array): void {
    const figures = this.#figures;
    if (!figures.isMeasuring || !this.isRacing) return;
    figures.ticks++;
    figures.bytes += bytes.byteLength + FRAME_BYTES;
    if (this.#slot !== 1) return;
    for (const lane of decodeProgress(bytes)) {
      const key = keyOf(roomId, lane.slot, lane.received);
      const at = sentAt.get(key);
      if (at === undefined) continue;
      figures.latenciesMs.push(performance.now() - at);
      sentAt.delete(key);
    }
  }
}

/** Colyseus' and WebSocket's own bytes around a progress message. */
const FRAME_BYTES = 2 + 1 + 1 + PROGRESS.length;

export const TICK_MS = RACE.tickMs;
