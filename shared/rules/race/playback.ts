import { judge, NOTHING_TYPED, type Typing } from "./judge.ts";
import type { Key } from "./keys.ts";
import { NITRO_KEY } from "./nitro.ts";
import { wpmOf } from "./speed.ts";

/** What one press did. */
export type PressEffect = "right" | "word" | "wrong" | "nitro" | "done" | "none";

export interface Step {
  /** The press's fair offset from green light. */
  readonly atMs: number;
  readonly character: string;
  readonly effect: PressEffect;
  /** Where the racer is after it. */
  readonly typing: Typing;
}

/** A stored log, judged once, to be looked up at any moment. */
export interface Playback {
  /** How long the way is: characters of a text, or problems. */
  readonly length: number;
  /** What a step on the way is worth in typed characters, for the speed of the scenery. */
  readonly worth: number;
  readonly steps: readonly Step[];
  /** The last press; 0 where there is none. */
  readonly endMs: number;
}

export function playbackOf(text: string, keys: readonly Key[]): Playback {
  const steps: Step[] = [];
  let typing = NOTHING_TYPED;
  for (const { fairMs, character } of keys) {
    const next = judge(text, typing, character);
    steps.push({ atMs: fairMs, character, effect: effectOf(text, typing, next, character), typing: next });
    typing = next;
  }
  return { length: text.length, worth: 1, steps, endMs: steps.at(-1)?.atMs ?? 0 };
}

/** What a press did that brought the typing from one value to the next. */
export function effectOf(text: string, before: Typing, after: Typing, character: string): PressEffect {
  if (after === before) return "none";
  if (after.errors > before.errors) return "wrong";
  if (after.typed >= text.length) return "done";
  if (character === NITRO_KEY) return "nitro";
  return character === " " ? "word" : "right";
}

/** How many presses there are until a moment, that moment included. */
export function stepsUntil({ steps }: Playback, nowMs: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.atMs ?? 0) <= nowMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the racer is after so many presses. */
export const typingAfter = ({ steps }: Playback, count: number): Typing => steps[count - 1]?.typing ?? NOTHING_TYPED;

/** Where the racer is at a moment from green light: the same as a replay of the log until then. */
export const typingAt = (playback: Playback, nowMs: number): Typing =>
  typingAfter(playback, stepsUntil(playback, nowMs));

const SPEED_WINDOW_MS = 3_000;
const SHORTEST_WINDOW_MS = 1_000;

/** WPM over the last three seconds, by hand; at rest before green light and after the last press. */
export function speedAt(playback: Playback, nowMs: number): number {
  if (nowMs <= 0 || nowMs >= playback.endMs) return 0;
  const windowMs = Math.min(SPEED_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, nowMs));
  return wpmOf(byHand(typingAt(playback, nowMs)) - byHand(typingAt(playback, nowMs - windowMs)), windowMs);
}

const byHand = ({ typed, skipped }: Typing): number => typed - skipped;
