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

/** What has to become less after a frame. */
export type Less = "specks" | "picture" | "pixels" | undefined;

const FRAMES_TO_JUDGE = 30;
/** Specks of other racers are thinned after each of these shares of the patience. */
const THINNED_AT = [0.25, 0.5, 0.75] as const;

/** Watches the frames of a scene: first fewer specks, then the light picture, then fewer pixels. */
export class QualityWatch {
  quality: Quality;
  /** How often the specks of others were thinned. */
  thinned = 0;
  /** Light and still too slow: drawn with fewer pixels than the screen has. */
  isCoarse = false;
  readonly #meter = new FrameMeter();
  #slowMs = 0;

  constructor(quality: Quality) {
    this.quality = quality;
  }

  take(frameMs: number): Less {
    this.#meter.take(frameMs);
    if (this.isCoarse || this.#meter.frames < FRAMES_TO_JUDGE) return undefined;
    this.#slowMs = slowFor(this.#slowMs, this.#meter.medianMs(), frameMs, this.quality);
    if (isTooSlow(this.#slowMs)) return this.#stepDown();
    const due = THINNED_AT.filter((share) => this.#slowMs >= share * PATIENCE_MS).length;
    if (this.quality === "light" || due <= this.thinned) return undefined;
    this.thinned = due;
    return "specks";
  }

  #stepDown(): Less {
    this.#slowMs = 0;
    if (this.quality === "full") {
      this.quality = "light";
      return "picture";
    }
    this.isCoarse = true;
    return "pixels";
  }
}
