import { WebSocket } from "ws";

import { RACE } from "#shared/rules/race/numbers.ts";

import type { Figures } from "./figures.ts";
import type { Runner } from "./runner.ts";

/** What a lane took when the floor was first measured. */
export const LANE_BYTES = 7;
const HEADER_BYTES = 2;
const SENT_HEADER_BYTES = 2 + 4;

/** When the updates that opponents are watched for were sent: by room and count. */
const sentAt = new Map<string, number>();

/** A racer of the floor: sends seven bytes as often as a real one sends a batch, and counts what comes. */
export class FloorRacer implements Runner {
  isRacing = false;
  readonly #room: string;
  readonly #slot: number;
  readonly #figures: Figures;
  #socket: WebSocket | undefined;
  #count = 0;
  #seen = 0;

  constructor(index: number, figures: Figures) {
    this.#room = String(Math.floor(index / RACE.slots));
    this.#slot = index % RACE.slots;
    this.#figures = figures;
  }

  join(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url}/?room=${this.#room}`, { perMessageDeflate: false });
      socket.on("error", reject);
      socket.on("message", (bytes: Buffer) => this.#hear(bytes));
      socket.on("open", () => {
        this.#socket = socket;
        this.isRacing = true;
        resolve();
      });
    });
  }

  type(): void {
    const bytes = Buffer.alloc(LANE_BYTES);
    bytes.writeUInt32LE(++this.#count, 0);
    this.#socket?.send(bytes);
    if (!this.#figures.isMeasuring) return;
    this.#figures.batches++;
    this.#figures.sentBytes += LANE_BYTES + SENT_HEADER_BYTES;
    if (this.#slot === 0) sentAt.set(`${this.#room}/${this.#count}`, performance.now());
  }

  leave(): Promise<void> {
    this.#socket?.close();
    return Promise.resolve();
  }

  #hear(bytes: Buffer): void {
    const figures = this.#figures;
    if (!figures.isMeasuring) return;
    figures.frames++;
    figures.framesInRace++;
    figures.bytes += bytes.byteLength + HEADER_BYTES;
    if (this.#slot !== 1) return;
    const newest = bytes.readUInt32LE(0);
    const at = newest > this.#seen ? sentAt.get(`${this.#room}/${newest}`) : undefined;
    this.#seen = newest;
    if (at !== undefined) figures.took(performance.now() - at);
  }
}
