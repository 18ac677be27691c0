/** The pages of one node ask for changes no faster than this, however many are told at once. */
const ASKS_A_SECOND = 200;
const LONGEST_MS = 5_000;

/** The time within which each page asks: longer the more of them were just told, so that their requests spread. */
export class AskSpread {
  #freeMs = -Infinity;

  /** @returns how long the next `pages` may take, in milliseconds; 0 while there is little to do */
  take(pages: number, nowMs: number): number {
    this.#freeMs = Math.max(this.#freeMs, nowMs) + (pages * 1_000) / ASKS_A_SECOND;
    const withinMs = Math.round(this.#freeMs - nowMs);
    return withinMs < 50 ? 0 : Math.min(withinMs, LONGEST_MS);
  }
}
