import { expect } from "vitest";

/** Far more than anything takes: a wait ends when its thing happens, and fails only when it never does. */
const TIMES = { timeout: 60_000, interval: 5 };

/** Waits until something is true, and fails with what that is. */
export async function until(what: string, isTrue: () => boolean, times: Partial<typeof TIMES> = {}): Promise<void> {
  await expect.poll(() => isTrue(), { ...TIMES, ...times, message: what }).toBe(true);
}
