import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";

import type { UserID } from "#shared/ids.ts";

const EVERY_MS = 20;

/** How a batched question is asked. */
interface Asking<Question, Answer> {
  /** The racer a question is about: a second one about the same racer waits for the next batch. */
  racersOf(question: Question): readonly UserID[];
  /** @returns the answer to each */
  ask(questions: readonly Question[]): Promise<(question: Question) => Answer>;
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Batches questions. A lone question is asked at once; others are collected for up to 20 ms. */
export class Batched<Question, Answer> {
  readonly #asking: Asking<Question, Answer>;
  #waiting: Waiting<Question, Answer>[] = [];
  #isBusy = false;

  constructor(asking: Asking<Question, Answer>) {
    this.#asking = asking;
  }

  ask(question: Question): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => this.#waiting.push({ question, resolve, reject }));
    if (!this.#isBusy) void this.#askAll();
    return answer;
  }

  async #askAll(): Promise<void> {
    this.#isBusy = true;
    for (await turn(); this.#waiting.length > 0; await wait(EVERY_MS)) void this.#askThose(this.#takeNext());
    this.#isBusy = false;
  }

  /** The questions that fit into one batch. */
  #takeNext(): Waiting<Question, Answer>[] {
    const racers = new Set<UserID>();
    const { next = [], later = [] } = Object.groupBy(this.#waiting, ({ question }) => {
      const about = this.#asking.racersOf(question);
      const isNext = about.every((racer) => !racers.has(racer));
      for (const racer of about) racers.add(racer);
      return isNext ? "next" : "later";
    });
    this.#waiting = later;
    return next;
  }

  async #askThose(those: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answerTo = await this.#asking.ask(those.map(({ question }) => question));
      for (const { question, resolve } of those) resolve(answerTo(question));
    } catch (error) {
      for (const { reject } of those) reject(error);
    }
  }
}
