import { EARLY_HOURS } from "../content/shop.ts";
import { before, hours, type Stamp } from "../units.ts";

/** From when on gold members see and may buy what a shop, a season or an event brings. @source README Early access */
export const earlyFrom = (startStamp: Stamp): Stamp => before(startStamp, hours(EARLY_HOURS));

/** Whether something has not started, and gold members see it already. */
export const isEarly = (startStamp: Stamp, now: Stamp): boolean => earlyFrom(startStamp) <= now && now < startStamp;
