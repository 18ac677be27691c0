import { MATH } from "../../math/numbers.ts";
import { correlation, mean, sum, variance } from "../statistics.ts";
import { MATH_LIMITS } from "./numbers.ts";
import type { Solve } from "./solves.ts";

/** Problems of one stage are about equally hard. */
const STAGE = MATH.problems / MATH.stages;

/**
 * What a copy of a race may repeat: the wait for each first answer, for each right one, for each answer whatever it was. Without
 * a wrong answer all of them are the same one.
 */
export function rhythmsOf(solves: readonly Solve[]): number[][] {
  const first = solves.map(({ waitMs }) => waitMs);
  if (solves.every(({ fixesMs }) => fixesMs.length === 0)) return [rhythmOf(first)];
  const right = solves.map(({ waitMs, fixesMs }) => waitMs + sum(fixesMs));
  const each = solves.flatMap(({ waitMs, fixesMs }) => [waitMs, ...fixesMs]);
  return [first, right, each].map(rhythmOf);
}

/** The logarithms of the waits after the first, each against the others of its stage: comparable at any tempo. */
function rhythmOf(waits: readonly number[]): number[] {
  const logs = waits.map((waitMs) => Math.log(Math.max(1, waitMs)));
  return logs.slice(1).map((log, at) => {
    const from = Math.floor((at + 1) / STAGE) * STAGE;
    return log - mean(logs.slice(Math.max(1, from), from + STAGE));
  });
}

/** The similarity of the likest two rhythms of two races, from -1 to 1. */
export const likeness = (left: readonly (readonly number[])[], right: readonly (readonly number[])[]): number =>
  Math.max(...left.flatMap((one) => right.map((other) => likenessOf(one, other))));

/** 0 when they are too short or flat. */
function likenessOf(left: readonly number[], right: readonly number[]): number {
  const { fewest, leastSpread } = MATH_LIMITS.copy;
  const length = Math.min(left.length, right.length);
  const isFlat = Math.sqrt(Math.min(variance(left), variance(right))) < leastSpread;
  return length < fewest || isFlat ? 0 : correlation(left, right, { length });
}

const BAND_BITS = 16;
/** Of a race there are 19 waits after the first. */
const BAND_STARTS = [0, 3];
/** Keys of typing races have places below. */
const FIRST_PLACE = 64;

/**
 * Fingerprints of parts of a rhythm, cheap to store and to look up: which of 16 answers in a row came later than others of their
 * stage. Each is `place × 65,536 + bits`; of unrelated races 1 in 30,000 shares one.
 */
export const answerBands = (rhythms: readonly (readonly number[])[]): number[] => [
  ...new Set(rhythms.flatMap(bandsOf)),
];

const bandsOf = (rhythm: readonly number[]): number[] =>
  BAND_STARTS.filter((from) => from + BAND_BITS <= rhythm.length).map((from, at) => {
    const bits = rhythm.slice(from, from + BAND_BITS).reduce((all, wait) => all * 2 + (wait > 0 ? 1 : 0), 0);
    return (FIRST_PLACE + at) * 2 ** BAND_BITS + bits;
  });
