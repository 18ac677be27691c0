import type { TextID } from "../../ids.ts";
import { after, dayOf, minutes, startOf, type Day, type Stamp } from "../../units.ts";
import { dailyText } from "../daily-text.ts";

/** A race that was made before midnight may start after it. */
const OVER_MIDNIGHT = minutes(10);

/** A day for which a race may count, and the text on which it counts then. */
export interface ContestText {
  readonly day: Day;
  readonly textID: TextID;
}

/** The day on which a race started, and shortly after midnight also the day before. */
export function contestTexts(startedStamp: Stamp): readonly ContestText[] {
  const day = dayOf(startedStamp);
  const days = startedStamp < after(startOf(day), OVER_MIDNIGHT) ? [day, (day - 1) as Day] : [day];
  return days.map((each) => ({ day: each, textID: dailyText(each) }));
}
