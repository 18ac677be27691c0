import { setTimeout as wait } from "node:timers/promises";

/** Waits for some milliseconds, or until `signal` aborts. */
export async function pause(spanMs: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(spanMs, undefined, { signal });
  } catch (problem) {
    if (!signal.aborted) throw problem;
  }
}
