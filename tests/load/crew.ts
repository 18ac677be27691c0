import { setTimeout as wait } from "node:timers/promises";

import { Figures } from "./figures.ts";
import { FloorRacer } from "./floor-racer.ts";
import type { Options } from "./options.ts";
import { LoadRacer, TICK_MS } from "./racer.ts";
import type { Runner } from "./runner.ts";

const JOINS_AT_ONCE = 50;
/** Racers whose batch is due are looked for this often. */
const STEP_MS = 20;
/** Spreads racers, those of one room too, evenly over time. */
const GOLDEN = 0.618_034;

/** A share of all racers, and where they race. */
export interface Share {
  readonly kind: "product" | "floor";
  readonly url: string;
  readonly options: Options;
  readonly from: number;
  readonly count: number;
}

/** Lets so many racers into the lobby. */
export type Tickets = (from: number, count: number) => Promise<readonly string[]>;

/** The racers of one process. */
export class Crew {
  readonly figures = new Figures();
  readonly #share: Share;
  readonly #tickets: Tickets;
  #racers: readonly Runner[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(share: Share, tickets: Tickets) {
    this.#share = share;
    this.#tickets = tickets;
  }

  /** Everybody comes in and begins to race. */
  async join(): Promise<void> {
    await (this.#share.kind === "product" ? this.#joinRaces() : this.#joinFloor());
    this.#drive();
    if (this.#share.options.quick) await this.#untilAllRace();
  }

  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#racers.map((racer) => racer.leave()));
  }

  async #joinRaces(): Promise<void> {
    const { url, options, from: first, count } = this.#share;
    const racers = Array.from({ length: count }, (_each, nth) => {
      const ticket = async (): Promise<string> => (await this.#tickets(first + nth, 1))[0] ?? "";
      return new LoadRacer(url, this.figures, options.whole ? ticket : undefined);
    });
    this.#racers = racers;
    const joining: Promise<void>[] = [];
    for (let from = 0; from < count; from += JOINS_AT_ONCE) {
      const part = racers.slice(from, from + JOINS_AT_ONCE);
      const tickets = await this.#tickets(first + from, part.length);
      joining.push(...part.map((racer, nth) => racer.join(tickets[nth] ?? "")));
      await wait(100);
    }
    await Promise.all(joining);
  }

  async #joinFloor(): Promise<void> {
    const { url, from: first, count } = this.#share;
    const racers = Array.from({ length: count }, (_each, nth) => new FloorRacer(first + nth, this.figures));
    this.#racers = racers;
    for (let from = 0; from < count; from += JOINS_AT_ONCE) {
      await Promise.all(racers.slice(from, from + JOINS_AT_ONCE).map((racer) => racer.join(url)));
    }
  }

  async #untilAllRace(): Promise<void> {
    while (!this.figures.hasErrors && !this.#racers.every(({ isRacing }) => isRacing)) await wait(STEP_MS);
  }

  /** Lets each racer type as often as asked for, spread evenly over time. */
  #drive(): void {
    const { figures } = this;
    const everyMs = 1_000 / this.#share.options.batches;
    let lastMs = performance.now();
    this.#timer = setInterval(() => {
      const nowMs = performance.now();
      let racing = 0;
      for (const [index, racer] of this.#racers.entries()) {
        const phaseMs = ((index * GOLDEN) % 1) * everyMs;
        const isDue = Math.floor((nowMs - phaseMs) / everyMs) !== Math.floor((lastMs - phaseMs) / everyMs);
        if (isDue) racer.type(performance.timeOrigin + nowMs);
        if (racer.isRacing) racing++;
      }
      if (figures.isMeasuring) {
        figures.racerSeconds += (racing * (nowMs - lastMs)) / 1_000;
        figures.framesDue += (racing * (nowMs - lastMs)) / TICK_MS;
      }
      lastMs = nowMs;
    }, STEP_MS);
  }
}
