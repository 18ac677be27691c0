import { CLOSE_CODES, isFinal } from "#shared/contracts/realtime/close-codes.ts";
import type { Dice } from "#shared/rules/chance.ts";
import { askWaitMs, patientWaitMs, RECONNECT, seatWaitMs, SEAT_TRIES } from "#shared/rules/race/reconnect.ts";

import { RaceTrouble } from "./race-trouble.ts";

/** A line that broke while it was up: what was lost can be had again. */
export class LineLost extends Error {}

/** The realtime library's settings for the tries at the own seat; after them its room says that it was left. */
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
 * Tries a way until it leads somewhere, or time is up. A line that was up and broke gives new time.
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
      if (problem instanceof LineLost) {
        untilMs = Math.max(untilMs, clock.nowMs() + RECONNECT.askForMs);
        nth = 1;
      } else if (isNo(problem) || clock.nowMs() >= untilMs) throw problem;
    }
  }
}

/** An answer that stays the same however often one asks: a refusal, or that this page was left. */
export function isNo(problem: unknown): boolean {
  if (problem instanceof RaceTrouble) return !problem.mayPass;
  const { status, code } = problem as { readonly status?: unknown; readonly code?: unknown };
  const answer = typeof status === "number" && status > 0 ? status : code;
  return (
    (problem as Error).name === "AbortError" ||
    (typeof answer === "number" && ((answer >= 400 && answer < 500) || isFinal(answer)))
  );
}

/** The matchmaker's word that a seat is not kept any more. */
const GONE = 410;

/**
 * The seat again that a broken line had.
 *
 * @param code what the line was closed with
 * @returns undefined when the seat is gone: its race was called off, or went on without us
 * @throws the code when it allows no way back, or the latest problem when nobody answered in time
 */
export async function seatAgain<Line>(
  code: number,
  toSeat: () => Promise<Line>,
  signal: AbortSignal,
  dice: Dice,
  trying: Trying = {},
): Promise<Line | undefined> {
  if (code === CLOSE_CODES.shutdown.code) return undefined;
  if (isFinal(code) || code === CLOSE_CODES.left.code) throw code;
  try {
    return await keepTrying(toSeat, signal, dice, trying);
  } catch (problem) {
    if ((problem as { readonly code?: unknown }).code === GONE) return undefined;
    throw problem;
  }
}
