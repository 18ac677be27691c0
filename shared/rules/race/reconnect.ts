import { ms, seconds, type Ms } from "../../units.ts";
import { between, type Dice } from "../chance.ts";
import { RACE } from "./numbers.ts";

/** How a page reconnects. Durations in milliseconds. @source design Realtime */
export const RECONNECT = {
  /** Waits before each attempt to resume the racer's seat: three attempts, over about five seconds. */
  seatWaitsMs: [ms(500), ms(1_500), ms(3_000)],
  /** Waits between requests to the matchmaker; the last one repeats. */
  askWaitsMs: [ms(0), ms(500), ms(1_000)],
  /** Waits between requests of a page that shows the trouble; the last one repeats. */
  patientWaitsMs: [ms(2_000), ms(4_000), ms(8_000)],
  /** Each wait varies by up to this share, so that a node's racers do not all reconnect at once. */
  jitter: 0.25,
  /** How long the matchmaker is asked: with the attempts before, as long as a seat is kept. */
  askForMs: seconds(14),
  /** How long a page waits in all for calls, handshakes and first messages on its way into a room. */
  answersWithinMs: seconds(10),
  /** How long one attempt to resume the seat may take. */
  seatTryMs: seconds(4),
  /** How often a room that may have nothing to say is asked whether it is there. */
  askAliveMs: seconds(5),
  /** A room that gave a sign of life at least every five seconds, and then none for so long, is reopened. */
  silentMs: seconds(12),
  /** The longest wait: a seat is not kept longer either. */
  giveUpMs: RACE.comeBackMs,
} as const;

/** The number of attempts to resume the seat before the matchmaker is asked. */
export const SEAT_TRIES = RECONNECT.seatWaitsMs.length;

const jittered = (waits: readonly Ms[], nth: number, dice: Dice): Ms => {
  const wait = waits[Math.min(nth, waits.length) - 1] ?? ms(0);
  return ms(Math.round(wait * between(dice, 1 - RECONNECT.jitter, 1 + RECONNECT.jitter)));
};

/** @param nth 1 for the first attempt */
export const seatWaitMs = (nth: number, dice: Dice): Ms => jittered(RECONNECT.seatWaitsMs, nth, dice);

/** @param nth 1 for the first request */
export const askWaitMs = (nth: number, dice: Dice): Ms => jittered(RECONNECT.askWaitsMs, nth, dice);

/** @param nth 1 for the first request */
export const patientWaitMs = (nth: number, dice: Dice): Ms => jittered(RECONNECT.patientWaitsMs, nth, dice);
