import { isCoarse } from "../fair-play/moments.ts";
import { SOFT_LIMITS } from "../fair-play/numbers.ts";
import { quantile } from "../fair-play/statistics.ts";
import { stepsOf, type Step } from "../fair-play/steps.ts";
import type { Key } from "../race/keys.ts";
import type { Use } from "./cost.ts";
import type { RaceCosts } from "./costs.ts";
import { KEY_COSTS } from "./numbers.ts";
import { usesInTexts } from "./uses.ts";

/** What a typed race says of pairs and keys; undefined where its waits show no hand: a phone that writes words, a coarse clock. */
export function typedCosts(text: string, keys: readonly Key[]): RaceCosts | undefined {
  const steps = stepsOf(text, keys);
  const typed = steps.filter(isTypedAfterKey);
  const right = typed.filter(({ fixMs }) => fixMs === undefined).map(({ waitMs }) => waitMs);
  const { fewestWaits, leastShare } = KEY_COSTS;
  if (right.length < fewestWaits || typed.length < steps.length * leastShare || isCoarse(steps)) return undefined;
  const paceMs = quantile(
    right.toSorted((a, b) => a - b),
    0.5,
  );
  const { pairs } = usesInTexts();
  const useOf = (part: string, { waitMs, fixMs }: Step): Use => ({
    part,
    ratio: waitMs / paceMs,
    isMissed: fixMs !== undefined,
  });
  const ofKeys = typed.map((step) => useOf(text.charAt(step.at), step));
  const ofPairs = typed.map((step) => useOf(text.slice(step.at - 1, step.at + 1), step));
  return new Map([
    ["pairs", { paceMs, uses: ofPairs.filter(({ part }) => pairs.has(part)) }],
    ["keys", { paceMs, uses: ofKeys }],
  ]);
}

/** Whether it was typed as one key after another: neither by a nitro, nor after one, nor at one moment with its neighbour. */
function isTypedAfterKey(step: Step, nth: number, steps: readonly Step[]): boolean {
  const before = steps[nth - 1];
  const after = steps[nth + 1];
  const isNext = (one: Step | undefined, other: Step | undefined) => !one || !other || other.at === one.at + 1;
  const isApart = (each: Step | undefined) => !each || each.waitMs > SOFT_LIMITS.momentMs;
  return isNext(before, step) && isNext(step, after) && isApart(step) && isApart(after);
}
