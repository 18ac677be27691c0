import type { LessonID } from "../../content/lessons/lesson.ts";
import type { RaceScenery } from "../../content/scenery.ts";
import type { CarID, TextID, UserID } from "../../ids.ts";
import type { Day } from "../../units.ts";
import type { Circle } from "../classes/circle.ts";
import type { LongerTime } from "../classes/needs.ts";
import type { Shown } from "../shown.ts";

/** What other racers see of a racer. */
export interface RacerCard extends Shown {
  readonly displayName: string;
  readonly carID: CarID;
  readonly carHueAngle: number;
  /** Average of the last 10 races, in WPM or, before a math race, in right answers a minute; null for a newcomer. */
  readonly avgSpeed: number | null;
}

export interface Guest extends RacerCard {
  /** The connection that waits in the lobby. */
  readonly key: string;
  readonly userID: UserID;
  readonly hasNitro: boolean;
  /** Of an account that was declared a bot: it races at tables of its own. */
  readonly isDeclaredBot?: boolean;
  /** The texts of the latest races, newest first. */
  readonly recentTexts: readonly TextID[];
  /** The newest day whose text this racer had. */
  readonly dailyDay: Day | null;
  /** The racer's lesson; only in a math race. */
  readonly lessonID?: LessonID;
  /** Whether the racer had the day's text, or needs it for a contest of the team; undefined where neither is so. */
  readonly daysText?: "needed" | "had";
  /** With whom the racer may be, where a class decides it. */
  readonly circle?: Circle | undefined;
  /** By a teacher's word. */
  readonly longer?: LongerTime | undefined;
}

/** Somebody who looks for a table. */
export type Seeker = Pick<Guest, "userID" | "avgSpeed" | "lessonID" | "isDeclaredBot" | "daysText">;

/** A seat of a race that is forming. */
export type TableSeat = ({ readonly isBot: false } & Guest) | ({ readonly isBot: true } & RacerCard);

/** A race that is forming. Moments are milliseconds of the lobby's clock. */
export interface Table extends RaceScenery {
  readonly tableID: number;
  readonly seats: readonly TableSeat[];
  readonly openedMs: number;
  /** When the newest racer sat down. */
  readonly satMs: number;
  readonly nextBotMs: number;
  /** The speed around which this table gathers, in WPM or right answers a minute. */
  readonly pace: number;
  /** The lesson of this table in a math race. */
  readonly lessonID?: LessonID;
  /** Whether declared bots gather here, and no people. */
  readonly isForBots: boolean;
}

/** Whether a program drives: a bot of the house, or of somebody who declared it. */
export const isProgram = (seat: { readonly isBot: boolean; readonly isDeclaredBot?: boolean | undefined }): boolean =>
  seat.isBot || seat.isDeclaredBot === true;

/** The people at a table, or the declared bots. */
export const guestsOf = (table: Table): readonly Guest[] => table.seats.filter((seat) => !seat.isBot);

/** Whether nobody's speed is known here. */
export const isFirstTable = (table: Table): boolean => guestsOf(table).every(({ avgSpeed }) => avgSpeed === null);

/** The table reduced to its bots and those people who may race. */
export const keepAt = (table: Table, userIDs: ReadonlySet<UserID>): Table => ({
  ...table,
  seats: table.seats.filter((seat) => seat.isBot || userIDs.has(seat.userID)),
});
