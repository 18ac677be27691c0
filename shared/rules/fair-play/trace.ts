import type { Key } from "../race/keys.ts";
import { replay } from "../race/replay.ts";
import { contrastOf, type Contrast } from "./contrast.ts";
import { costLineOf, type CostLine } from "./cost-line.ts";
import { isCoarse, isUnhurried, momentWaits, rhythmWaits, singleSteps } from "./moments.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { reachOf, type Reach } from "./reach.ts";
import { stepsOf, type Step } from "./steps.ts";

/** One race as the soft signals see it. Derived from the stored log on demand; never stored. */
export interface Trace {
  readonly text: string;
  readonly wpm: number;
  readonly errors: number;
  /** Offset of the first right character from green light. */
  readonly startMs: number;
  readonly steps: readonly Step[];
  /** The logarithms of the waits between moments: comparable at any tempo. */
  readonly rhythm: readonly number[];
  /** From each last wrong press to the right one. */
  readonly fixesMs: readonly number[];
  /** Whether the steps show how this racer types: not for hunt-and-peck typing, nor on a coarse clock. */
  readonly hasRhythm: boolean;
  /** Waits inside words, or between moments where few keys come one by one; empty without a rhythm. */
  readonly beats: readonly number[];
  readonly reach: Reach;
  /** First letters of words against letters inside them. */
  readonly breath: Contrast;
  /** Symbols against letters inside words, capitals against first letters. */
  readonly stretch: Contrast;
  readonly costLine: CostLine;
}

/** What is known when a race is assessed. */
export interface Evidence {
  readonly now: Trace;
  /** The racer's races before this one, oldest first; the latest 20 are enough. */
  readonly earlier: readonly Trace[];
  /** Races of others with a possibly equal rhythm: those that share a band, see `rhythmBands`. */
  readonly others: readonly Trace[];
}

export function traceOf(text: string, keys: readonly Key[]): Trace {
  const { wpm, errors } = replay(text, keys);
  const steps = stepsOf(text, keys);
  const hasRhythm = !isUnhurried(steps) && !isCoarse(steps);
  const single = hasRhythm ? singleSteps(steps) : [];
  const beats = hasRhythm ? beatsOf(steps, single) : [];
  return {
    text,
    wpm,
    errors,
    startMs: keys.find(({ character }) => character === text[0])?.atMs ?? 0,
    steps,
    rhythm: momentWaits(steps).map((waitMs) => Math.log(waitMs)),
    fixesMs: steps.flatMap(({ fixMs }) => fixMs ?? []),
    hasRhythm,
    beats,
    reach: reachOf(beats),
    breath: contrastOf(single, [{ harder: "start", easier: "inside" }]),
    stretch: contrastOf(single, [
      { harder: "mark", easier: "inside" },
      { harder: "capital", easier: "start" },
    ]),
    costLine: costLineOf(single),
  };
}

function beatsOf(steps: readonly Step[], single: readonly Step[]): number[] {
  const inside = single.filter(({ sort }) => sort === "inside").map(({ waitMs }) => waitMs);
  return inside.length >= SOFT_LIMITS.evenWaits.fewestInsideWords ? inside : rhythmWaits(steps);
}

/** The latest races up to and including this one, or fewer if there are fewer. */
export const latest = ({ now, earlier }: Evidence, races: number): readonly Trace[] =>
  races === 1 ? [now] : [...earlier.slice(1 - races), now];
