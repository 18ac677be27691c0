import { canUseNitro, judge, NOTHING_TYPED, type Typing } from "#shared/rules/race/judge.ts";
import type { Key } from "#shared/rules/race/keys.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";
import { effectOf, type PressEffect } from "#shared/rules/race/playback.ts";
import { replay } from "#shared/rules/race/replay.ts";
import { wpmOf } from "#shared/rules/race/speed.ts";

import { plainCharacter } from "../../typing/keyboard/plain.ts";
import type { Mark } from "../../typing/race-text-painter.ts";
import type { SoloRun, SoloScore } from "./solo-run.ts";

const SPEED_WINDOW_MS = 3_000;
const SHORTEST_WINDOW_MS = 1_000;

/** Typing a text. */
export class TypingRun implements SoloRun {
  readonly worth = 1;
  readonly text: string;
  typing: Typing = NOTHING_TYPED;
  hasNitro: boolean;
  marks: readonly (Mark | undefined)[] = [];
  readonly #keys: Key[] = [];
  readonly #rightAtMs: number[] = [];

  constructor(text: string, hasNitro: boolean) {
    this.text = text;
    this.hasNitro = hasNitro;
  }

  get length(): number {
    return this.text.length;
  }

  get left(): string {
    return this.text.slice(this.typing.typed);
  }

  get wrong(): string | undefined {
    return this.typing.wrongRun > 0 ? this.#keys.at(-1)?.character : undefined;
  }

  get score(): SoloScore {
    const { wpm, accuracy, errors, elapsedMs } = replay(this.text, this.#keys);
    return { speed: wpm, accuracy, errors, elapsedMs };
  }

  press(typed: string, offsetMs: number): PressEffect {
    const character = typed === NITRO_KEY ? typed : plainCharacter(typed);
    if (character === undefined || this.left === "" || offsetMs < 0) return "none";
    if (character === NITRO_KEY && !(this.hasNitro && canUseNitro(this.text, this.typing))) return "none";
    const before = this.typing;
    this.typing = judge(this.text, before, character);
    const atMs = Math.max(this.#keys.at(-1)?.atMs ?? 0, Math.round(offsetMs));
    this.#keys.push({ atMs, fairMs: atMs, character });
    const effect = effectOf(this.text, before, this.typing, character);
    if (effect === "nitro") this.hasNitro = false;
    if (effect === "right" || effect === "word" || effect === "done") this.#rightAtMs.push(atMs);
    this.#mark(before.typed, effect);
    return effect;
  }

  /** WPM over the last three seconds. */
  speedAt(nowMs: number): number {
    const windowMs = Math.min(SPEED_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, nowMs));
    let count = 0;
    while (count < this.#rightAtMs.length && (this.#rightAtMs.at(-1 - count) ?? 0) > nowMs - windowMs) count++;
    return wpmOf(count, windowMs);
  }

  #mark(from: number, effect: PressEffect): void {
    const marks = [...this.marks];
    if (effect === "wrong") marks[from] = "missed";
    for (let at = from; at < this.typing.typed; at++) marks[at] ??= effect === "nitro" ? "skipped" : "done";
    this.marks = marks;
  }
}
