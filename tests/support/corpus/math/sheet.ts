import type { Answer } from "#shared/rules/math/answers.ts";
import { MATH } from "#shared/rules/math/numbers.ts";

/** Writes down answers as the browser does: whole milliseconds, never backwards, none sooner than a race takes it. */
export class Sheet {
  readonly answers: Answer[] = [];
  atMs = 0;
  readonly #clockMs: number;

  /** @param clockMs the step of the browser's clock */
  constructor(clockMs = 1) {
    this.#clockMs = clockMs;
  }

  after(waitMs: number, digits: string): void {
    this.atMs = Math.max(this.atMs + waitMs, (this.answers.at(-1)?.offsetMs ?? 0) + MATH.minAnswerMs);
    const offsetMs = Math.round(Math.floor(this.atMs / this.#clockMs) * this.#clockMs);
    this.answers.push({ offsetMs, fairMs: offsetMs, digits });
  }
}
