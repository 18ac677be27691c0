import type { Ms } from "#shared/units.ts";

export interface Needle {
  readonly value: number;
  readonly speed: number;
}

export const restingNeedle: Needle = { value: 0, speed: 0 };

const STIFFNESS = 90;
const DAMPING = 13;
const LONGEST_STEP_MS = 32;

/** A needle with weight: it lags, overshoots a little and settles. Call once a frame with the time since the last one. */
export function swing(needle: Needle, target: number, sinceMs: Ms): Needle {
  const step = Math.min(sinceMs, LONGEST_STEP_MS) / 1_000;
  const speed = needle.speed + (STIFFNESS * (target - needle.value) - DAMPING * needle.speed) * step;
  const value = needle.value + speed * step;
  return Math.abs(target - value) < 0.02 && Math.abs(speed) < 0.05 ? { value: target, speed: 0 } : { value, speed };
}
