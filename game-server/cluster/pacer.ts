import { performance } from "node:perf_hooks";

import { FULL_PACE, PACE, paceAfter } from "#shared/rules/race/pace.ts";

/** Runs once a tick. */
export interface Paced {
  tick(): void;
  /** Called when a turn failed; the others go on. */
  fail(error: unknown): void;
}

/**
 * Runs everything that ticks on a node, spread evenly over the tick, so that the loop never has to serve all of it at
 * once. A race that is a whole tick late skips that turn. While the loop falls behind, everything ticks less
 * often. Idle when nothing is registered.
 */
export class Pacer {
  readonly #parts: readonly Set<Paced>[] = Array.from({ length: PACE.parts }, () => new Set<Paced>());
  #count = 0;
  #pace = FULL_PACE;
  #timer: NodeJS.Timeout | undefined;
  /** The parts due since the pace began, and the last one served. */
  #sinceMs = 0;
  #served = 0;
  #lookedMs = 0;
  #tickingMs = 0;
  #loop = performance.eventLoopUtilization();
  #ticksBefore = 0;
  /** How often the timers ran since the last check. */
  #wakes = 0;

  get tickMs(): number {
    return this.#pace.tickMs;
  }

  /** The number of ticks so far, at any pace. */
  get ticks(): number {
    const running = this.#timer ? (performance.now() - this.#sinceMs) / this.#pace.tickMs : 0;
    return this.#ticksBefore + running;
  }

  /** Registers it in the emptiest part. @returns removes it again */
  add(paced: Paced): () => void {
    const part = this.#parts.reduce((least, each) => (each.size < least.size ? each : least));
    part.add(paced);
    if (this.#count++ === 0) this.#start(performance.now());
    return () => {
      if (part.delete(paced) && --this.#count === 0) this.#stop();
    };
  }

  /**
   * Serves what is due. Under heavy socket traffic the loop may read sockets for seconds before it runs timers, so
   * message handlers call this.
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

  /** A new pace begins: its parts are counted from here. */
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
