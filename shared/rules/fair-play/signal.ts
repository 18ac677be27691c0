import { FLOW_SIGNALS } from "./flows/codes.ts";
import { MATH_SIGNALS } from "./math/codes.ts";

/**
 * The subject of a signal. Two signals of one kind can have the same harmless cause, so they count once. All that is asked
 * of pairs, drift and holds by key is `touch`: how much of it there is in people, only models say.
 */
export type SignalKind =
  | "evenness"
  | "words"
  | "keys"
  | "copy"
  | "errors"
  | "speed"
  | "bursts"
  | "start"
  | "holds"
  | "touch"
  | "hands"
  | "pauses"
  | "growth"
  | "hours"
  | "reckoning"
  | "difficulty"
  | "cash"
  | "points";

export const TYPING_SIGNALS = [
  "even-waits",
  "no-tail",
  "word-starts",
  "hard-keys",
  "key-costs",
  "repeated-rhythm",
  "no-errors",
  "instant-fixes",
  "sudden-jump",
  "steady-speed",
  "same-start",
  "word-bursts",
  "fast-commits",
  "word-commits",
  "even-holds",
  "same-holds",
  "no-overlap",
  "pair-costs",
  "no-drift",
  "two-hands",
  "quick-fixes",
  "silent-fixes",
  "slips-gone",
  "releases-gone",
  "early-start",
  "steady-growth",
  "no-rest",
] as const;
export const SIGNALS = [...TYPING_SIGNALS, ...MATH_SIGNALS, ...FLOW_SIGNALS] as const;
export type SignalCode = (typeof SIGNALS)[number];

/** One signal: a number, its limit, and whether the number is past it. */
export interface Signal {
  readonly code: SignalCode;
  readonly kind: SignalKind;
  /** Null when the race has too little data for it. */
  readonly measured: number | null;
  readonly threshold: number;
  readonly fired: boolean;
  /** Whether no hand causes it: it holds a reward alone. The others are soft, and hold one with another kind. */
  readonly isConclusive: boolean;
}

const round3 = (n: number): number => Math.round(n * 1_000) / 1_000;

type Named = Pick<Signal, "code" | "kind"> & Partial<Pick<Signal, "isConclusive">>;

export const over = (named: Named, measured: number | null, threshold: number): Signal => ({
  isConclusive: false,
  ...named,
  measured: measured === null ? null : round3(measured),
  threshold,
  fired: measured !== null && measured > threshold,
});

export const under = (named: Named, measured: number | null, threshold: number): Signal => ({
  isConclusive: false,
  ...named,
  measured: measured === null ? null : round3(measured),
  threshold,
  fired: measured !== null && measured < threshold,
});
