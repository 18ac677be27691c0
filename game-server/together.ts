import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";

import type { UserID } from "#shared/ids.ts";

const EVERY_MS = 20;

/** How a question for many is asked. */
interface Asking<Question, Answer> {
  /** Whom a question is about: one about the same racer waits for the next time. */
  racersOf(question: Question): readonly UserID[];
  /** @returns what each of them is answered */
  ask(questions: readonly Question[]): Promise<(question: Question) => Answer>;
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Questions of many, asked as one. A question that is alone is asked at once; others wait up to 20 ms for each other. */
export class Together<Question, Answer> {
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

  /** Those who may be asked for with one question. */
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
