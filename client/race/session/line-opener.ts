import { RECONNECT } from "#shared/rules/race/reconnect.ts";

import { patiently, TimeUp, type Patience } from "../../net/patience.ts";
import { isPitStop } from "../../net/pit-stop.ts";

const RETRY = { firstMs: 500, mostMs: 5_000 } as const;

/** What the way into a room is good for, and what is shown of it. */
interface Way<Status extends string> {
  readonly enter: (patience: Patience) => Promise<void>;
  /** Why the room did not open; undefined where another attempt may well succeed. */
  readonly statusFor: (problem: unknown) => Status | "offline" | undefined;
  /** Nothing is reached, and it is tried again by itself. */
  readonly offline: () => void;
  readonly shut: (status: Status | "pit-stop" | "unreachable", problem: unknown) => void;
}

/** Opens a room in which one stays, and tries again for as long as that may help. */
export class LineOpener<Status extends string> {
  readonly #signal: AbortSignal;
  readonly #way: Way<Status>;
  #isOpening = false;
  #endPause = (): void => undefined;

  /** @param signal aborts when the page is left */
  constructor(signal: AbortSignal, way: Way<Status>) {
    this.#signal = signal;
    this.#way = way;
  }

  get isOpening(): boolean {
    return this.#isOpening;
  }

  /** Ends the pause between two attempts. */
  hurry(): void {
    this.#endPause();
  }

  /** @param begin shows that it begins; an attempt that is under way only hurries */
  async open(begin: () => void): Promise<void> {
    if (this.#isOpening) return this.hurry();
    this.#isOpening = true;
    begin();
    const sinceMs = performance.now();
    try {
      for (let tries = 0; !this.#signal.aborted && !(await this.#tried(sinceMs)); tries++) {
        await this.#pause(Math.min(RETRY.mostMs, RETRY.firstMs * 2 ** tries));
      }
    } finally {
      this.#isOpening = false;
    }
  }

  #pause(spanMs: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, spanMs);
      this.#endPause = resolve;
    });
  }

  /**
   * Whether that was the last attempt.
   *
   * @param sinceMs when the first one began
   */
  async #tried(sinceMs: number): Promise<boolean> {
    const { enter, statusFor, offline, shut } = this.#way;
    try {
      await patiently(this.#signal, enter);
      return true;
    } catch (problem) {
      if (this.#signal.aborted) return true;
      const status = statusFor(problem);
      const isUp = problem instanceof TimeUp || performance.now() - sinceMs >= RECONNECT.answersWithinMs;
      if (status === "offline") offline();
      else if (status !== undefined) shut(status, problem);
      else if (isUp) shut(isPitStop(problem) ? "pit-stop" : "unreachable", problem);
      return status !== undefined && status !== "offline";
    }
  }
}
