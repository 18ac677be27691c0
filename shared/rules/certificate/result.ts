import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Hands } from "../fair-play/hands.ts";
import { mathTraceOf } from "../fair-play/math/trace.ts";
import { mathSignalsOf } from "../fair-play/math/verdict.ts";
import type { Signal } from "../fair-play/signal.ts";
import { traceOf } from "../fair-play/trace.ts";
import { signalsOf } from "../fair-play/verdict.ts";
import type { FoulCode } from "../race/foul.ts";
import type { Key } from "../race/keys.ts";
import { wpmOf } from "../race/speed.ts";
import { drawnLesson } from "./drawn-problem.ts";
import { markLine } from "./mark.ts";
import { CERTIFICATE } from "./numbers.ts";
import { press, wordsIn, type TrialLane, type TrialLine } from "./trial.ts";

/** won; too slow for what waits; too much wrong; too fast for a person; like a program. */
export const TRIAL_ENDS = ["won", "slow", "wrong", "foul", "signs"] as const;
export type TrialEnd = (typeof TRIAL_ENDS)[number];

export interface TrialResult {
  readonly end: TrialEnd;
  /** WPM, or right answers a minute. */
  readonly speed: number;
  /** Percent of what was written. */
  readonly accuracy: number;
  readonly foul: FoulCode | null;
}

/** A trial as it is stored. */
export interface EndedTrial extends TrialResult {
  /** The speed that what waited needed; 0 when nothing waited. */
  readonly needed: number;
  /** Whether it is the racer's best certificate. */
  readonly isCertified: boolean;
}

/**
 * @param lessonID the kind of problems; null for words
 * @param needed the speed that what waits needs; 0 when nothing waits
 */
export function resultOf(
  lessonID: LessonID | null,
  lines: readonly TrialLine[],
  lane: TrialLane,
  needed: number,
  hands: Hands = "usual",
): TrialResult {
  const { right, wrong } = (lessonID === null ? charactersOf : answersOf)(lines, lane);
  const share = right + wrong === 0 ? 0 : right / (right + wrong);
  const isWhole = lane.written.length >= lines.length;
  const tookMs = isWhole ? Math.max(1, lane.fairMs) : CERTIFICATE.length;
  const speed = lessonID === null ? wpmOf(right, tookMs) : (right * 60_000) / tookMs;
  const figures = { speed: Math.round(speed * 10) / 10, accuracy: Math.round(share * 1_000) / 10 };
  const foul = lane.foul?.code ?? null;
  if (foul !== null) return { ...figures, end: "foul", foul };
  if (right === 0 || share < CERTIFICATE.leastRight[lessonID === null ? "type" : "math"]) {
    return { ...figures, end: "wrong", foul };
  }
  if (isByProgram(lessonID, lines, lane, hands)) return { ...figures, end: "signs", foul };
  return { ...figures, end: figures.speed >= needed ? "won" : "slow", foul };
}

/** What was written of each line, and whether it is done. */
const pairs = (lines: readonly TrialLine[], { written, line }: TrialLane) =>
  lines.flatMap(({ right }, index) => {
    const done = written[index];
    if (done !== undefined) return [{ right, written: done, isDone: true }];
    return index === written.length && line !== "" ? [{ right, written: line, isDone: false }] : [];
  });

function charactersOf(lines: readonly TrialLine[], lane: TrialLane) {
  const marks = pairs(lines, lane).map(({ right, written, isDone }) => {
    const mark = markLine(right, written.replaceAll(/ +/g, " ").trim(), isDone);
    // The space or Enter after it counts, as spaces do.
    return isDone ? { ...mark, right: mark.right + 1 } : mark;
  });
  return {
    right: marks.reduce((sum, mark) => sum + mark.right, 0),
    wrong: marks.reduce((sum, mark) => sum + mark.wrong, 0),
  };
}

function answersOf(lines: readonly TrialLine[], lane: TrialLane) {
  const done = pairs(lines, lane).filter(({ isDone }) => isDone);
  const right = done.filter(({ right, written }) => right === written.trim()).length;
  return { right, wrong: done.length - right };
}

/**
 * Whether it has any sign of a program. In a race one alone means nothing, because it costs a reward; here it costs a few of
 * a hundred people another 25 seconds, and most programs the certificate.
 */
const isByProgram = (lessonID: LessonID | null, lines: readonly TrialLine[], lane: TrialLane, hands: Hands): boolean =>
  isMetronome(lane) ||
  (lessonID === null ? typingSigns(lane, lines, hands) : answerSigns(drawnLesson(lessonID), lines, lane)).some(
    ({ fired }) => fired,
  );

/** Nearly all presses come after the same wait, whatever stops are between lines. No clock of a browser is that coarse. */
function isMetronome({ writing: { atMs } }: TrialLane): boolean {
  const { fewest, withinMs, share } = CERTIFICATE.metronome;
  const waits = atMs.slice(1).map((each, nth) => each - (atMs[nth] ?? 0));
  const ordered = waits.toSorted((one, other) => one - other);
  const alike = ordered.map((wait, from) => ordered.slice(from).filter((each) => each <= wait + withinMs).length);
  return waits.length >= fewest && Math.max(...alike) > share * waits.length;
}

/** Of what stands in the end, press by press. What has no effect on the lines is passed over, so that nothing hides a line. */
function typingSigns({ keys }: TrialLane, lines: readonly TrialLine[], hands: Hands): readonly Signal[] {
  const standing: Key[] = [];
  let [line, done] = ["", 0];
  for (const key of keys) {
    const next = press(line, key.character, wordsIn(lines[done]?.right ?? ""));
    if (next.isDone) standing.push({ ...key, character: " " });
    else if (next.line.length > line.length) standing.push(key);
    else if (next.line.length < line.length) standing.splice(next.line.length - line.length);
    line = next.isDone ? "" : next.line;
    done += Number(next.isDone);
  }
  const text = standing.map(({ character }) => character).join("");
  return signalsOf({ now: traceOf(text, standing), earlier: [], others: [], hands });
}

/** Of the answers that are right, each at the press that ended it. */
function answerSigns(lessonID: LessonID, lines: readonly TrialLine[], { keys, written }: TrialLane): readonly Signal[] {
  const ends: Key[] = [];
  let line = "";
  for (const key of keys) {
    const next = press(line, key.character, 1);
    if (next.isDone) ends.push(key);
    line = next.isDone ? "" : next.line;
  }
  const solved = lines.flatMap(({ right, problem }, nth) => {
    const end = ends[nth];
    return problem && end && written[nth]?.trim() === right ? [{ problem, end }] : [];
  });
  const answers = solved.map(({ problem, end }) => ({
    offsetMs: end.atMs,
    fairMs: end.fairMs,
    digits: problem.answer,
  }));
  const problems = solved.map(({ problem }) => problem);
  return mathSignalsOf({ now: mathTraceOf(lessonID, problems, answers), earlier: [], others: [] });
}
