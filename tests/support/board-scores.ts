import type { Insertable } from "kysely";

import type { TeamID, UserID } from "#shared/ids.ts";
import { lessonOf } from "#shared/rules/board-parts.ts";
import type { Board } from "#shared/rules/boards.ts";
import type { Database } from "#shared/server/database.ts";
import type { Stamp } from "#shared/units.ts";

import type { Stage } from "./players.ts";

/** What somebody did in the period of a board. */
export interface Done {
  readonly points?: number;
  readonly ranked?: number;
  /** The sum of the speeds of the ranked races. */
  readonly speedSum?: number;
  readonly lastStamp?: number;
}

const figuresOf = ({ span, period, site }: Board, { points = 0, ranked = 1, speedSum = 0, lastStamp = 1 }: Done) => ({
  span,
  period,
  site,
  points,
  ranked,
  played: ranked,
  speed_sum: speedSum,
  last_stamp: lastStamp as Stamp,
});

/** Writes what a racer did, past the races: in the lesson of the board where it is of one. */
export async function didOn(db: Stage["db"], board: Board, userID: UserID, done: Done): Promise<void> {
  const lesson = lessonOf(board.part);
  const { site, played, ...figures } = figuresOf(board, done);
  if (lesson === undefined) {
    const row: Insertable<Database["racer_scores"]> = { ...figures, site, played, user_id: userID };
    await db
      .insertInto("racer_scores")
      .values(row)
      .onConflict((conflict) => conflict.columns(["span", "period", "site", "user_id"]).doUpdateSet(row))
      .execute();
    return;
  }
  const row: Insertable<Database["lesson_scores"]> = { ...figures, lesson, user_id: userID };
  await db
    .insertInto("lesson_scores")
    .values(row)
    .onConflict((conflict) => conflict.columns(["span", "period", "lesson", "user_id"]).doUpdateSet(row))
    .execute();
}

/** Writes what a member did for a team; 0: those who are gone. */
export async function didForTeam(
  db: Stage["db"],
  board: Board,
  teamID: TeamID,
  userID: UserID,
  done: Done,
): Promise<void> {
  const row = { ...figuresOf(board, done), team_id: teamID, user_id: userID };
  await db.insertInto("team_scores").values(row).execute();
}
