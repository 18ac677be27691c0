import type { Quality } from "./scene.ts";

const WINDOW = 60;
/** Frames longer than this are too slow for the full picture; for the light one, and for fewer pixels, the bar lies lower. */
const SLOW_FRAME_MS = { full: 20, light: 40, coarse: 80 } as const;
/** Frames so long keep the processor from the keys, and no lighter picture in WebGL mends that. */
const CRAWLING_FRAME_MS = 250;
const PATIENCE_MS = 2_000;
/** A longer frame counts as one so long: a page that is moved or woken draws no frame for a while. */
const LONGEST_FRAME_MS = 1_000;

/** The lengths of the last frames, kept without allocating. */
class FrameMeter {
  frames = 0;
  readonly #last = new Float64Array(WINDOW);
  readonly #ordered = new Float64Array(WINDOW);

  take(frameMs: number): void {
    this.#last[this.frames % WINDOW] = frameMs;
    this.frames++;
  }

  clear(): void {
    this.frames = 0;
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

/** What has to become less after a frame: specks, the picture, its pixels, or the whole drawing in WebGL. */
export type Less = "specks" | "picture" | "pixels" | "scene" | undefined;

/** So many frames are judged, or those of so long a time where they are few. */
const FRAMES_TO_JUDGE = 30;
const LEAST_JUDGED_MS = 3_000;
/** Specks of other racers are thinned after each of these shares of the patience. */
const THINNED_AT = [0.25, 0.5, 0.75] as const;

/** Watches the frames of a scene: first fewer specks, then the light picture, then fewer pixels, and then no WebGL. */
export class QualityWatch {
  quality: Quality;
  /** How often the specks of others were thinned. */
  thinned = 0;
  /** Light and still too slow: drawn with fewer pixels than the screen has. */
  isCoarse = false;
  readonly #meter = new FrameMeter();
  #watchedMs = 0;
  #slowMs = 0;
  #isHopeless = false;

  constructor(quality: Quality) {
    this.quality = quality;
  }

  take(frameMs: number): Less {
    if (this.#isHopeless) return undefined;
    const countedMs = Math.min(LONGEST_FRAME_MS, frameMs);
    this.#meter.take(countedMs);
    this.#watchedMs += countedMs;
    if (this.#meter.frames < FRAMES_TO_JUDGE && this.#watchedMs < LEAST_JUDGED_MS) return undefined;
    const medianMs = this.#meter.medianMs();
    this.#slowMs = medianMs > this.#slowFrameMs ? this.#slowMs + countedMs : 0;
    if (this.#slowMs >= PATIENCE_MS) return this.#stepDown(medianMs);
    const due = THINNED_AT.filter((share) => this.#slowMs >= share * PATIENCE_MS).length;
    if (this.quality === "light" || due <= this.thinned) return undefined;
    this.thinned = due;
    return "specks";
  }

  get #slowFrameMs(): number {
    return SLOW_FRAME_MS[this.isCoarse ? "coarse" : this.quality];
  }

  /** What comes now is judged by its own frames. */
  #stepDown(medianMs: number): Less {
    this.#slowMs = 0;
    this.#watchedMs = 0;
    this.#meter.clear();
    if (this.isCoarse || medianMs > CRAWLING_FRAME_MS) {
      this.#isHopeless = true;
      return "scene";
    }
    if (this.quality === "full") {
      this.quality = "light";
      return "picture";
    }
    this.isCoarse = true;
    return "pixels";
  }
}
