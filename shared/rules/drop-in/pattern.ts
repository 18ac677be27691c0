import { pick, type Dice } from "../chance.ts";
import { DROP_IN } from "./numbers.ts";

/** The signs of a pattern. Each has a shape and a colour of its own, and words that name both. */
export const SIGNS = {
  circle: "red circle",
  square: "blue square",
  triangle: "green triangle",
  star: "yellow star",
  heart: "pink heart",
  moon: "white moon",
  cloud: "grey cloud",
  diamond: "purple diamond",
} as const;
export type Sign = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as readonly Sign[];

export type Pattern = readonly Sign[];

/** What the wall shows, and showed lately. */
export interface Patterns {
  /** The newest first; all of them are good. */
  readonly good: readonly [Pattern, ...Pattern[]];
  /** When the newest was first shown. */
  readonly sinceMs: number;
}

/** Draws a pattern in which no sign stands beside its like. */
export function drawPattern(dice: Dice): Pattern {
  const drawn: Sign[] = [];
  while (drawn.length < DROP_IN.pattern.length)
    drawn.push(
      pick(
        dice,
        SIGN_NAMES.filter((sign) => sign !== drawn.at(-1)),
      ),
    );
  return drawn;
}

/** A lesson begins. */
export const firstPattern = (nowMs: number, dice: Dice): Patterns => ({ good: [drawPattern(dice)], sinceMs: nowMs });

/** A new pattern for each ten seconds that have passed; the same value when none is due. */
export function turned(patterns: Patterns, nowMs: number, dice: Dice): Patterns {
  const { everyMs, good } = DROP_IN.pattern;
  const due = Math.floor((nowMs - patterns.sinceMs) / everyMs);
  if (due < 1) return patterns;
  const fresh: Pattern[] = [];
  while (fresh.length < Math.min(due, good)) fresh.push(freshPattern([...fresh, ...patterns.good], dice));
  const [first = drawPattern(dice), ...others] = fresh;
  return {
    good: [first, ...[...others, ...patterns.good].slice(0, good - 1)],
    sinceMs: patterns.sinceMs + due * everyMs,
  };
}

/** One that none of these is: what was wiped from the wall doesn't come back at once. */
function freshPattern(others: readonly Pattern[], dice: Dice): Pattern {
  const drawn = drawPattern(dice);
  return others.some((other) => isSame(other, drawn)) ? freshPattern(others, dice) : drawn;
}

const isSame = (one: Pattern, other: Pattern): boolean =>
  one.length === other.length && one.every((sign, at) => sign === other[at]);

/** Whether somebody sees, or has just seen, the wall. */
export const isGood = (patterns: Patterns, entered: Pattern): boolean =>
  patterns.good.some((pattern) => isSame(pattern, entered));

/** A pattern in words, for who can't see it or tell its colours. */
export const patternWords = (pattern: Pattern): string => pattern.map((sign) => SIGNS[sign]).join(", ");
