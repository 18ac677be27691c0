import type { RaceText } from "../../content/texts/race-text.ts";
import type { TextID } from "../../ids.ts";
import { pick, type Dice } from "../chance.ts";
import { COACH } from "./numbers.ts";

/** The best texts for an aim, among which chance decides. */
const BEST = 12;
/** Texts that somebody had last, which don't come again. */
export const TEXTS_REMEMBERED = 40;

/** In which share of a text's words a pair of keys comes. A space belongs to the words on both its sides. */
export function shareOfWords(text: string, pair: string): number {
  const words = text.split(" ");
  const last = words.length - 1;
  const aimed = words.filter((word, at) => `${at > 0 ? " " : ""}${word}${at < last ? " " : ""}`.includes(pair));
  return aimed.length / words.length;
}

interface Wanted {
  readonly pair: string;
  /** Pairs that are left for now: the fewer of them, the better. */
  readonly left: readonly string[];
  /** Those somebody had last, the newest first. */
  readonly recent: readonly TextID[];
}

/**
 * A text of ours in which a pair comes often, in a quarter of the words at most.
 *
 * @throws RangeError where each of the texts has it more often
 */
export function textFor({ pair, left, recent }: Wanted, texts: readonly RaceText[], dice: Dice): RaceText {
  const had = new Set(recent.slice(0, TEXTS_REMEMBERED));
  const fit = texts
    .map((text) => ({ text, share: shareOfWords(text.body, pair) }))
    .filter(({ share }) => share <= COACH.aimedShare);
  const fresh = fit.filter(({ text }) => !had.has(text.textID));
  const ranked = (fresh.length >= BEST ? fresh : fit)
    .map(({ text, share }) => ({ text, worth: share - meanShare(text.body, left) }))
    .toSorted((one, other) => other.worth - one.worth);
  return pick(dice, ranked.slice(0, BEST)).text;
}

const meanShare = (text: string, pairs: readonly string[]): number =>
  pairs.length === 0 ? 0 : pairs.reduce((all, pair) => all + shareOfWords(text, pair), 0) / pairs.length;

/** Where a pair comes in a text: the place of its second character, each time. */
export function placesOf(text: string, pair: string): readonly number[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_unused, at) => at + 1).filter(
    (at) => text.slice(at - 1, at + 1) === pair,
  );
}
