import { judge, NOTHING_TYPED } from "#shared/rules/race/judge.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";
import { wpmOf } from "#shared/rules/race/speed.ts";

import type { SpeedStory } from "../../screen/results/speed-curve.tsx";
import type { Press } from "../typist.ts";

/** A speed is that of the characters of so many milliseconds before. */
const WINDOW_MS = 3_000;
const MOST_POINTS = 60;

/** A key and how often something else was typed in its place. */
export interface MissedKey {
  readonly key: string;
  readonly times: number;
}

/** What a racer's presses tell of a race: the speed over its time with each mistake, and the key that was missed most. */
export interface TypingStory extends SpeedStory {
  readonly missed: MissedKey | undefined;
}

export function typingStory(text: string, presses: readonly Press[]): TypingStory {
  const rightMs: number[] = [];
  const mistakesMs: number[] = [];
  const missed = new Map<string, number>();
  let typing = NOTHING_TYPED;
  let wasWrong = false;
  for (const { atMs, character } of presses) {
    const next = judge(text, typing, character);
    if (character === NITRO_KEY) wasWrong = false;
    else if (next.errors > typing.errors) {
      mistakesMs.push(atMs);
      const key = text[typing.typed] ?? "";
      // A key that stays wrong for ten presses was missed once.
      if (!wasWrong) missed.set(key, (missed.get(key) ?? 0) + 1);
      wasWrong = true;
    } else {
      rightMs.push(atMs);
      wasWrong = false;
    }
    typing = next;
  }
  return { points: pointsOf(rightMs), mistakesMs, missed: mostMissed(missed) };
}

function pointsOf(rightMs: readonly number[]): SpeedStory["points"] {
  const endMs = rightMs.at(-1) ?? 0;
  const count = Math.min(MOST_POINTS, Math.floor(endMs / 500));
  let from = 0;
  let to = 0;
  return Array.from({ length: count }, (_, nth) => {
    const atMs = (endMs * (nth + 1)) / count;
    while (to < rightMs.length && (rightMs[to] ?? 0) <= atMs) to++;
    while (from < to && (rightMs[from] ?? 0) <= atMs - WINDOW_MS) from++;
    return { atMs, speed: wpmOf(to - from, Math.min(WINDOW_MS, atMs)) };
  });
}

const mostMissed = (missed: ReadonlyMap<string, number>): MissedKey | undefined =>
  [...missed].map(([key, times]) => ({ key, times })).toSorted((a, b) => b.times - a.times)[0];
