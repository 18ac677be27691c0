import type { Foul } from "../race/foul.ts";
import { isAsked } from "./asked.ts";
import { earlyStart } from "./early-start.ts";
import { evenHolds } from "./even-holds.ts";
import { evenWaits } from "./even-waits.ts";
import { fastCommits } from "./fast-commits.ts";
import { hardKeys } from "./hard-keys.ts";
import { instantFixes } from "./instant-fixes.ts";
import { keyCosts } from "./key-costs.ts";
import { noDrift } from "./no-drift.ts";
import { noErrors } from "./no-errors.ts";
import { noOverlap } from "./no-overlap.ts";
import { noRest } from "./no-rest.ts";
import { noTail } from "./no-tail.ts";
import { pairCosts } from "./pair-costs.ts";
import { quickFixes } from "./quick-fixes.ts";
import { releasesGone } from "./releases-gone.ts";
import { repeatedRhythm } from "./repeated-rhythm.ts";
import { sameHolds } from "./same-holds.ts";
import { sameStart } from "./same-start.ts";
import type { Signal } from "./signal.ts";
import { silentFixes } from "./silent-fixes.ts";
import { slipsGone } from "./slips-gone.ts";
import { steadyGrowth } from "./steady-growth.ts";
import { steadySpeed } from "./steady-speed.ts";
import { suddenJump } from "./sudden-jump.ts";
import type { Evidence } from "./trace.ts";
import { twoHands } from "./two-hands.ts";
import { wordBursts } from "./word-bursts.ts";
import { wordCommits } from "./word-commits.ts";
import { wordStarts } from "./word-starts.ts";

/** Paid at once, paid after the bot check, or not counted. */
export type Verdict = "clear" | "held" | "disqualified";

const ALL: readonly ((evidence: Evidence) => Signal)[] = [
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
  wordCommits,
  evenHolds,
  sameHolds,
  noOverlap,
  pairCosts,
  noDrift,
  twoHands,
  quickFixes,
  silentFixes,
  slipsGone,
  releasesGone,
  earlyStart,
  steadyGrowth,
  noRest,
];

/** Every signal of a race; those that the racer's hands would cause by themselves are never fired. */
export function signalsOf(evidence: Evidence): readonly Signal[] {
  const { now, hands = "usual" } = evidence;
  return ALL.map((signalOf) => signalOf(evidence)).map((signal) =>
    signal.fired && !isAsked(signal.kind, hands, now) ? { ...signal, fired: false } : signal,
  );
}

/** The number of different kinds of signals that hold a reward. */
const KINDS_TO_HOLD = 2;

/**
 * A conclusive signal holds alone. One soft signal never has an effect, nor do several of one kind. A foul alone
 * disqualifies.
 */
export function assess(foul: Foul | null, signals: readonly Signal[]): Verdict {
  if (foul) return "disqualified";
  const fired = signals.filter((signal) => signal.fired);
  if (fired.some(({ isConclusive }) => isConclusive)) return "held";
  return new Set(fired.map(({ kind }) => kind)).size >= KINDS_TO_HOLD ? "held" : "clear";
}
