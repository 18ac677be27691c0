import { stampOf, type Stamp } from "#shared/units.ts";

import type { ComputerTime } from "./computer-time.ts";

/** @source core §9 Time check tolerance */
const TOLERANCE_SECONDS = 600;
/** An answer that took longer, as one that waited while the computer slept, says nothing about the clock. */
const FRESH_MS = 30_000;

/** Whether a computer's clock is too far off for its session. @source core §5 Session token checks */
export const isClockOff = ({ correctStamp, currentStamp }: ComputerTime): boolean =>
  Math.abs(correctStamp - currentStamp) > TOLERANCE_SECONDS;

let wasTold = false;

/** Compares the clocks; says once a page that this one is wrong, but not on the page that shows it already. */
export function checkClock(serverStamp: Stamp, sentMs: number): void {
  const now = new Date();
  const time = { correctStamp: serverStamp, currentStamp: stampOf(now) };
  if (wasTold || now.getTime() - sentMs > FRESH_MS || !isClockOff(time)) return;
  wasTold = true;
  if (location.hash.startsWith("#computer-time")) return;
  void import("./clock-alarm.ts").then(({ soundAlarm }) => soundAlarm(time));
}
