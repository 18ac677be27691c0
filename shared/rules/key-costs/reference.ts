import { sortOf, type StepSort } from "../fair-play/steps.ts";
import type { Costs, TypedGroup } from "./costs.ts";
import { REFERENCE } from "./numbers.ts";

/** What racers of one speed take for a pair or a key. */
export interface Expected {
  /** The logarithm of its ratio to their median wait. */
  readonly log: number;
  /** How far that may be off. */
  readonly error: number;
  /** The share of uses that are wrong first. */
  readonly missed: number;
}

/** What was found of one pair or key. */
export interface Found {
  readonly log: number;
  readonly missed: number;
  readonly racers: number;
}

/** What was found of the racers of one band. */
export type Reference = Readonly<Record<TypedGroup, Readonly<Record<string, Found>>>>;

export const NOTHING_FOUND: Reference = { pairs: {}, keys: {} };

/** Whom somebody is compared with. */
export interface Compared {
  /** Racers of any speed. */
  readonly all: Reference;
  /** Racers of the same speed. */
  readonly alike: Reference;
}

export const NOBODY: Compared = { all: NOTHING_FOUND, alike: NOTHING_FOUND };

/**
 * What each sort of step usually takes, before any racer is asked. Capitals and marks as fair play has them; a key twice is
 * quick, the space hardly costs anything.
 */
const USUAL: Readonly<Record<StepSort, number>> = {
  inside: 0,
  start: 0.25,
  mark: 0.4,
  capital: 0.75,
  space: 0,
  repeat: -0.15,
  other: 0.2,
};
/**
 * What to expect, the more of it from racers the more of them were asked: first of those of any speed, then of those of this
 * speed.
 */
export function expectedOf({ all, alike }: Compared, group: TypedGroup, part: string): Expected {
  const { belief, leastError } = REFERENCE;
  const usual: Expected = { log: usualOf(group, part), error: belief.spread, missed: belief.missed };
  const expected = learnt(learnt(usual, all[group][part]), alike[group][part]);
  return { ...expected, error: Math.max(expected.error, leastError) };
}

function learnt(before: Expected, found: Found | undefined): Expected {
  if (!found) return before;
  const { belief, racerSpread } = REFERENCE;
  const trust = found.racers / (found.racers + belief.racers);
  const between = (from: number, to: number): number => from + (to - from) * trust;
  // The median of so many racers varies by a quarter more than their mean.
  const error = (1.25 * racerSpread) / Math.sqrt(found.racers);
  return {
    log: between(before.log, found.log),
    error: Math.hypot((1 - trust) * before.error, trust * error),
    missed: between(before.missed, found.missed),
  };
}

function usualOf(group: TypedGroup, part: string): number {
  // A key alone is mostly inside a word.
  const [before, character] = group === "pairs" ? [part.charAt(0), part.charAt(1)] : ["", part];
  if (group === "keys") return USUAL[sortOf(character, /[a-z]/.test(character) ? "e" : " ")];
  return USUAL[sortOf(character, before)];
}

/** Which racers somebody is compared with: 0 are the fastest. */
export function bandOf(paceMs: number): number {
  const at = REFERENCE.bandsMs.findIndex((untilMs) => paceMs < untilMs);
  return at === -1 ? REFERENCE.bandsMs.length : at;
}

/** The band's median waits, from (included) and to (excluded). */
export function pacesOf(band: number): { readonly fromMs: number; readonly untilMs: number | null } {
  return { fromMs: REFERENCE.bandsMs[band - 1] ?? 0, untilMs: REFERENCE.bandsMs[band] ?? null };
}

export const BANDS: readonly number[] = [...REFERENCE.bandsMs, 0].map((_untilMs, band) => band);

/** By which somebody's own speed is known; undefined for whom nothing was typed. */
export const paceOf = (costs: Costs): number | undefined => costs.get("keys")?.paceMs;
