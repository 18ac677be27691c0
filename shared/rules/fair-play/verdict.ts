import type { Foul } from "../race/foul.ts";
import { evenWaits } from "./even-waits.ts";
import { fastCommits } from "./fast-commits.ts";
import { hardKeys } from "./hard-keys.ts";
import { instantFixes } from "./instant-fixes.ts";
import { keyCosts } from "./key-costs.ts";
import { noErrors } from "./no-errors.ts";
import { noTail } from "./no-tail.ts";
import { repeatedRhythm } from "./repeated-rhythm.ts";
import { sameStart } from "./same-start.ts";
import type { Signal } from "./signal.ts";
import { steadySpeed } from "./steady-speed.ts";
import { suddenJump } from "./sudden-jump.ts";
import type { Evidence } from "./trace.ts";
import { wordBursts } from "./word-bursts.ts";
import { wordStarts } from "./word-starts.ts";

/** Paid at once, paid after the bot check, or not counted. */
export type Verdict = "clear" | "held" | "disqualified";

const SOFT_SIGNALS: readonly ((evidence: Evidence) => Signal)[] = [
  evenWaits,
  noTail,
  wordStarts,
  hardKeys,
  keyCosts,
  repeatedRhythm,
  noErrors,
  instantFixes,
  suddenJump,
  steadySpeed,
  sameStart,
  wordBursts,
  fastCommits,
];

export const signalsOf = (evidence: Evidence): readonly Signal[] => SOFT_SIGNALS.map((signal) => signal(evidence));

/** The number of different kinds of signals that hold a reward. */
const KINDS_TO_HOLD = 2;

/** A conclusive signal holds alone. One other never has an effect, nor do several of one kind. A foul alone disqualifies. */
export function assess(foul: Foul | null, signals: readonly Signal[]): Verdict {
  if (foul) return "disqualified";
  const raised = signals.filter(({ fired }) => fired);
  if (raised.some(({ isConclusive }) => isConclusive)) return "held";
  const kinds = new Set(raised.map(({ kind }) => kind));
  return kinds.size >= KINDS_TO_HOLD ? "held" : "clear";
}
