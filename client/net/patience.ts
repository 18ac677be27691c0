import { RECONNECT } from "#shared/rules/race/reconnect.ts";

/** The server said nothing for too long. */
export class TimeUp extends Error {
  /** Whether calls were answered, and a socket then passed nothing. */
  readonly isOfSocket: boolean;
  /** Whether the server may think that this page sits in a race. */
  readonly maySit: boolean;

  constructor(isOfSocket: boolean, maySit: boolean) {
    super(isOfSocket ? "a socket passed nothing" : "no answer came");
    this.isOfSocket = isOfSocket;
    this.maySit = maySit;
  }
}

export const maySit = (reason: unknown): boolean => reason instanceof TimeUp && reason.maySit;

/**
 * How long a page waits in all on a way of several steps: calls, handshakes, first messages. What lasts by itself, as a
 * table that gathers, is not counted.
 */
export class Patience {
  /** Rejects when the wait is over, or nobody waits any more. */
  readonly over: Promise<never>;
  readonly #ending = new AbortController();
  #leftMs: number = RECONNECT.answersWithinMs;
  #countedFromMs = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAtSocket = false;
  #maySit = false;

  /** @param leaving aborts when nobody waits any more */
  constructor(leaving: AbortSignal) {
    const { signal } = this.#ending;
    this.over = new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
    const leave = (): void => this.#ending.abort(leaving.reason);
    if (leaving.aborted) leave();
    else leaving.addEventListener("abort", leave, { signal });
    this.heard();
  }

  /** Aborts when the way comes to nothing, and with the page. What was opened on it ends then. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /**
   * The server said something, and goes on within a time that is its own.
   *
   * @param quietMs how long that is; Infinity where people decide
   */
  heard(quietMs = 0): void {
    const nowMs = performance.now();
    this.#leftMs -= Math.max(0, nowMs - this.#countedFromMs);
    this.#countedFromMs = nowMs + quietMs;
    this.#isAtSocket = false;
    this.stop();
    if (quietMs === Infinity) return;
    this.#timer = setTimeout(() => this.end(new TimeUp(this.#isAtSocket, this.#maySit)), quietMs + this.#leftMs);
  }

  /** A socket is being opened: what is waited for from now on comes through it. */
  opensSocket(): void {
    this.#isAtSocket = true;
  }

  /** A seat in a race was given, and is being taken. */
  takesSeat(): void {
    this.#maySit = true;
  }

  /** The way led somewhere: nothing is waited for any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  end(reason: unknown): void {
    this.stop();
    this.#ending.abort(reason);
  }
}

/**
 * Goes a way to a server that may say nothing for ever.
 *
 * @throws TimeUp, or what the way throws; what was opened on it is closed then
 */
export async function patiently<T>(leaving: AbortSignal, way: (patience: Patience) => Promise<T>): Promise<T> {
  const patience = new Patience(leaving);
  try {
    return await Promise.race([way(patience), patience.over]);
  } catch (problem) {
    patience.end(problem);
    throw problem;
  } finally {
    patience.stop();
  }
}
