import { pick, type Dice } from "#shared/rules/chance.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { normal, quirk, within, type Range } from "../draws.ts";
import { besides, farOf, isCapital, isLetter, wayOf } from "./board.ts";

/** A way of typing; costs are logarithms of waits. */
export interface Style {
  readonly wpm: Range;
  /** What ways between keys cost: of ten fingers, and of one that searches. */
  readonly ways: Range;
  readonly search: Range;
  readonly wordStart: Range;
  readonly shift: Range;
  readonly noise: Range;
  /** How much the tempo wanders in the course of a race. */
  readonly wander: Range;
  readonly thinks: Range;
  readonly slips: Range;
  readonly heldMs: Range;
  /** Of a hold against the wait that follows: searching fingers let go before they go on. */
  readonly letsGoFirst: boolean;
  /** How much faster they are after each race. */
  readonly learns: Range;
}

/** Somebody with their own numbers. */
export type Hand = { readonly [name in keyof Omit<Style, "letsGoFirst">]: number } & {
  readonly seed: number;
  readonly letsGoFirst: boolean;
};

export function handOf(style: Style, dice: Dice): Hand {
  const { letsGoFirst, ...ranges } = style;
  const drawn = Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, within(dice, range)]));
  return { ...(drawn as Omit<Hand, "seed" | "letsGoFirst">), letsGoFirst, seed: Math.floor(dice() * 2 ** 31) };
}

/** What a step costs this hand every time. */
function costOf(hand: Hand, before: string, character: string): number {
  const own = hand.noise * 0.6 * quirk(hand.seed, before + character);
  const ways = hand.ways * wayOf(before, character) + hand.search * 0.09 * farOf(before, character);
  const rare = "qzxjkvb".includes(character.toLowerCase()) ? 0.12 : 0;
  const start = before === " " && isLetter(character) ? hand.wordStart : 0;
  const shift = isCapital(character) ? hand.shift : 0;
  const mark = !isLetter(character) && character !== " " ? hand.shift * 0.8 : 0;
  return own + ways + rare + start + shift + mark;
}

/** The mean factor of a text for a hand, so that speeds come out as drawn. */
function paceOf(hand: Hand, text: string): number {
  const costs = [...text].map((character, at) => Math.exp(costOf(hand, text[at - 1] ?? " ", character)));
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  return 12_000 / hand.wpm / mean / (1 + 2.2 * hand.thinks) / Math.exp((hand.noise ** 2 + hand.wander ** 2) / 2);
}

const SAMPLE = "The quick brown fox jumps over the lazy dog, and then it sleeps for most of the long day in the sun.";

/** Types a text in one of their races; slips are made and noticed after a few more keys. */
export function typedByHand(hand: Hand, text: string, dice: Dice, race = 0): Key[] {
  const today = Math.exp(0.06 * normal(dice)) / (1 + hand.learns * race);
  const beat = paceOf(hand, SAMPLE) * today;
  const keys: Key[] = [];
  let wander = normal(dice);
  let atMs = 250 + 300 * dice() + 4 * beat * dice();
  const keep = 0.93;
  const waitOf = (before: string, character: string): number => {
    wander = keep * wander + Math.sqrt(1 - keep ** 2) * normal(dice);
    const fat = dice() < 0.04 ? 1.8 : 1;
    const cost = costOf(hand, before, character) + hand.wander * wander + hand.noise * fat * normal(dice);
    const rests = before === " " || dice() < 0.15;
    const thinks = rests && dice() < hand.thinks * 4 ? beat * (1.5 + 4 * dice()) : 0;
    return Math.max(18, beat * Math.exp(cost) + thinks);
  };
  const press = (character: string): void => {
    const median = hand.heldMs * Math.exp(0.18 * quirk(hand.seed, `hold ${character}`) + 0.05 * wander);
    const heldMs = median * Math.exp(0.18 * normal(dice));
    const rounded = Math.round(atMs);
    keys.push({ atMs: rounded, fairMs: rounded, character, heldMs: Math.round(Math.max(25, heldMs)) });
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (at > 0) atMs += waitOf(text[at - 1] ?? " ", character);
    if (at > 0 && dice() < hand.slips)
      atMs = slips(hand, text, at, dice, { atMs, beat, press: (time, wrong) => ((atMs = time), press(wrong)) });
    press(character);
  }
  return hand.letsGoFirst ? keys.map((key, at) => letGoBefore(key, keys[at + 1])) : keys;
}

const letGoBefore = (key: Key, next: Key | undefined): Key =>
  next ? { ...key, heldMs: Math.min(key.heldMs ?? 0, Math.max(20, Math.round((next.atMs - key.atMs) * 0.85))) } : key;

/** A wrong key, some more before it is seen, and a moment. @returns when the right key follows */
function slips(
  hand: Hand,
  text: string,
  at: number,
  dice: Dice,
  { atMs, beat, press }: { atMs: number; beat: number; press: (atMs: number, wrong: string) => void },
): number {
  const character = text[at] ?? "";
  const kind = dice();
  const beside = besides(character);
  const wrong = kind < 0.55 && beside.length > 0 ? pick(dice, beside) : (text[at + 1] ?? "e");
  if (wrong.toLowerCase() === character.toLowerCase()) return atMs;
  press(atMs, wrong);
  let time = atMs;
  // One finger on two keys: the right one comes at once.
  if (kind > 0.9) return time + 12 + 40 * dice();
  for (let more = 1; dice() < (hand.letsGoFirst ? 0.15 : 0.45) && more < 4; more++) {
    const next = text[at + (kind < 0.55 ? more : more + 1)];
    if (next === undefined || next === character) break;
    time += beat * Math.exp(hand.noise * normal(dice));
    press(time, next);
  }
  return time + 120 + 1.6 * beat * Math.exp(0.4 * normal(dice)) * (0.6 + dice());
}
