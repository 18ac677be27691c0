import { setTimeout as wait } from "node:timers/promises";

/** Far more than anything of a visit takes, also a race. */
const PATIENCE_MS = 180_000;
const EVERY_MS = 50;

/** Waits until something is there, and fails with what that is. */
export async function until<Found>(what: string, look: () => Promise<Found | false | undefined>): Promise<Found> {
  const endMs = performance.now() + PATIENCE_MS;
  do {
    const found = await look();
    if (found !== false && found !== undefined) return found;
    await wait(EVERY_MS);
  } while (performance.now() < endMs);
  throw new Error(`not within ${PATIENCE_MS / 1_000} seconds: ${what}`);
}
