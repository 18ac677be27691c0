import { stampOf, type Stamp } from "#shared/units.ts";

import { ofThisTab } from "../../browser/storages.ts";
import { computerMs, type Moment } from "../../net/computer-clock.ts";
import { learnServerTime } from "../../net/server-time.ts";
import { useRacing } from "../racing.ts";
import type { ComputerTime } from "./computer-time.ts";

/** @source core §9 Time check tolerance */
const TOLERANCE_SECONDS = 600;
/** By how much the clock was wrong when this tab said so: it goes on as it is then. */
const TOLD_KEY = "redline-clock-told";

/** Whether a computer's clock is too far off for its session. @source core §5 Session token checks */
export const isClockOff = ({ correctStamp, currentStamp }: ComputerTime): boolean =>
  Math.abs(correctStamp - currentStamp) > TOLERANCE_SECONDS;

/**
 * Compares the clocks, and goes by the server's from then on. Says once a tab that this one is wrong, and again when it is
 * wrong otherwise; but not over a race, and not on the page that shows it already.
 */
export function checkClock(serverStamp: Stamp, asked: Moment): void {
  if (!learnServerTime(serverStamp, asked)) return;
  const time = { correctStamp: serverStamp, currentStamp: stampOf(new Date(computerMs())) };
  if (!isClockOff(time) || isToldOf(time) || useRacing.getState().isRacing) return;
  ofThisTab.setItem(TOLD_KEY, String(time.currentStamp - serverStamp));
  if (location.hash.startsWith("#computer-time")) return;
  void import("./clock-alarm.ts").then(({ soundAlarm }) => soundAlarm(time));
}

function isToldOf({ correctStamp, currentStamp }: ComputerTime): boolean {
  const toldSeconds = ofThisTab.getItem(TOLD_KEY);
  return toldSeconds !== null && Math.abs(currentStamp - correctStamp - Number(toldSeconds)) <= TOLERANCE_SECONDS;
}
