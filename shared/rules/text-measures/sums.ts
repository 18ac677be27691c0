import type { TextID } from "../../ids.ts";
import { TEXT_MEASURES } from "./numbers.ts";
import type { Residual } from "./residuals.ts";

/** What is kept of a text's races: no racer, no race. */
export interface TextSums {
  readonly textID: TextID;
  /** Races that ever counted. */
  readonly races: number;
  /** Of the residuals: their weights, the squares of these, and the sums of their first four powers. */
  readonly weight: number;
  readonly weightSq: number;
  readonly powers: readonly [number, number, number, number];
}

const none = (textID: TextID): TextSums => ({ textID, races: 0, weight: 0, weightSq: 0, powers: [0, 0, 0, 0] });

/** The sums with more races in them; only those that changed. */
export function addResiduals(
  sums: ReadonlyMap<TextID, TextSums>,
  residuals: readonly Residual[],
): ReadonlyMap<TextID, TextSums> {
  const changed = new Map<TextID, TextSums>();
  for (const residual of residuals) {
    const { textID } = residual;
    changed.set(textID, faded(added(changed.get(textID) ?? sums.get(textID) ?? none(textID), residual)));
  }
  return changed;
}

function added({ textID, races, weight, weightSq, powers }: TextSums, { apart, weight: more }: Residual): TextSums {
  const [one, two, three, four] = powers;
  return {
    textID,
    races: races + 1,
    weight: weight + more,
    weightSq: weightSq + more ** 2,
    powers: [one + more * apart, two + more * apart ** 2, three + more * apart ** 3, four + more * apart ** 4],
  };
}

/** What is beyond the memory fades. */
function faded(sums: TextSums): TextSums {
  if (sums.weight <= TEXT_MEASURES.memory) return sums;
  const left = TEXT_MEASURES.memory / sums.weight;
  const [one, two, three, four] = sums.powers;
  return {
    ...sums,
    weight: sums.weight * left,
    weightSq: sums.weightSq * left ** 2,
    powers: [one * left, two * left, three * left, four * left],
  };
}

/** What sums tell of the residuals of a text. */
export interface Moments {
  readonly textID: TextID;
  readonly weight: number;
  /** As many races of equal weight would tell as much. */
  readonly worth: number;
  readonly mean: number;
  readonly variance: number;
  /** How two-humped they are: Sarle's coefficient, 1 at most. */
  readonly humps: number;
}

/** @returns undefined for too few races */
export function momentsOf({ textID, weight, weightSq, powers }: TextSums): Moments | undefined {
  if (weight < TEXT_MEASURES.leastWeight) return undefined;
  const [mean, two, three, four] = powers.map((power) => power / weight) as [number, number, number, number];
  const variance = Math.max(0, two - mean ** 2);
  const third = three - 3 * mean * two + 2 * mean ** 3;
  const fourth = four - 4 * mean * three + 6 * mean ** 2 * two - 3 * mean ** 4;
  const humps = variance > 1e-9 ? (third ** 2 / variance ** 3 + 1) / Math.max(1, fourth / variance ** 2) : 0;
  return { textID, weight, worth: weight ** 2 / weightSq, mean, variance, humps };
}
