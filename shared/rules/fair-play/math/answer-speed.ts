import { over, type Signal } from "../signal.ts";
import { FASTEST } from "./numbers.ts";
import type { MathEvidence } from "./trace.ts";

/** More right answers a minute than any person has been seen to make. */
export const answerSpeed = ({ now }: MathEvidence): Signal =>
  over({ code: "answer-speed", kind: "speed", isConclusive: true }, now.score, FASTEST[now.lessonID]);
