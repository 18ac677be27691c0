import { fairTime } from "../race/fair-time.ts";
import type { Foul } from "../race/foul.ts";
import type { Arrival } from "../race/lane.ts";
import type { LaneCore } from "../race/race.ts";
import type { Answer, AnswerEvent } from "./answers.ts";
import { judgeAnswer, NOTHING_ANSWERED, readAnswer, type MathTally } from "./judge.ts";
import { MATH } from "./numbers.ts";
import type { Problem } from "./problem.ts";

/** One racer's progress through the problems. */
export interface MathLane extends MathTally, LaneCore {
  readonly answers: readonly Answer[];
  /** Answers taken so far, including refused ones: the number of the next one. */
  readonly received: number;
  /** Own offset of the newest answer, judged or refused. */
  readonly offsetMs: number;
  /** Answers refused as too quick since the last judged one. */
  readonly hasteRun: number;
}

export const newMathLane = (): MathLane => ({
  ...NOTHING_ANSWERED,
  answers: [],
  received: 0,
  offsetMs: 0,
  fairMs: 0,
  hasteRun: 0,
});

/**
 * Takes numbered answers: judges every one that is new, on the fair time, until all problems are solved or a foul ends
 * it. Anything but a number, or an answer too soon after the previous one, is refused without consequences.
 *
 * @returns the same lane when nothing is new, or when an earlier answer is missing
 */
export function takeAnswerEvents(
  problems: readonly Problem[],
  lane: MathLane,
  events: readonly AnswerEvent[],
  arrival: Arrival,
): MathLane {
  let next = lane;
  for (const event of events) {
    if (next.foul || next.right >= problems.length) break;
    if (event.number === next.received) next = takeOne(problems, next, event, arrival);
  }
  return next;
}

function takeOne(
  problems: readonly Problem[],
  lane: MathLane,
  { offsetMs, text }: AnswerEvent,
  { arrivalMs, roundTripMs }: Arrival,
): MathLane {
  const taken = { ...lane, received: lane.received + 1, offsetMs };
  if (offsetMs < lane.offsetMs) {
    return { ...taken, foul: { code: "backwards", measured: offsetMs - lane.offsetMs, threshold: 0 } };
  }
  const digits = readAnswer(text);
  if (digits === undefined) return taken;
  const answeredMs = Math.min(offsetMs, Math.round(arrivalMs));
  if (answeredMs - (lane.answers.at(-1)?.offsetMs ?? 0) < MATH.minAnswerMs) return tooHasty(taken);
  const fairMs = fairTime(answeredMs, arrivalMs, roundTripMs, lane.fairMs);
  const answers = [...lane.answers, { offsetMs: answeredMs, fairMs, digits }];
  return { ...taken, ...judgeAnswer(problems, lane, digits), answers, fairMs, hasteRun: 0 };
}

function tooHasty(lane: MathLane): MathLane {
  const hasteRun = lane.hasteRun + 1;
  const foul: Foul = { code: "burst", measured: hasteRun, threshold: MATH.hasteRun - 1 };
  return hasteRun < MATH.hasteRun ? { ...lane, hasteRun } : { ...lane, hasteRun, foul };
}
