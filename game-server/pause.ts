import { setTimeout as wait } from "node:timers/promises";

/** Waits so many milliseconds, or until `signal` ends the wait. */
export async function pause(spanMs: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(spanMs, undefined, { signal });
  } catch (problem) {
    if (!signal.aborted) throw problem;
  }
}
