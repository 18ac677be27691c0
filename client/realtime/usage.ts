import { PRESENCE_TIMES } from "#shared/rules/presence/times.ts";

const INPUTS = ["keydown", "pointerdown", "pointermove", "wheel", "touchstart"] as const;

/** When this page was last used, by `performance.now()`: keys, pointers, fingers, and whoever comes back to look at it. */
export class Usage {
  #inputMs = performance.now();
  #isResting = false;
  readonly #back: () => void;

  /** @param back called at the first input after a long pause, and when the page is seen again */
  constructor(back: () => void, signal: AbortSignal) {
    this.#back = back;
    const options = { capture: true, passive: true, signal };
    for (const input of INPUTS) window.addEventListener(input, () => this.#note(), options);
    const look = (): void => {
      // A line that broke while nobody looked need not wait for its next try.
      if (document.visibilityState === "visible") this.#note(true);
    };
    document.addEventListener("visibilitychange", look, { signal });
  }

  #note(isBack = this.#isResting): void {
    this.#inputMs = performance.now();
    if (!isBack) return;
    this.#isResting = false;
    this.#back();
  }

  isUsedSince(ms: number): boolean {
    return this.#inputMs > ms;
  }

  /** Whether this page has been unused for a quarter of an hour. */
  rests(): boolean {
    this.#isResting ||= performance.now() - this.#inputMs >= PRESENCE_TIMES.idleMs;
    return this.#isResting;
  }

  /** Marks this page as unused until the next input. */
  rest(): void {
    this.#isResting = true;
  }
}
