import type { Hands } from "../hands.ts";
import { over, type Signal } from "../signal.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { likeness } from "./rhythm.ts";
import type { MathEvidence, MathTrace } from "./trace.ts";

/** Repeats the waits of an earlier race, the racer's own or another's, at any tempo. */
export function answerCopy({ now, earlier, others, hands }: MathEvidence): Signal {
  const known = [...earlier, ...(isScanned(now, hands) ? [] : others)].map(({ rhythms }) =>
    likeness(now.rhythms, rhythms),
  );
  const measured = known.length === 0 ? null : Math.max(...known);
  return over({ code: "answer-copy", kind: "copy", isConclusive: true }, measured, MATH_LIMITS.copy.likeness);
}

/** Where a light goes from digit to digit, the digits say how long each answer takes: two such races over like problems are alike. */
const isScanned = ({ isUnhurried }: MathTrace, hands: Hands = "usual"): boolean =>
  isUnhurried && (hands === "switch" || hands === "word-keyboard");
