import { MAX_ANSWERS, type AnswerBatch } from "#shared/contracts/realtime/math-race.ts";
import type { LaneProgress } from "#shared/contracts/realtime/progress.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";
import { readAnswer, type MathTally } from "#shared/rules/math/judge.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";

/** The visible effect of an answer. */
export type AnswerEffect = "right" | "wrong" | "done" | "ignored";

/** This player's answers: judged at once for display, kept until the server has them. The server's verdict counts. */
export class Solver {
  readonly prompts: readonly Prompt[];
  right: number;
  errors: number;
  quickestMs: number | undefined;
  /** Own offset from green light and text of each answer that this page gave. */
  readonly #answers: { readonly atMs: number; readonly text: string }[] = [];
  /** The number of the first answer of the list: earlier ones came from a previous page. */
  readonly #base: number;
  #sent: number;
  #askedMs = 0;

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
    const beforeMs = this.#answers.at(-1)?.atMs ?? 0;
    if (!prompt || digits === undefined || offsetMs - beforeMs < MATH.minAnswerMs) return "ignored";
    this.#answers.push({ atMs: offsetMs, text: digits });
    if (digits !== answerOf(prompt)) {
      this.errors++;
      return "wrong";
    }
    this.right++;
    this.quickestMs = Math.min(this.quickestMs ?? Infinity, offsetMs - this.#askedMs);
    this.#askedMs = offsetMs;
    return this.right >= this.prompts.length ? "done" : "right";
  }

  /** The next batch to send, if anything is waiting. */
  nextBatch(): AnswerBatch | undefined {
    const from = this.#sent;
    const batch = this.#answers.slice(from - this.#base, from - this.#base + MAX_ANSWERS);
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
    if (received < this.#base + this.#answers.length) return;
    this.right = typed;
    this.errors = errors;
  }
}
