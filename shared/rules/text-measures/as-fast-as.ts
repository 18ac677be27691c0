import { NARROW } from "./numbers.ts";

/** A text's place among texts, as it is kept. */
export interface KnownMeasure {
  readonly effect: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The speed on an average text that is as good as this one was, in the same unit. It stands beside the real figure and
 * counts for nothing.
 *
 * @returns null for a text that isn't known well enough
 */
export function asFastAs(speed: number, text: KnownMeasure | undefined): number | null {
  if (!text || speed <= 0 || (text.high - text.low) / 2 > NARROW) return null;
  return speed / Math.exp(text.effect);
}
