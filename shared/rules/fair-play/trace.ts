import type { Key } from "../race/keys.ts";
import { replay } from "../race/replay.ts";
import { stepsOf, type Step } from "./steps.ts";

/** One race as the soft signals see it. Made from the stored log whenever it is needed; nothing more is kept. */
export interface Trace {
  readonly text: string;
  readonly wpm: number;
  readonly errors: number;
  /** Offset of the first right character from green light. */
  readonly startMs: number;
  readonly steps: readonly Step[];
}

/** What is known when a race is weighed. */
export interface Evidence {
  readonly now: Trace;
  /** The racer's races before this one, oldest first; the latest 20 are enough. */
  readonly earlier: readonly Trace[];
  /** Races of others whose rhythm may be the same: those that share a band, see `rhythmBands`. */
  readonly others: readonly Trace[];
}

export function traceOf(text: string, keys: readonly Key[]): Trace {
  const { wpm, errors } = replay(text, keys);
  const startMs = keys.find(({ character }) => character === text[0])?.atMs ?? 0;
  return { text, wpm, errors, startMs, steps: stepsOf(text, keys) };
}

/** The latest races with this one as the last, or fewer when there are fewer. */
export const latest = ({ now, earlier }: Evidence, races: number): readonly Trace[] => [...earlier, now].slice(-races);
