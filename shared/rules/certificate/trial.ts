import type { Problem } from "../math/problem.ts";
import { fairTime } from "../race/fair-time.ts";
import { foulOf, type Foul } from "../race/foul.ts";
import type { Key, KeyLog } from "../race/keys.ts";
import type { Arrival, Batch } from "../race/lane.ts";
import { notePiece, phraseFoulOf, type Pieces } from "../race/phrases.ts";
import { CERTIFICATE } from "./numbers.ts";

/** One picture of a trial. */
export interface TrialLine {
  /** What the picture shows. */
  readonly drawn: string;
  /** What is to be written. */
  readonly right: string;
  /** On the math site the problem of the picture. */
  readonly problem?: Problem;
}

/** Takes back the last character of the line. */
export const BACK = "\b";
/** Ends the line. */
export const ENTER = "\n";

export const wordsIn = (text: string): number => text.split(" ").filter(Boolean).length;

/**
 * What a racer has written from the pictures. Nothing is judged before the end: whoever reads badly doesn't learn where.
 * The log is append-only and shared by successive lanes.
 */
export interface TrialLane {
  /** The lines that are done, as they were written. */
  readonly written: readonly string[];
  /** The line that is being written. */
  readonly line: string;
  readonly keys: KeyLog;
  /** Those that wrote something, with their own offsets, for the hard limits: a line may be taken back in an instant. */
  readonly writing: { readonly keys: KeyLog; readonly atMs: number[] };
  /** Presses taken so far: the number of the next one. */
  readonly received: number;
  readonly fairMs: number;
  /** Of a racer who says that words come at once. */
  readonly pieces?: Pieces;
  readonly foul?: Foul;
}

/** @param takesPhrases whether the racer says that words come at once */
export const newTrialLane = (takesPhrases = false): TrialLane => ({
  written: [],
  line: "",
  keys: [],
  writing: { keys: [], atMs: [] },
  received: 0,
  fairMs: 0,
  ...(takesPhrases && { pieces: [] }),
});

/**
 * The line after one press; a line is done with Enter, or with the space after its last word.
 *
 * @param words how many words its picture shows
 */
export function press(
  line: string,
  character: string,
  words: number,
): { readonly line: string; readonly isDone: boolean } {
  if (character === BACK) return { line: line.slice(0, -1), isDone: false };
  const isEnd = character === ENTER || (character === " " && wordsIn(line) >= words);
  if (isEnd) return { line, isDone: wordsIn(line) > 0 };
  return { line: line.length < CERTIFICATE.longestLine ? line + character : line, isDone: false };
}

/**
 * Takes a batch: every press that is new, on the fair time, until the time is over, the lines are done or a foul ends it.
 *
 * @returns the same lane when nothing in the batch is new, or when an earlier press is missing
 */
export function takePresses(lines: readonly TrialLine[], lane: TrialLane, batch: Batch, arrival: Arrival): TrialLane {
  if (batch.from > lane.received) return lane;
  let next = lane;
  for (let i = lane.received - batch.from; i < batch.at.length; i++) {
    if (next.foul || next.written.length >= lines.length) break;
    next = takeOne(lines, next, batch.at[i] ?? 0, batch.chars[i] ?? "", arrival);
  }
  return next;
}

function takeOne(
  lines: readonly TrialLine[],
  lane: TrialLane,
  atMs: number,
  character: string,
  { arrivalMs, roundTripMs }: Arrival,
): TrialLane {
  const received = lane.received + 1;
  const fairMs = fairTime(atMs, arrivalMs, roundTripMs, lane.fairMs);
  // No page is ahead of the server: what says so was written before the green light.
  if (arrivalMs < 0 || atMs > arrivalMs + CERTIFICATE.aheadMs || fairMs > CERTIFICATE.length)
    return { ...lane, received };
  const key = { atMs, fairMs, character };
  lane.keys.push(key);
  if (character !== BACK) noteWriting(lines, lane, key);
  const foul = hardFoulOf(lane);
  const { line, isDone } = press(lane.line, character, wordsIn(lines[lane.written.length]?.right ?? ""));
  const taken = { ...lane, received, fairMs, ...(foul && { foul }) };
  return isDone ? { ...taken, written: [...lane.written, line], line: "" } : { ...taken, line };
}

function noteWriting(lines: readonly TrialLine[], { writing, pieces, written, line }: TrialLane, key: Key): void {
  writing.keys.push(key);
  if (pieces) notePiece(pieces, writing.keys, writing.atMs, charactersLeft(lines, written.length, line));
  writing.atMs.push(key.atMs);
}

const hardFoulOf = ({ writing: { keys, atMs }, pieces }: TrialLane): Foul | undefined =>
  pieces ? phraseFoulOf(pieces, keys, atMs.length) : foulOf(keys, atMs, 0);

/** What a racer sees and hasn't written: nobody says more at once. */
function charactersLeft(lines: readonly TrialLine[], done: number, line: string): number {
  const shown = lines
    .slice(done, done + 1 + CERTIFICATE.linesAhead)
    .reduce((sum, { right }) => sum + right.length + 1, 0);
  return Math.max(0, shown - line.length);
}

/** Whether every line is written, or a foul has ended the trial. */
export const isThrough = (lines: readonly TrialLine[], { written, foul }: TrialLane): boolean =>
  foul !== undefined || written.length >= lines.length;
