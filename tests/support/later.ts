import { onTestFinished, vi } from "vitest";

import type { InDropIn } from "./drop-in.ts";

/** Something happens so much later by the server's clock. */
export async function later<T>(spanMs: number, act: () => Promise<T>): Promise<T> {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + spanMs);
  try {
    return await act();
  } finally {
    clock.mockRestore();
  }
}

/** So much time passes by the server's clock, while everyone goes on to answer its pings. */
export async function passing(spanMs: number, here: readonly InDropIn[]): Promise<void> {
  const now = performance.now.bind(performance);
  let aheadMs = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + aheadMs);
  onTestFinished(() => clock.mockRestore());
  while (aheadMs <= spanMs) {
    aheadMs += 6_000;
    await Promise.all(
      here.map((one) => {
        const { length } = one.all("ping");
        return one.until("ping", () => one.all("ping").length > length);
      }),
    );
  }
}
