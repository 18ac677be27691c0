import type { DropInTask } from "#shared/contracts/realtime/drop-in.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";

import { Solver, type AnswerEffect } from "../race/math/solver.ts";
import { sounds } from "../sound/sounds.ts";
import type { OwnLane } from "./own-lane.ts";

/** Solving the problems of a race. */
export class MathLane implements OwnLane {
  readonly #solver: Solver;
  readonly #offsetAt: (localMs: number) => number | undefined;

  constructor(task: DropInTask, offsetAt: (localMs: number) => number | undefined) {
    this.#solver = new Solver(task.prompts, { right: task.done, errors: task.errors }, task.received);
    this.#offsetAt = offsetAt;
  }

  get right(): number {
    return this.#solver.right;
  }

  /** The problem to solve now; undefined when all are solved. */
  get prompt(): Prompt | undefined {
    return this.#solver.prompts[this.#solver.right];
  }

  answer(text: string, atMs: number): AnswerEffect {
    const offsetMs = this.#offsetAt(atMs);
    if (offsetMs === undefined) return "ignored";
    const effect = this.#solver.answer(text, offsetMs);
    if (effect === "wrong") sounds.play("error");
    else if (effect !== "ignored") sounds.click();
    return effect;
  }

  goOn({ received }: DropInTask): void {
    this.#solver.resendFrom(received);
  }

  /** Answers are few: each is sent once, and again after a break. */
  acknowledge(): void {
    return undefined;
  }

  nextBatch(): readonly ["answers", object] | undefined {
    const batch = this.#solver.nextBatch();
    return batch && ["answers", batch];
  }
}
