import { canUseNitro, judge, NOTHING_TYPED, type Typing } from "#shared/rules/race/judge.ts";
import type { Key } from "#shared/rules/race/keys.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";
import { effectOf, type PressEffect } from "#shared/rules/race/playback.ts";
import { replay, type Score } from "#shared/rules/race/replay.ts";

import { plainCharacter } from "../../race-parts/plain-character.ts";
import type { Mark } from "../../race-parts/script-painter.ts";

/** The own typing against a ghost: judged here alone, by the rule of every race. */
export class GhostRun {
  readonly text: string;
  typing: Typing = NOTHING_TYPED;
  hasNitro: boolean;
  readonly keys: Key[] = [];
  readonly rightAtMs: number[] = [];
  /** How each character was done; a new list whenever one was. */
  marks: readonly (Mark | undefined)[] = [];

  constructor(text: string, hasNitro: boolean) {
    this.text = text;
    this.hasNitro = hasNitro;
  }

  get isDone(): boolean {
    return this.typing.typed >= this.text.length;
  }

  /** The wrong key that blocks. */
  get wrong(): string | undefined {
    return this.typing.wrongRun > 0 ? this.keys.at(-1)?.character : undefined;
  }

  get score(): Score {
    return replay(this.text, this.keys);
  }

  press(typed: string, offsetMs: number): PressEffect {
    const character = typed === NITRO_KEY ? typed : plainCharacter(typed);
    if (character === undefined || this.isDone || offsetMs < 0) return "none";
    if (character === NITRO_KEY && !(this.hasNitro && canUseNitro(this.text, this.typing))) return "none";
    const before = this.typing;
    this.typing = judge(this.text, before, character);
    const atMs = Math.max(this.keys.at(-1)?.atMs ?? 0, Math.round(offsetMs));
    this.keys.push({ atMs, fairMs: atMs, character });
    const effect = effectOf(this.text, before, this.typing, character);
    if (effect === "nitro") this.hasNitro = false;
    if (effect === "right" || effect === "word" || effect === "done") this.rightAtMs.push(atMs);
    this.mark(before.typed, effect);
    return effect;
  }

  private mark(from: number, effect: PressEffect): void {
    const marks = [...this.marks];
    if (effect === "wrong") marks[from] = "missed";
    for (let at = from; at < this.typing.typed; at++) marks[at] ??= effect === "nitro" ? "skipped" : "done";
    this.marks = marks;
  }
}
