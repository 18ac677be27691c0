import type { Page } from "playwright";

export interface Frames {
  readonly gapsMs: readonly number[];
  /** From the beginning of a frame to the end of its work on the page. */
  readonly workMs: readonly number[];
}

/** The frames of a page over a while. */
export const framesOf = (page: Page, forMs: number): Promise<Frames> =>
  page.evaluate(
    (forMs) =>
      new Promise((resolve) => {
        const gapsMs: number[] = [];
        const workMs: number[] = [];
        const startMs = performance.now();
        let lastMs = startMs;
        const step = (nowMs: number): void => {
          gapsMs.push(nowMs - lastMs);
          lastMs = nowMs;
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => workMs.push(performance.now() - nowMs), { once: true });
          port1.start();
          port2.postMessage(0);
          if (nowMs - startMs < forMs) requestAnimationFrame(step);
          else resolve({ gapsMs, workMs });
        };
        requestAnimationFrame(step);
      }),
    forMs,
  );
