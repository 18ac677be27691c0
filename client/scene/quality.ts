import type { Quality } from "./scene.ts";

const WINDOW = 60;
/** Frames longer than this are too slow for the full picture; for the light one the bar lies lower. */
const SLOW_FRAME_MS = { full: 20, light: 40 } as const;
const PATIENCE_MS = 2_000;
/** A longer gap is a hidden tab and no slow frame. */
const GAP_MS = 500;

/** The lengths of the last frames, kept without allocating. */
export class FrameMeter {
  frames = 0;
  readonly #last = new Float64Array(WINDOW);
  readonly #ordered = new Float64Array(WINDOW);

  take(frameMs: number): void {
    if (frameMs > GAP_MS) return;
    this.#last[this.frames % WINDOW] = frameMs;
    this.frames++;
  }

  medianMs(): number {
    const count = Math.min(this.frames, WINDOW);
    if (count === 0) return 0;
    this.#ordered.fill(Number.POSITIVE_INFINITY);
    for (let i = 0; i < count; i++) this.#ordered[i] = this.#last[i] ?? 0;
    this.#ordered.sort();
    return this.#ordered[count >> 1] ?? 0;
  }
}

/** For how long frames have been too slow. */
export const slowFor = (beforeMs: number, medianMs: number, stepMs: number, picture: Quality = "full"): number =>
  medianMs > SLOW_FRAME_MS[picture] ? beforeMs + stepMs : 0;

export const isTooSlow = (slowForMs: number): boolean => slowForMs >= PATIENCE_MS;
