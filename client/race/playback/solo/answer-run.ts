import type { Answer } from "#shared/rules/math/answers.ts";
import { readAnswer } from "#shared/rules/math/judge.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import { answersPlayback, ANSWER_WORTH } from "#shared/rules/math/playback.ts";
import type { Problem } from "#shared/rules/math/problem.ts";
import { mathScoreOf, replayAnswers } from "#shared/rules/math/score.ts";
import { NOTHING_TYPED, type Typing } from "#shared/rules/race/judge.ts";
import type { PressEffect } from "#shared/rules/race/playback.ts";

import type { SoloRun, SoloScore } from "./solo-run.ts";

/** Answering a series of problems. */
export class AnswerRun implements SoloRun {
  readonly worth = ANSWER_WORTH;
  readonly hasNitro = false;
  readonly left = undefined;
  readonly marks = [];
  typing: Typing = NOTHING_TYPED;
  readonly #problems: readonly Problem[];
  readonly #answers: Answer[] = [];

  constructor(problems: readonly Problem[]) {
    this.#problems = problems;
  }

  get length(): number {
    return this.#problems.length;
  }

  get wrong(): string | undefined {
    return this.typing.wrongRun > 0 ? this.#answers.at(-1)?.digits : undefined;
  }

  /** As they were given, wrong ones too. */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  get score(): SoloScore {
    const { score, accuracy, errors, elapsedMs } = replayAnswers(this.#problems, this.#answers);
    return { speed: score, accuracy, errors, elapsedMs };
  }

  press(typed: string, offsetMs: number): PressEffect {
    const digits = readAnswer(typed);
    const atMs = Math.round(offsetMs);
    const isTooSoon = atMs - (this.#answers.at(-1)?.fairMs ?? 0) < MATH.minAnswerMs;
    if (digits === undefined || isTooSoon || this.typing.typed >= this.length) return "none";
    this.#answers.push({ offsetMs: atMs, fairMs: atMs, digits });
    const step = answersPlayback(this.#problems, this.#answers).steps.at(-1);
    if (!step) return "none";
    this.typing = step.typing;
    return step.effect;
  }

  /** Right answers a minute so far. */
  speedAt(nowMs: number): number {
    return mathScoreOf(this.typing.typed, 0, nowMs).score;
  }
}
