import { SOFT_LIMITS } from "./numbers.ts";
import type { Step } from "./steps.ts";

/** Waits between moments: what came at once, as from a phone's suggestions, is one. */
export const momentWaits = (steps: readonly Step[]): number[] =>
  steps.filter(({ waitMs }) => waitMs > SOFT_LIMITS.momentMs).map(({ waitMs }) => waitMs);

/** Those of them that say something about the rhythm: no wrong press on the way, no key repeated. */
export const rhythmWaits = (steps: readonly Step[]): number[] =>
  momentWaits(steps.filter(({ sort, fixMs }) => sort !== "repeat" && fixMs === undefined));

/** Steps typed one key at a time: nothing came together with them. */
export function singleSteps(steps: readonly Step[]): Step[] {
  const isApart = (step: Step | undefined): boolean => !step || step.waitMs > SOFT_LIMITS.momentMs;
  return steps.filter((step, index) => isApart(step) && isApart(steps[index + 1]) && step.fixMs === undefined);
}

/** Whether the clock of this racer's browser is too coarse to show the shape of a rhythm. */
export const isCoarse = (waits: readonly number[]): boolean =>
  new Set(waits).size <= SOFT_LIMITS.coarseClock.differentWaits;
