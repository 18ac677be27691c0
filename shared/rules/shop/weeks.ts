import type { Day } from "../../units.ts";

const DAYS_A_WEEK = 7;
/** The first day of the calendar was a Thursday. */
const DAYS_AFTER_MONDAY = 3;

/** The how manieth week of the calendar it is; each begins on a Monday. */
export const weekOf = (day: Day): number => Math.floor((day + DAYS_AFTER_MONDAY) / DAYS_A_WEEK);
export const mondayOf = (week: number): Day => (week * DAYS_A_WEEK - DAYS_AFTER_MONDAY) as Day;
