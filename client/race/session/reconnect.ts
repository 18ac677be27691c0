import { CLOSE_CODES, isFinal } from "#shared/contracts/realtime/close-codes.ts";
import type { Dice } from "#shared/rules/chance.ts";
import { askWaitMs, patientWaitMs, RECONNECT, seatWaitMs, SEAT_TRIES } from "#shared/rules/race/reconnect.ts";

import { comingBack, unlessGone } from "./kept-seat.ts";
import { isNo, type RaceTrouble } from "./race-trouble.ts";
import { troubleFor } from "./trouble-sentence.ts";

/** A connection that broke while it was up: what was lost can be had again. */
export class ConnectionLost extends Error {}

/** The realtime library's settings for the tries at one's own seat; after them its room says that it was left. */
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
  /** How long a way is tried that never led anywhere; 0 for once. */
  readonly forMs?: number;
  /** How long to wait before each try, counted from 1. */
  readonly waitMs?: (nth: number, dice: Dice) => number;
  readonly clock?: Clock;
}

const PAGE_CLOCK: Clock = {
  nowMs: () => performance.now(),
  wait: (spanMs) => new Promise((resolve) => setTimeout(resolve, spanMs)),
};

/** For a page that shows what is wrong: it goes on by itself as soon as that passes. */
export const PATIENTLY: Trying = { forMs: Infinity, waitMs: patientWaitMs };

/**
 * Tries a way until it leads somewhere, or time is up. A connection that was up and broke gives new time.
 *
 * @param signal nobody waits for it any more
 * @throws the latest problem, and at once one that no further try would solve
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
    }
  }
}

/** The matchmaker's word that a seat is not kept any more. */
const GONE = 410;

/**
 * The seat again that a broken connection had.
 *
 * @param code what the connection was closed with
 * @returns undefined when the seat is gone: its race was called off, or went on without us
 * @throws the code when it allows no way back, or the latest problem when nobody answered in time
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

/** What a player sees of the connection to their own seat. */
export interface SeatNews {
  readonly isAway?: boolean;
  /** The seat is gone with the race's server. */
  readonly isLost?: boolean;
  readonly stage?: "trouble";
  readonly trouble?: RaceTrouble;
}

/** What gets a seat. */
interface SeatActions<Connection> {
  /** Opens the seat whose connection was lost. @throws with the code 410 when it is gone */
  readonly again: (reconnectionToken: string, signal: AbortSignal) => Promise<Connection>;
  readonly show: (view: SeatNews) => void;
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** The page's, unless another one is given. */
  readonly clock?: Clock;
}

/** One's own seat in a race: found, taken up after a reload, and got again when its connection breaks. */
export class RaceSeat<Connection extends { readonly reconnectionToken: string }> {
  connection: Connection | undefined;
  readonly #actions: SeatActions<Connection>;

  constructor(actions: SeatActions<Connection>) {
    this.#actions = actions;
  }

  /** Takes up the seat that the page before has left, if it is still kept. */
  async resume(reconnectionToken: string): Promise<Connection | undefined> {
    const { again, signal } = this.#actions;
    this.connection = await unlessGone(again(reconnectionToken, signal));
    return this.connection;
  }

  /**
   * Finds a seat in a new race. What stands in the way is shown, and tried again by itself where it may pass. On a first
   * visit it is shown at once: a network may block live connections.
   *
   * @returns undefined when there is no way, or nobody waits for it any more
   */
  async find(toSeat: () => Promise<Connection>, isAfterLoss: boolean): Promise<Connection | undefined> {
    const { signal } = this.#actions;
    this.connection = await this.#tried(isAfterLoss ? {} : { forMs: 0 }, (trying) =>
      keepTrying(toSeat, signal, Math.random, trying),
    );
    return this.connection;
  }

  /**
   * Gets the seat again whose connection was closed, and shows how that goes.
   *
   * @param code what the connection was closed with
   */
  async mend(code: number): Promise<void> {
    const { again, show, signal } = this.#actions;
    if (!this.connection || signal.aborted) return;
    const { reconnectionToken } = this.connection;
    const toSeat = (): Promise<Connection> => again(reconnectionToken, signal);
    show({ isAway: true });
    const found = await comingBack(
      this.#tried({}, async (trying) => ({ connection: await reconnect(code, toSeat, signal, Math.random, trying) })),
    );
    this.connection = found?.connection;
    if (found && !signal.aborted) show({ isAway: false, isLost: found.connection === undefined });
  }

  /** Tries a way for a while, and then, with a word about what is wrong, for as long as it may help. */
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
