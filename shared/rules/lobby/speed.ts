import type { LessonID } from "../../content/lessons/lesson.ts";
import { MATH } from "../math/numbers.ts";
import { NEWCOMER_WPM, SPEED_BAND } from "../race/numbers.ts";
import { guestsOf, type RacerCard, type Seeker, type Table } from "./table.ts";

/** The assumed speed of a racer. */
export const speedOf = (card: Pick<RacerCard, "avgSpeed">, lessonID?: LessonID): number =>
  card.avgSpeed ?? (lessonID === undefined ? NEWCOMER_WPM : MATH.newcomerScore);

/** The accepted distance from the table's speed, as a share of it: wider the longer the table waits. */
export const bandAt = (table: Table, nowMs: number): number =>
  SPEED_BAND.start + SPEED_BAND.perSecond * ((nowMs - table.openedMs) / 1_000);

/** The slowest and the fastest average accepted by now, in whole WPM. */
export function speedsAt(table: Table, nowMs: number): readonly [slowest: number, fastest: number] {
  const reach = table.pace * bandAt(table, nowMs);
  return [Math.max(0, Math.ceil(table.pace - reach)), Math.floor(table.pace + reach)];
}

/** Nobody who needs the day's text sits with somebody who had it: it is given to tables where nobody did. */
export const mayShareText = (table: Table, { daysText, userID }: Seeker): boolean =>
  daysText === undefined ||
  guestsOf(table).every(
    (guest) => guest.userID === userID || guest.daysText === undefined || guest.daysText === daysText,
  );

/** Whether somebody of this lesson is within the table's band. People and declared bots never meet. */
export const isNear = (table: Table, seeker: Seeker, nowMs: number): boolean =>
  table.lessonID === seeker.lessonID &&
  table.isForBots === (seeker.isDeclaredBot === true) &&
  mayShareText(table, seeker) &&
  Math.abs(speedOf(seeker, seeker.lessonID) - table.pace) <= table.pace * bandAt(table, nowMs);
