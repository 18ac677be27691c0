import { pick, type Dice } from "#shared/rules/chance.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { logNormal, normal, quirk, within, type Range } from "./draws.ts";
import { heldBy } from "./holds.ts";
import { neighbourOf, RARE, reach } from "./keyboard.ts";
import { Recording } from "./recording.ts";

/** A kind of typist. Costs are logarithms: 0.3 is about a third longer. */
export interface Typist {
  readonly wpm: Range;
  /** How much a wait varies by itself. */
  readonly noise: Range;
  /** How much pairs of letters differ for this person. */
  readonly pairs: Range;
  readonly wordStart: Range;
  readonly capital: Range;
  readonly mark: Range;
  /** A breath after a comma or a full stop. */
  readonly breath: Range;
  /** Wrong presses a character. */
  readonly slips: Range;
  /** Chance of a long pause at a word, and its length in ms. */
  readonly rests: Range;
  readonly restMs: Range;
  readonly clockMs?: number;
  /** Types with one finger of each hand. */
  readonly isTwoFingered?: boolean;
}

/** One person: a draw from a kind of typist, with quirks that last. */
export interface Person {
  readonly seed: number;
  readonly wpm: number;
  readonly noise: number;
  readonly pairs: number;
  readonly wordStart: number;
  readonly capital: number;
  readonly mark: number;
  readonly breath: number;
  readonly slips: number;
  readonly rests: number;
  readonly restMs: Range;
  readonly clockMs: number;
  readonly isTwoFingered: boolean;
}

export const personFrom = (typist: Typist, dice: Dice): Person => ({
  seed: Math.floor(dice() * 2 ** 31),
  wpm: within(dice, typist.wpm),
  noise: within(dice, typist.noise),
  pairs: within(dice, typist.pairs),
  wordStart: within(dice, typist.wordStart),
  capital: within(dice, typist.capital),
  mark: within(dice, typist.mark),
  breath: within(dice, typist.breath),
  slips: within(dice, typist.slips),
  rests: within(dice, typist.rests),
  restMs: typist.restMs,
  clockMs: typist.clockMs ?? 1,
  isTwoFingered: typist.isTwoFingered ?? false,
});

/** Mean of all waits in waits of an easy letter. */
const MEAN_COST = 1.3;

/** Today's form and how it drifts on the way. */
export interface Mood {
  readonly beatMs: number;
  drift: number;
}

export const moodOf = (person: Person, dice: Dice): Mood => ({
  beatMs: 60_000 / (person.wpm * 5) / MEAN_COST / Math.exp(0.07 * normal(dice)),
  drift: 0,
});

/** How long this person takes from one character to the next. */
export function waitFor(person: Person, mood: Mood, dice: Dice, before: string, character: string): number {
  mood.drift = 0.92 * mood.drift + 0.05 * normal(dice);
  const cost = costOf(person, before, character) + mood.drift;
  const rest = before === " " && dice() < person.rests ? within(dice, person.restMs) : 0;
  return Math.max(18, logNormal(dice, mood.beatMs * Math.exp(cost), person.noise)) + rest;
}

function costOf(person: Person, before: string, character: string): number {
  if (character === before) return -0.15;
  let cost = person.pairs * quirk(person.seed, before + character);
  if (before === " ") cost += person.wordStart;
  if (",;:".includes(before)) cost += person.breath / 2;
  if (".!?".includes(before)) cost += person.breath;
  const small = character.toLowerCase();
  if (small >= "a" && small <= "z") {
    if (character !== small) cost += person.capital;
    if (RARE.includes(small)) cost += 0.12;
    return cost + reach(before.toLowerCase(), small);
  }
  if (character === " ") return cost - 0.05;
  return cost + person.mark + (/[!?"():;0-9]/.test(character) ? person.capital * 0.7 : 0);
}

/** How long until the eye has seen a wrong key and the hand is back. */
export const noticeMs = (mood: Mood, dice: Dice): number => 120 + logNormal(dice, 160 + mood.beatMs, 0.4);

/** Types the text as this person does, slips and corrections included. */
export function typedBy(person: Person, text: string, dice: Dice): Key[] {
  const mood = moodOf(person, dice);
  const recording = new Recording(logNormal(dice, 380, 0.35), person.clockMs);
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? "";
    if (i > 0) recording.atMs += waitFor(person, mood, dice, text[i - 1] ?? "", character);
    if (dice() < person.slips) slip(recording, mood, dice, text, i);
    recording.press(character);
  }
  return heldBy(person, recording.keys);
}

type Slip = (recording: Recording, mood: Mood, dice: Dice, text: string, at: number) => void;

/** The neighbour key; quick hands go on for a key or three before they notice. */
const wrongKey: Slip = (recording, mood, dice, text, at) => {
  recording.press(neighbourOf(text[at] ?? "", dice));
  const blind = mood.beatMs < 140 ? Math.floor(dice() * 4) : Math.floor(dice() * 2);
  for (let ahead = 1; ahead <= blind && text[at + ahead] !== text[at]; ahead++) {
    recording.after(logNormal(dice, mood.beatMs, 0.3), text[at + ahead] ?? " ");
  }
  recording.atMs += noticeMs(mood, dice);
};

/** Two keys under one finger, the wrong one first. */
const doublePress: Slip = (recording, _mood, dice, text, at) => {
  recording.press(neighbourOf(text[at] ?? "", dice));
  recording.atMs += within(dice, [4, 32]);
};

/** The next letter too early. */
const swapped: Slip = (recording, mood, dice, text, at) => {
  const next = text[at + 1] ?? " ";
  if (next !== text[at]) recording.press(next);
  recording.atMs += logNormal(dice, mood.beatMs * 0.8, 0.3);
};

const SLIPS: readonly Slip[] = [wrongKey, wrongKey, wrongKey, wrongKey, doublePress, swapped];

function slip(...what: Parameters<Slip>): void {
  pick(what[2], SLIPS)(...what);
}
