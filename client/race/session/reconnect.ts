import { CLOSE_CODES, isFinal } from "#shared/contracts/realtime/close-codes.ts";
import type { Dice } from "#shared/rules/chance.ts";
import { askWaitMs, patientWaitMs, RECONNECT, seatWaitMs, SEAT_TRIES } from "#shared/rules/race/reconnect.ts";

import { patiently, TimeUp, type Patience } from "../../net/patience.ts";
import { comingBack, unlessGone } from "./kept-seat.ts";
import type { RaceLoss } from "./race-store.ts";
import { isNo, type RaceTrouble } from "./race-trouble.ts";
import { troubleFor } from "./trouble-sentence.ts";

/** An established connection broke: it can be restored. */
export class ConnectionLost extends Error {}

/** The realtime library's settings for resuming a seat; afterwards its room emits `leave`. */
export const seatTries = (dice: Dice) => ({
  maxRetries: SEAT_TRIES,
  minUptime: 0,
  minDelay: 0,
  maxDelay: RECONNECT.giveUpMs,
  backoff: (nth: number): number => seatWaitMs(nth, dice),
});

export interface Clock {
  nowMs(): number;
  wait(spanMs: number): Promise<void>;
}

export interface Trying {
  /** How long to try without any success; 0 for a single attempt. */
  readonly forMs?: number;
  /** How long to wait before each attempt, counted from 1. */
  readonly waitMs?: (nth: number, dice: Dice) => number;
  readonly clock?: Clock;
}

const PAGE_CLOCK: Clock = {
  nowMs: () => performance.now(),
  wait: (spanMs) => new Promise((resolve) => setTimeout(resolve, spanMs)),
};

/** For a page that shows a trouble: it continues as soon as that passes. */
export const PATIENTLY: Trying = { forMs: Infinity, waitMs: patientWaitMs };

/**
 * Tries until it succeeds, or time is up. A connection that was established and broke restarts the time; an attempt
 * that nobody answered has used it up.
 *
 * @param signal aborts when nobody waits any more
 * @throws the latest problem; a permanent one at once
 * @source design Realtime
 */
export async function keepTrying<T>(
  way: () => Promise<T>,
  signal: AbortSignal,
  dice: Dice,
  { forMs = RECONNECT.askForMs, waitMs = askWaitMs, clock = PAGE_CLOCK }: Trying = {},
): Promise<T> {
  let untilMs = clock.nowMs() + forMs;
  for (let nth = 1; ; nth++) {
    await clock.wait(waitMs(nth, dice));
    signal.throwIfAborted();
    try {
      return await way();
    } catch (problem) {
      signal.throwIfAborted();
      if (problem instanceof ConnectionLost) {
        untilMs = Math.max(untilMs, clock.nowMs() + RECONNECT.askForMs);
        nth = 1;
      } else if (isNo(problem) || clock.nowMs() >= untilMs) throw problem;
      else if (problem instanceof TimeUp && forMs !== Infinity) throw problem;
    }
  }
}

/** The matchmaker's answer that a seat is no longer kept. */
const GONE = 410;

/**
 * Resumes the seat of a broken connection.
 *
 * @param code what the connection was closed with
 * @returns undefined when the seat is gone: its race was abandoned, or went on without us
 * @throws the code when it allows no resuming, or the latest problem when nobody answered in time
 */
export async function reconnect<Connection>(
  code: number,
  toSeat: () => Promise<Connection>,
  signal: AbortSignal,
  dice: Dice,
  trying: Trying = {},
): Promise<Connection | undefined> {
  if (code === CLOSE_CODES.shutdown.code) return undefined;
  if (isFinal(code) || code === CLOSE_CODES.left.code) throw code;
  try {
    return await keepTrying(toSeat, signal, dice, trying);
  } catch (problem) {
    if ((problem as { readonly code?: unknown }).code === GONE) return undefined;
    throw problem;
  }
}

/** The visible state of the connection to the player's seat. */
export interface SeatNews {
  readonly isAway?: boolean;
  readonly loss?: RaceLoss | undefined;
  readonly stage?: "trouble";
  readonly trouble?: RaceTrouble;
}

/** The ways to get a seat. */
interface SeatActions<Connection> {
  /** Reconnects to a seat. @throws with the code 410 when it is gone */
  readonly again: (reconnectionToken: string, patience: Patience) => Promise<Connection>;
  readonly show: (view: SeatNews) => void;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
  /** The page's by default. */
  readonly clock?: Clock;
}

/** The player's seat in a race: finds one, resumes it after a reload, and reconnects when its connection breaks. */
export class RaceSeat<Connection extends { readonly reconnectionToken: string }> {
  connection: Connection | undefined;
  readonly #actions: SeatActions<Connection>;
  /** Nobody answered at the previous page's seat. */
  #trouble: RaceTrouble | undefined;

  constructor(actions: SeatActions<Connection>) {
    this.#actions = actions;
  }

  /** Whether the server may think that this page sits in the previous page's seat: nobody answered there. */
  get maySit(): boolean {
    return this.#trouble !== undefined;
  }

  /** Resumes the previous page's seat, if it is still kept. */
  async resume(reconnectionToken: string): Promise<Connection | undefined> {
    this.connection = await unlessGone(
      this.#again(reconnectionToken).catch((problem: unknown) => {
        if (problem instanceof TimeUp) this.#trouble = troubleFor(problem);
        throw problem;
      }),
    );
    return this.connection;
  }

  /**
   * Finds a seat in a new race. Troubles are shown, and retried if they may pass. On a first visit they are shown at
   * once: a network may block live connections.
   *
   * @returns undefined when it is impossible, or nobody waits any more
   */
  async find(
    toSeat: (patience: Patience) => Promise<Connection>,
    isAfterLoss: boolean,
  ): Promise<Connection | undefined> {
    const { signal, show } = this.#actions;
    if (this.#trouble) show({ stage: "trouble", trouble: this.#trouble });
    const first = this.#trouble ? PATIENTLY : isAfterLoss ? {} : { forMs: 0 };
    this.connection = await this.#tried(first, (trying) =>
      keepTrying(() => patiently(signal, toSeat), signal, Math.random, trying),
    );
    return this.connection;
  }

  #again(reconnectionToken: string): Promise<Connection> {
    const { again, signal } = this.#actions;
    return patiently(signal, (patience) => again(reconnectionToken, patience));
  }

  /**
   * Resumes the seat of a closed connection, and shows the progress.
   *
   * @param code what the connection was closed with
   */
  async mend(code: number): Promise<void> {
    const { show, signal, clock = PAGE_CLOCK } = this.#actions;
    if (!this.connection || signal.aborted) return;
    const { reconnectionToken } = this.connection;
    const toSeat = (): Promise<Connection> => this.#again(reconnectionToken);
    const sinceMs = clock.nowMs();
    show({ isAway: true });
    const found = await comingBack(
      this.#tried({}, async (trying) => ({ connection: await reconnect(code, toSeat, signal, Math.random, trying) })),
    );
    this.connection = found?.connection;
    if (!found || signal.aborted) return;
    const isKept = clock.nowMs() - sinceMs < RECONNECT.giveUpMs;
    show({ isAway: false, loss: found.connection ? undefined : isKept ? "server" : "unknown" });
  }

  /** Tries for a while, and then, showing the trouble, for as long as it may help. */
  async #tried<T>(first: Trying, way: (trying: Trying) => Promise<T>): Promise<T | undefined> {
    const { clock, signal } = this.#actions;
    for (const trying of [first, PATIENTLY]) {
      try {
        return await way({ ...trying, ...(clock && { clock }) });
      } catch (problem) {
        if (signal.aborted) return undefined;
        const trouble = troubleFor(problem);
        this.#actions.show({ stage: "trouble", trouble });
        if (!trouble.mayPass) return undefined;
      }
    }
    return undefined;
  }
}
