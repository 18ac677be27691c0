import { performance } from "node:perf_hooks";

import { FULL_PACE, PACE, paceAfter } from "#shared/rules/race/pace.ts";

/** What takes its turn once a tick. */
export interface Paced {
  tick(): void;
  /** A turn that failed: nothing else is stopped by it. */
  fail(error: unknown): void;
}

/**
 * Lets everything that ticks on a node take its turn, spread evenly over the tick, so that the loop never has to serve
 * all of it at once. A race that is late for a whole tick misses that turn. While the loop falls behind, everything ticks at half
 * the rate. With nothing to pace it sleeps.
 */
export class Pacer {
  readonly #parts: readonly Set<Paced>[] = Array.from({ length: PACE.parts }, () => new Set<Paced>());
  #count = 0;
  #pace = FULL_PACE;
  #timer: NodeJS.Timeout | undefined;
  /** The parts since the pace began, and the last one that was served. */
  #sinceMs = 0;
  #served = 0;
  #lookedMs = 0;
  #tickingMs = 0;
  #loop = performance.eventLoopUtilization();
  #ticksBefore = 0;
  /** How often the loop came to its timers since the last look. */
  #wakes = 0;

  get tickMs(): number {
    return this.#pace.tickMs;
  }

  /** How many ticks there were so far, at whatever pace. */
  get ticks(): number {
    const running = this.#timer ? (performance.now() - this.#sinceMs) / this.#pace.tickMs : 0;
    return this.#ticksBefore + running;
  }

  /** Gives it a turn in the emptiest part. @returns what takes it out again */
  add(paced: Paced): () => void {
    const part = this.#parts.reduce((least, each) => (each.size < least.size ? each : least));
    part.add(paced);
    if (this.#count++ === 0) this.#start(performance.now());
    return () => {
      if (part.delete(paced) && --this.#count === 0) this.#stop();
    };
  }

  /**
   * Serves whoever's turn it is. While sockets have much to say, the loop reads them for seconds before it comes to its
   * timers: whoever handles a message calls this.
   */
  keepUp(): void {
    if (!this.#timer) return;
    const nowMs = performance.now();
    this.#serve(nowMs);
    if (this.#timer && nowMs - this.#lookedMs >= PACE.lookMs) this.#look(nowMs);
  }

  #start(nowMs: number): void {
    this.#pace = FULL_PACE;
    this.#lookedMs = nowMs;
    this.#wakes = 0;
    this.#loop = performance.eventLoopUtilization();
    this.#begin(nowMs);
  }

  #stop(): void {
    this.#ticksBefore = this.ticks;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** A pace begins: its parts are counted from here. */
  #begin(nowMs: number): void {
    clearInterval(this.#timer);
    this.#sinceMs = nowMs;
    this.#served = 0;
    this.#timer = setInterval(() => this.#wake(), this.#pace.tickMs / PACE.parts);
  }

  #wake(): void {
    this.#wakes++;
    this.keepUp();
  }

  #serve(nowMs: number): void {
    const due = Math.floor(((nowMs - this.#sinceMs) * PACE.parts) / this.#pace.tickMs);
    if (due === this.#served) return;
    const from = Math.max(this.#served, due - PACE.parts);
    this.#served = due;
    for (let nth = from; nth < due; nth++) {
      for (const paced of this.#parts[nth % PACE.parts] ?? []) turn(paced);
    }
    this.#tickingMs += performance.now() - nowMs;
  }

  #look(nowMs: number): void {
    const loop = performance.eventLoopUtilization();
    const { utilization: busy } = performance.eventLoopUtilization(loop, this.#loop);
    const lookedForMs = nowMs - this.#lookedMs;
    const next = paceAfter(this.#pace, {
      busy,
      ticking: this.#tickingMs / lookedForMs,
      turnMs: lookedForMs / this.#wakes,
    });
    this.#loop = loop;
    this.#lookedMs = nowMs;
    this.#tickingMs = 0;
    this.#wakes = 0;
    if (next.tickMs !== this.#pace.tickMs) {
      this.#ticksBefore = this.ticks;
      this.#pace = next;
      this.#begin(nowMs);
    } else this.#pace = next;
  }
}

function turn(paced: Paced): void {
  try {
    paced.tick();
  } catch (error) {
    paced.fail(error);
  }
}
