import { seconds } from "../../units.ts";
import { RACE } from "./numbers.ts";
import { deadlineMs, end, type RaceCore } from "./race.ts";

/** How the bots come in when no person drives any more. */
export const COMING_IN = {
  /** They are at least so many times as quick… */
  least: 8,
  /** …and all of them are in, or out of time, within this. */
  withinMs: seconds(3),
} as const;

/**
 * The time of a race's bots. It is the race's own until the last person is done; then it runs faster, and only what is
 * seen of the bots changes: each act of theirs keeps the offset it was planned for, which counts for results, places
 * and the deadline as if everybody had waited.
 */
export interface BotTime {
  readonly sinceMs: number;
  readonly times: number;
}

/** Whether only bots are still on the road. */
export const isLeftToBots = ({ racers }: RaceCore): boolean =>
  racers.every(({ seat, standing }) => seat.isBot || standing !== "racing") &&
  racers.some(({ standing }) => standing === "racing");

/** @param lastMs when the last of the bots would be in */
export const comingIn = (race: RaceCore, lastMs: number, nowMs: number): BotTime => {
  const untilMs = Math.min(lastMs, deadlineMs(race) + RACE.graceMs);
  return { sinceMs: nowMs, times: Math.max(COMING_IN.least, (untilMs - nowMs) / COMING_IN.withinMs) };
};

export const botTimeMs = (time: BotTime | undefined, nowMs: number): number =>
  time ? time.sinceMs + (nowMs - time.sinceMs) * time.times : nowMs;

/** Ends a race that is left to bots when their time is over. */
export const endForBots = <C extends RaceCore>(race: C, time: BotTime | undefined, nowMs: number): C =>
  time && !race.isOver && botTimeMs(time, nowMs) >= deadlineMs(race) + RACE.graceMs ? end(race, nowMs) : race;
