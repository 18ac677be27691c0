import { days, minutes } from "../../../units.ts";
import { KEPT_DAYS } from "../../retention.ts";

/** The numbers of assignments. */
export const ASSIGNMENTS = {
  /** Of one class and site that aren't over. */
  mostOpen: 20,
  /** Of one class that its teachers see, the newest. */
  mostListed: 100,
  leastSpan: minutes(5),
  mostSpan: days(120),
  /** What is over stays with its pupils for so long. */
  shownAfter: days(1),
  /** One that was removed can be brought back for so long. */
  broughtBackWithin: days(KEPT_DAYS.removedAssignment),
  mostRaces: 200,
  mostMinutes: 600,
  mostSpeed: 250,
  mostPercent: 50,
  mostAnswers: 5_000,
  mostFacts: 12,
  /** How often a fact must have come again before it's mastered. */
  comesAgain: 3,
} as const;
