/** A node's pages ask for what changed no faster than this, however many are told at once. */
const ASKS_A_SECOND = 200;
const LONGEST_MS = 5_000;

/** Within how long each page asks: the more of them were just told, the longer, so that they come one after the other. */
export class AskSpread {
  #freeMs = -Infinity;

  /** @returns how long the next `pages` may take, in milliseconds; 0 while there is little to do */
  take(pages: number, nowMs: number): number {
    this.#freeMs = Math.max(this.#freeMs, nowMs) + (pages * 1_000) / ASKS_A_SECOND;
    const withinMs = Math.round(this.#freeMs - nowMs);
    return withinMs < 50 ? 0 : Math.min(withinMs, LONGEST_MS);
  }
}
