import type { Key } from "#shared/rules/race/keys.ts";

/** Writes down presses as the browser does: whole milliseconds, never backwards. */
export class Recording {
  readonly keys: Key[] = [];
  atMs: number;
  readonly #clockMs: number;

  /** @param clockMs the step of the browser's clock */
  constructor(startMs: number, clockMs = 1) {
    this.atMs = startMs;
    this.#clockMs = clockMs;
  }

  /** @param heldMs how long the key was down, if that is known */
  press(character: string, heldMs?: number): void {
    const ticked = Math.round(Math.floor(this.atMs / this.#clockMs) * this.#clockMs);
    const atMs = Math.max(this.keys.at(-1)?.atMs ?? 0, ticked);
    this.keys.push({ atMs, fairMs: atMs, character, ...(heldMs !== undefined && { heldMs }) });
  }

  after(waitMs: number, character: string, heldMs?: number): void {
    this.atMs += waitMs;
    this.press(character, heldMs);
  }
}
