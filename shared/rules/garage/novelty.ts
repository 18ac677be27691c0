import type { Stamp } from "../../units.ts";

/** Whether an item was got today, by the player's own clock. @source core §4, README New items */
export const isNew = (createdStamp: Stamp, startOfToday: Stamp): boolean => createdStamp >= startOfToday;
