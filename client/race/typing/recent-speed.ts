import { wpmOf } from "#shared/rules/race/speed.ts";

import type { Typist } from "./typist.ts";

const SPEED_WINDOW_MS = 3_000;
const SHORTEST_WINDOW_MS = 1_000;

/** WPM over the last three seconds; at rest before green light and after the last key. */
export function recentSpeed({ rightAtMs, typing, text }: Typist, nowMs: number): number {
  if (nowMs <= 0 || typing.typed >= text.length) return 0;
  const windowMs = Math.min(SPEED_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, nowMs));
  let count = 0;
  for (let i = rightAtMs.length - 1; i >= 0 && (rightAtMs[i] ?? 0) > nowMs - windowMs; i--) count++;
  return wpmOf(count, windowMs);
}
