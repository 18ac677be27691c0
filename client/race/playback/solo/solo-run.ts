import type { Typing } from "#shared/rules/race/judge.ts";
import type { PressEffect } from "#shared/rules/race/playback.ts";
import type { Ms } from "#shared/units.ts";

import type { Mark } from "../../typing/race-text-painter.ts";

/** What a way through a race came to. */
export interface SoloScore {
  /** WPM, or right answers a minute. */
  readonly speed: number;
  readonly accuracy: number;
  readonly errors: number;
  readonly elapsedMs: number;
}

/** One's own way through a race that is judged in this browser alone, by the rule of every race. */
export interface SoloRun {
  /** Characters, or problems. */
  readonly length: number;
  /** What one of them is worth in characters, for the speed of the scenery. */
  readonly worth: number;
  readonly typing: Typing;
  readonly hasNitro: boolean;
  /** What is left to type; undefined where nothing is typed. */
  readonly left: string | undefined;
  /** The wrong key that blocks, or the wrong answer that was given last. */
  readonly wrong: string | undefined;
  /** How each character was done; a new list whenever one was. */
  readonly marks: readonly (Mark | undefined)[];
  readonly score: SoloScore;
  /** @param offsetMs from green light */
  press(typed: string, offsetMs: number): PressEffect;
  /** The speed on the gauge at a moment. */
  speedAt(nowMs: Ms): number;
}
