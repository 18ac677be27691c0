import type { Typing } from "#shared/rules/race/judge.ts";
import type { PressEffect } from "#shared/rules/race/playback.ts";
import type { Ms } from "#shared/units.ts";

import type { Mark } from "../../typing/race-text-painter.ts";

/** The result of a run. */
export interface SoloScore {
  /** WPM, or right answers a minute. */
  readonly speed: number;
  readonly accuracy: number;
  readonly errors: number;
  readonly elapsedMs: number;
}

/** This player's run through a race that is judged only in this browser, by the common rules. */
export interface SoloRun {
  /** Characters, or problems. */
  readonly length: number;
  /** Its value in characters, for the speed of the scenery. */
  readonly worth: number;
  readonly typing: Typing;
  readonly hasNitro: boolean;
  /** The rest of the text; undefined where nothing is typed. */
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
