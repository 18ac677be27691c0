import type { Signal } from "../signal.ts";
import { answerClock } from "./answer-clock.ts";
import { answerCopy } from "./answer-copy.ts";
import { answerEffort } from "./answer-effort.ts";
import { answerEvenness } from "./answer-evenness.ts";
import { answerFixes } from "./answer-fixes.ts";
import { answerFlawless } from "./answer-flawless.ts";
import { answerGrowth } from "./answer-growth.ts";
import { answerInstants } from "./answer-instants.ts";
import { answerJump } from "./answer-jump.ts";
import { answerMistakes } from "./answer-mistakes.ts";
import { answerPace } from "./answer-pace.ts";
import { answerSpeed } from "./answer-speed.ts";
import { answerStart } from "./answer-start.ts";
import { answerTail } from "./answer-tail.ts";
import type { MathEvidence } from "./trace.ts";

const SIGNALS: readonly ((evidence: MathEvidence) => Signal)[] = [
  answerSpeed,
  answerInstants,
  answerClock,
  answerCopy,
  answerFixes,
  answerEvenness,
  answerTail,
  answerEffort,
  answerFlawless,
  answerMistakes,
  answerJump,
  answerPace,
  answerGrowth,
  answerStart,
];

/** The signals of a math race; `assess` says what follows from them. */
export const mathSignalsOf = (evidence: MathEvidence): readonly Signal[] => SIGNALS.map((signal) => signal(evidence));
