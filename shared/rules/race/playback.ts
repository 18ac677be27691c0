import { judge, NOTHING_TYPED, type Typing } from "./judge.ts";
import type { Key } from "./keys.ts";
import { NITRO_KEY } from "./nitro.ts";
import { wpmOf } from "./speed.ts";

/** The effect of one press. */
export type PressEffect = "right" | "word" | "wrong" | "nitro" | "done" | "none";

export interface Step {
  /** The press's fair offset from green light. */
  readonly atMs: number;
  readonly character: string;
  readonly effect: PressEffect;
  /** The racer's position after it. */
  readonly typing: Typing;
}

/** A stored log, judged once and queryable at any moment. */
export interface Playback {
  /** The length of the race: characters of a text, or problems. */
  readonly length: number;
  /** The value of a step in typed characters, for the speed of the scenery. */
  readonly worth: number;
  readonly steps: readonly Step[];
  /** The time of the last press; 0 without any. */
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

/** The effect of the press between two typing values. */
export function effectOf(text: string, before: Typing, after: Typing, character: string): PressEffect {
  if (after === before) return "none";
  if (after.errors > before.errors) return "wrong";
  if (after.typed >= text.length) return "done";
  if (character === NITRO_KEY) return "nitro";
  return character === " " ? "word" : "right";
}

/** The number of presses up to and including a moment. */
export function stepsUntil({ steps }: Playback, nowMs: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.atMs ?? 0) <= nowMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The racer's position after a number of presses. */
export const typingAfter = ({ steps }: Playback, count: number): Typing => steps[count - 1]?.typing ?? NOTHING_TYPED;

/** The racer's position at a moment from green light, as a replay of the log until then would give. */
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
