import type { Day } from "../../units.ts";

export const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday. */
const FROM_MONDAY = 3;

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => (day - ((day + FROM_MONDAY) % WEEK_DAYS)) as Day;
