import { ms, seconds, type Ms } from "../../units.ts";
import { between, type Dice } from "../chance.ts";
import { RACE } from "./numbers.ts";

/** How a line that broke is mended. Durations in milliseconds. @source design Realtime */
export const RECONNECT = {
  /** Waits before each try at the racer's own seat: three tries, over about five seconds. */
  seatWaitsMs: [ms(500), ms(1_500), ms(3_000)],
  /** Waits between questions to the matchmaker; the last one repeats. */
  askWaitsMs: [ms(0), ms(500), ms(1_000)],
  /** Waits between questions of a page that shows what is wrong; the last one repeats. */
  patientWaitsMs: [ms(2_000), ms(4_000), ms(8_000)],
  /** Each wait is shorter or longer by up to this share, so that a node's racers do not all come at once. */
  jitter: 0.25,
  /** The matchmaker is asked for so long: with the tries before, as long as a seat is kept. */
  askForMs: seconds(14),
  /** No wait is longer: the seat is kept no longer either. */
  giveUpMs: RACE.comeBackMs,
} as const;

/** How many tries at the racer's own seat come before the matchmaker is asked. */
export const SEAT_TRIES = RECONNECT.seatWaitsMs.length;

const jittered = (waits: readonly Ms[], nth: number, dice: Dice): Ms => {
  const wait = waits[Math.min(nth, waits.length) - 1] ?? ms(0);
  return ms(Math.round(wait * between(dice, 1 - RECONNECT.jitter, 1 + RECONNECT.jitter)));
};

/** @param nth 1 for the first try */
export const seatWaitMs = (nth: number, dice: Dice): Ms => jittered(RECONNECT.seatWaitsMs, nth, dice);

/** @param nth 1 for the first question */
export const askWaitMs = (nth: number, dice: Dice): Ms => jittered(RECONNECT.askWaitsMs, nth, dice);

/** @param nth 1 for the first question */
export const patientWaitMs = (nth: number, dice: Dice): Ms => jittered(RECONNECT.patientWaitsMs, nth, dice);
