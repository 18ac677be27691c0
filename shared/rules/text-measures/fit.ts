import type { TextID } from "../../ids.ts";
import { TEXT_MEASURES } from "./numbers.ts";
import type { Effects } from "./residuals.ts";
import { momentsOf, type Moments, type TextSums } from "./sums.ts";

const { borrowed, interval, leastTexts, spread } = TEXT_MEASURES;

/** How much faster or slower a text is typed than an average one, as a logarithm. */
export interface TextMeasure {
  readonly textID: TextID;
  /** Races that ever counted for it. */
  readonly races: number;
  /** Above 0: it is typed faster. */
  readonly effect: number;
  readonly low: number;
  readonly high: number;
  /** What the formula of difficulty says of it, in the same measure. */
  readonly expected: number;
  readonly moments: Moments;
}

/** How the formula of difficulty and the measures hang together: effect = at + slope × difficulty. */
interface Line {
  readonly at: number;
  readonly slope: number;
  /** How far texts are from it, beyond what chance does. */
  readonly spread: number;
}

export interface TextFit {
  readonly measures: readonly TextMeasure[];
  readonly line: Line;
  /** The variance of races on a text, of all texts together. */
  readonly variance: number;
}

/**
 * What the sums say of each text: what its races show, drawn towards what the formula of difficulty lets one expect, the
 * more the fewer they are. The average text has 0.
 *
 * @param difficultyOf by the formula; undefined for a text that is no longer raced, which has no part in the average
 */
export function fitTexts(sums: Iterable<TextSums>, difficultyOf: (textID: TextID) => number | undefined): TextFit {
  const known = [...sums].flatMap((text) => {
    const [moments, difficulty] = [momentsOf(text), difficultyOf(text.textID)];
    return moments && difficulty !== undefined ? [{ races: text.races, moments, difficulty }] : [];
  });
  const variance = average(known.map(({ moments }) => [moments.variance, moments.worth]));
  const texts = known.map(({ races, moments, difficulty }) => {
    const own = (moments.worth * moments.variance + borrowed * variance) / (moments.worth + borrowed);
    return { races, moments, difficulty, mean: moments.mean, error: Math.max(own / moments.worth, TINY) };
  });
  const middle = average(texts.map(({ mean }) => [mean, 1]));
  const centred = texts.map((text) => ({ ...text, mean: text.mean - middle }));
  const line = lineThrough(centred);
  const pulled = centred.map(({ races, moments, difficulty, mean, error }) => {
    const expected = line.at + line.slope * difficulty;
    const sure = 1 / error + 1 / line.spread ** 2;
    return { races, moments, expected, effect: (mean / error + expected / line.spread ** 2) / sure, sure };
  });
  const zero = average(pulled.map(({ effect }) => [effect, 1]));
  const measures = pulled.map(({ races, moments, expected, effect, sure }) => {
    const [apart, at] = [interval / Math.sqrt(sure), effect - zero];
    return {
      textID: moments.textID,
      races,
      effect: at,
      low: at - apart,
      high: at + apart,
      expected: expected - zero,
      moments,
    };
  });
  return { measures, line, variance };
}

export const effectsOf = ({ measures }: TextFit): Effects =>
  new Map(measures.map(({ textID, effect }) => [textID, effect]));

const TINY = 1e-9;

/** @param values each with its weight */
function average(values: readonly (readonly [value: number, weight: number])[]): number {
  const weight = values.reduce((sum, [, each]) => sum + each, 0);
  return weight === 0 ? 0 : values.reduce((sum, [value, each]) => sum + value * each, 0) / weight;
}

interface Point {
  readonly difficulty: number;
  readonly mean: number;
  /** The variance of the mean. */
  readonly error: number;
}

function lineThrough(points: readonly Point[]): Line {
  if (points.length < leastTexts) return { at: 0, slope: 0, spread: spread.unknown };
  const weights = points.map(({ error }) => 1 / (error + spread.unknown ** 2));
  const over = (value: (point: Point) => number): number =>
    average(points.map((point, nth) => [value(point), weights[nth] as number]));
  const [x, y] = [over(({ difficulty }) => difficulty), over(({ mean }) => mean)];
  const across = over(({ difficulty }) => (difficulty - x) ** 2);
  const slope = across > TINY ? over(({ difficulty, mean }) => (difficulty - x) * (mean - y)) / across : 0;
  const at = y - slope * x;
  const apart = over(({ difficulty, mean, error }) => (mean - at - slope * difficulty) ** 2 - error);
  return { at, slope, spread: Math.sqrt(Math.max(spread.least ** 2, apart)) };
}
