import type { Ms } from "#shared/units.ts";

/** Draws again and again: in every frame, or where there are steps, in the frame that begins one. The frames between are the keys'. */
export class Loop {
  readonly #draw: (frameMs: number) => void;
  readonly #stepMs: () => Ms | undefined;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param stepMs asked before each wait; undefined for every frame */
  constructor(draw: (frameMs: number) => void, stepMs: () => Ms | undefined) {
    this.#draw = draw;
    this.#stepMs = stepMs;
  }

  start(): void {
    this.#await();
  }

  stop(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  readonly #await = (): void => {
    this.#frame = requestAnimationFrame(this.#onFrame);
  };

  readonly #onFrame = (frameMs: number): void => {
    const stepMs = this.#stepMs();
    if (stepMs === undefined) this.#await();
    else this.#timer = setTimeout(this.#await, stepMs - (performance.now() % stepMs));
    this.#draw(frameMs);
  };
}
