import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

import type { Ms } from "../../units.ts";

/** The requests that a port answers at this moment. */
export class RunningRequests {
  readonly #answers = new Set<ServerResponse>();
  #isLeaving = false;
  #onNone: (() => void) | undefined;

  add(answer: ServerResponse): void {
    this.#answers.add(answer);
    if (this.#isLeaving) answer.setHeader("connection", "close");
    answer.once("close", () => {
      this.#answers.delete(answer);
      if (this.#answers.size === 0) this.#onNone?.();
    });
  }

  /** From now on no connection is kept after its answer. */
  leave(): void {
    this.#isLeaving = true;
    for (const answer of this.#answers) if (!answer.headersSent) answer.setHeader("connection", "close");
  }

  /** Until all are answered, or the time is over. */
  async ended(withinMs: Ms): Promise<void> {
    if (this.#answers.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onNone = resolve;
    await Promise.race([promise, wait(withinMs, undefined, { ref: false })]);
  }
}
