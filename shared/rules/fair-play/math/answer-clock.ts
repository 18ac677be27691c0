import { under, type Signal } from "../signal.ts";
import { relativeSpread } from "../statistics.ts";
import { MATH_LIMITS } from "./numbers.ts";
import type { MathEvidence, MathTrace } from "./trace.ts";

/** Waits as even as a clock's, over the whole race or a good part of it. */
export function answerClock({ now }: MathEvidence): Signal {
  const measured =
    now.waits.length < MATH_LIMITS.fewestWaits ? null : Math.min(...stretchesOf(now).map(relativeSpread));
  return under({ code: "answer-clock", kind: "evenness", isConclusive: true }, measured, MATH_LIMITS.clock.spread);
}

function stretchesOf({ waits, isCoarse }: MathTrace): (readonly number[])[] {
  const { inARow } = MATH_LIMITS.clock;
  const parts = waits.slice(inARow - 1).map((_wait, from) => waits.slice(from, from + inARow));
  return [waits, ...(isCoarse ? [] : parts)];
}
