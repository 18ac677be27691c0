import { days, hours } from "../../units.ts";
import { KEPT_DAYS } from "../retention.ts";

/** The numbers of classes. */
export const CLASSES = {
  mostSections: 200,
  mostPupils: 100,
  /** Who wait for a teacher's yes, in one class. */
  mostWaiting: 200,
  mostTeachers: 20,
  nameMax: 40,
  gradeMax: 12,
  messageMax: 300,
  nicknameMax: 40,
  schoolMax: 80,
  realNameMax: 60,
  /** A log-in by code or card lasts so long: a shared computer is free again after the lesson. */
  session: hours(2),
  /** Who was removed can be brought back for so long; then a made account is erased. */
  broughtBackWithin: days(KEPT_DAYS.removedPupil),
  /** A year's change can be undone for so long. */
  yearUndoneWithin: days(KEPT_DAYS.yearChange),
  /** In the classes of one year's change, whatever their place. */
  mostInYear: 10_000,
} as const;

/** What a class may be painted in: key and six hex digits. */
export const CLASS_COLORS = {
  teal: "17bfae",
  sky: "4aa8ff",
  violet: "9a6bff",
  amber: "ffb224",
  moss: "6fae3a",
  rose: "f27ea9",
  slate: "7a8699",
  brick: "c4604a",
} as const;
export type ClassColor = keyof typeof CLASS_COLORS;
/** One colour for the class page. @source teams §2 Class page */
export const CLASS_COLOR_KEYS = Object.keys(CLASS_COLORS) as readonly ClassColor[];
