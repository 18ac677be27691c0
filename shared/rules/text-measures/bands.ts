import { TEXTS } from "../../content/texts/catalog.ts";
import type { TextID } from "../../ids.ts";
import { DIFFICULTY_BANDS, difficultyOf, type DifficultyBand } from "../difficulty.ts";
import { TEXT_MEASURES } from "./numbers.ts";

/** What is known of a text: how much faster it is typed than an average one, and what the formula lets one expect. */
export interface BandedMeasure {
  readonly textID: TextID;
  readonly effect: number;
  readonly expected: number;
}

const TEXTS_BY_FORMULA = TEXTS.map(({ textID, body }) => ({ textID, difficulty: difficultyOf(body) }));

/**
 * The texts of a band: a third of all texts, from those that are typed the fastest to those that are typed the slowest, as races show.
 * A text without a measure stands where the formula lets one expect it; while few are measured, all do.
 */
export function textsOfBand(band: DifficultyBand, measures: readonly BandedMeasure[]): readonly TextID[] {
  const effectOf = effectBy(measures);
  const inOrder = TEXTS_BY_FORMULA.toSorted((one, other) => effectOf(other) - effectOf(one));
  const nth = DIFFICULTY_BANDS.indexOf(band);
  const cut = (at: number): number => Math.round((at * inOrder.length) / DIFFICULTY_BANDS.length);
  return inOrder.slice(cut(nth), cut(nth + 1)).map(({ textID }) => textID);
}

type Text = (typeof TEXTS_BY_FORMULA)[number];

function effectBy(measures: readonly BandedMeasure[]): (text: Text) => number {
  const known = new Map(measures.map((measure) => [measure.textID, measure]));
  const points = TEXTS_BY_FORMULA.flatMap(({ textID, difficulty }) => {
    const measure = known.get(textID);
    return measure ? [{ difficulty, expected: measure.expected }] : [];
  });
  const [first] = points;
  const last = points.find(({ difficulty }) => difficulty !== first?.difficulty);
  if (!first || !last || points.length < TEXT_MEASURES.leastTexts) return ({ difficulty }) => -difficulty;
  // What is expected lies on one line.
  const slope = (last.expected - first.expected) / (last.difficulty - first.difficulty);
  return ({ textID, difficulty }) =>
    known.get(textID)?.effect ?? first.expected + slope * (difficulty - first.difficulty);
}
