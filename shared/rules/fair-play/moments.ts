import type { Key } from "../race/keys.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { quantile, relativeSpread } from "./statistics.ts";
import type { Step } from "./steps.ts";

/** Waits between moments: characters that came together, as from a phone's suggestions, are one moment. */
export const momentWaits = (steps: readonly Step[]): number[] =>
  steps.filter(({ waitMs }) => waitMs > SOFT_LIMITS.momentMs).map(({ waitMs }) => waitMs);

/** The waits that show a rhythm: without wrong presses and repeated keys. */
export const rhythmWaits = (steps: readonly Step[]): number[] =>
  momentWaits(steps.filter(({ sort, fixMs }) => sort !== "repeat" && fixMs === undefined));

/** Steps typed one key at a time. */
export function singleSteps(steps: readonly Step[]): Step[] {
  const isApart = (step: Step | undefined): boolean => !step || step.waitMs > SOFT_LIMITS.momentMs;
  return steps.filter((step, index) => isApart(step) && isApart(steps[index + 1]) && step.fixMs === undefined);
}

/**
 * Whether the clock of this racer's browser is too coarse to show a rhythm: few distinct waits, far apart. Quick keys
 * then look like one moment.
 */
export function isCoarse(steps: readonly Step[]): boolean {
  const { differentWaits, spread } = SOFT_LIMITS.coarseClock;
  const waits = steps.filter(({ fixMs }) => fixMs === undefined).map(({ waitMs }) => waitMs);
  return new Set(waits).size <= differentWaits && relativeSpread(waits) > spread;
}

/** Whether all times are those of a few ticks: tenths of a second, or the frames of a screen. */
export function hasCoarseTicks(keys: readonly Pick<Key, "atMs">[]): boolean {
  const { withinMs, differentTicks } = SOFT_LIMITS.coarseClock;
  return new Set(keys.map(({ atMs }) => atMs % withinMs)).size <= differentTicks;
}

/**
 * Whether this racer takes so long for each key that the rhythm is one of searching, not of typing.
 *
 * @param single steps typed one key at a time
 */
export function isUnhurried(single: readonly Step[]): boolean {
  const waits = momentWaits(single).sort((a, b) => a - b);
  return waits.length > 0 && quantile(waits, 0.5) > SOFT_LIMITS.unhurriedMs;
}
