import type { Topic } from "./topic.ts";

/** When each topic was last rung, inside one process. */
export class RecentRings {
  readonly #keptMs: number;
  /** By `performance.now()`, in the order of the newest ring. */
  readonly #rung = new Map<Topic, number>();

  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  get topics(): number {
    return this.#rung.size;
  }

  note(topic: Topic, nowMs: number): void {
    this.#rung.delete(topic);
    this.#rung.set(topic, nowMs);
    for (const [old, rungMs] of this.#rung) {
      if (nowMs - rungMs < this.#keptMs) return;
      this.#rung.delete(old);
    }
  }

  /** @returns how long ago, in milliseconds; undefined where that is longer than kept, if ever */
  agoMs(topic: Topic, nowMs: number): number | undefined {
    const agoMs = nowMs - (this.#rung.get(topic) ?? -Infinity);
    return agoMs < this.#keptMs ? agoMs : undefined;
  }
}
