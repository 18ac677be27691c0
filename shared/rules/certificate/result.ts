import type { LessonID } from "../../content/lessons/lesson.ts";
import { looksLike } from "../fair-play/asked.ts";
import { writesPhrases, type Hands } from "../fair-play/hands.ts";
import { mathTraceOf } from "../fair-play/math/trace.ts";
import { mathSignalsOf } from "../fair-play/math/verdict.ts";
import type { Signal } from "../fair-play/signal.ts";
import { traceOf, type Trace } from "../fair-play/trace.ts";
import { signalsOf } from "../fair-play/verdict.ts";
import type { FoulCode } from "../race/foul.ts";
import type { Key } from "../race/keys.ts";
import { wpmOf } from "../race/speed.ts";
import { boundFor } from "./bound.ts";
import { neededFor } from "./cap.ts";
import { drawnLesson } from "./drawn-problem.ts";
import { markLine } from "./mark.ts";
import { CERTIFICATE } from "./numbers.ts";
import { press, wordsIn, type TrialLane, type TrialLine } from "./trial.ts";

/** won; too slow for what waits; too much wrong; too fast for a person; like a program; read well, with words at once. */
export const TRIAL_ENDS = ["won", "slow", "wrong", "foul", "signs", "person"] as const;
export type TrialEnd = (typeof TRIAL_ENDS)[number];

export interface TrialResult {
  readonly end: TrialEnd;
  /** WPM, or right answers a minute. */
  readonly speed: number;
  /** Percent of what was written. */
  readonly accuracy: number;
  /** The speed that it shows: what a certificate is worth. */
  readonly shown: number;
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
 * Words that come at once look the same from a voice as from a program that pastes, and hardly a sign of a program is asked
 * of them, nor of other declared hands. So these show no more than what counts for everybody; for more, a person looks.
 *
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
  const figures = { speed: Math.round(speed * 10) / 10, accuracy: Math.round(share * 1_000) / 10, shown: 0 };
  const foul = lane.foul?.code ?? null;
  if (foul !== null) return { ...figures, end: "foul", foul };
  if (right === 0 || share < CERTIFICATE.leastRight[lessonID === null ? "type" : "math"]) {
    return { ...figures, end: "wrong", foul };
  }
  const race = lessonID === null ? trialTrace(lines, lane) : null;
  const isExcused = race !== null && looksLike(hands, race);
  const signs = race ? typingSigns(race, hands) : answerSigns(drawnLesson(lessonID as LessonID), lines, lane);
  const isEven = !(isExcused && writesPhrases(hands)) && isMetronome(lane);
  if (isEven || signs.some(({ fired }) => fired)) return { ...figures, end: "signs", foul };
  const shown = isExcused ? Math.min(figures.speed, neededFor(boundFor(null))) : figures.speed;
  return { ...figures, shown, end: endOf(figures.speed, shown, needed), foul };
}

function endOf(speed: number, shown: number, needed: number): TrialEnd {
  if (speed > shown && (needed === 0 || needed > shown)) return speed >= needed ? "person" : "slow";
  return shown >= needed ? "won" : "slow";
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

/** Nearly all presses come after the same wait, whatever stops are between lines. No clock of a browser is that coarse. */
function isMetronome({ writing: { atMs } }: TrialLane): boolean {
  const { fewest, withinMs, share } = CERTIFICATE.metronome;
  const waits = atMs.slice(1).map((each, nth) => each - (atMs[nth] ?? 0));
  const ordered = waits.toSorted((one, other) => one - other);
  const alike = ordered.map((wait, from) => ordered.slice(from).filter((each) => each <= wait + withinMs).length);
  return waits.length >= fewest && Math.max(...alike) > share * waits.length;
}

/** What stands in the end, press by press. What has no effect on the lines is passed over, so that nothing hides a line. */
function trialTrace(lines: readonly TrialLine[], { keys }: TrialLane): Trace {
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
  return traceOf(text, standing);
}

/**
 * Any sign of a program ends a trial. In a race one alone means nothing, because it costs a reward; here it costs a few of a
 * hundred people another 25 seconds, and most programs the certificate.
 */
const typingSigns = (now: Trace, hands: Hands): readonly Signal[] => signalsOf({ now, earlier: [], others: [], hands });

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
