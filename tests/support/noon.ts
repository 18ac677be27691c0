import { nowStamp } from "#shared/server/platform/work.ts";
import { after, dayOf, hours, seconds, startOf, type Stamp } from "#shared/units.ts";

/** A clock that goes on from the noon of today: the day that a test begins on is the day it ends on. */
export function clockFromNoon(): () => Stamp {
  const now = nowStamp();
  const noon = after(startOf(dayOf(now)), hours(12));
  return () => after(nowStamp(), seconds(noon - now));
}
