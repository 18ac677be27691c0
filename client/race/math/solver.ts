import { MAX_ANSWERS, type AnswerBatch } from "#shared/contracts/realtime/math-race.ts";
import type { LaneProgress } from "#shared/contracts/realtime/progress.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";
import { readAnswer, type MathTally } from "#shared/rules/math/judge.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";

/** The visible effect of an answer. */
export type AnswerEffect = "right" | "wrong" | "done" | "ignored";

/** An answer of this page: its offset from green light, the digits, the index of its problem, and whether it is right. */
export interface GivenAnswer {
  readonly atMs: number;
  readonly text: string;
  readonly nth: number;
  readonly isRight: boolean;
}

/** This player's answers: judged at once for display, kept until the server has them. The server's verdict counts. */
export class Solver {
  readonly prompts: readonly Prompt[];
  right: number;
  errors: number;
  /** The answers that this page gave, in order. */
  readonly given: GivenAnswer[] = [];
  /** The number of the first answer of the list: earlier ones came from a previous page. */
  readonly #base: number;
  #sent: number;

  constructor(prompts: readonly Prompt[], { right, errors }: MathTally, received: number) {
    this.prompts = prompts;
    this.right = right;
    this.errors = errors;
    this.#base = received;
    this.#sent = received;
  }

  answer(text: string, atMs: number): AnswerEffect {
    const prompt = this.prompts[this.right];
    const digits = readAnswer(text);
    const offsetMs = Math.round(atMs);
    const beforeMs = this.given.at(-1)?.atMs ?? 0;
    if (!prompt || digits === undefined || offsetMs - beforeMs < MATH.minAnswerMs) return "ignored";
    const isRight = digits === answerOf(prompt);
    this.given.push({ atMs: offsetMs, text: digits, nth: this.right, isRight });
    if (!isRight) {
      this.errors++;
      return "wrong";
    }
    this.right++;
    return this.right >= this.prompts.length ? "done" : "right";
  }

  /** The next batch to send, if anything is waiting. */
  nextBatch(): AnswerBatch | undefined {
    const from = this.#sent;
    const batch = this.given.slice(from - this.#base, from - this.#base + MAX_ANSWERS);
    if (batch.length === 0) return undefined;
    this.#sent += batch.length;
    return { from, at: batch.map(({ atMs }) => atMs), texts: batch.map(({ text }) => text) };
  }

  /** After a drop: everything the server does not have goes out again. */
  resendFrom(received: number): void {
    this.#sent = Math.min(this.#sent, Math.max(received, this.#base));
  }

  /** Adopts the server's count once it has every answer. */
  settle({ typed, errors, received }: LaneProgress): void {
    if (received < this.#base + this.given.length) return;
    this.right = typed;
    this.errors = errors;
  }
}
