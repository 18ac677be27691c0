import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";

export const scoreData: PersonalData = {
  exports: [
    exportTable("scores", "racer_scores", "user_id"),
    exportTable("lessonScores", "lesson_scores", "user_id"),
    exportTable("slices", "racer_slices", "user_id"),
    exportTable("teamScores", "team_scores", "user_id"),
  ],
  afterErasure: {
    "team_scores.user_id":
      "what was raced for a team stays with it, without a name; for the weeks of its league it counts no more",
  },
  erase: forgetTeamWeeks,
};

/** Who was erased, or declared a bot, counts in no week of a team's league, whenever they left it. They are locked. */
export async function forgetTeamWeeks({ trx }: Pick<Work, "trx">, userIDs: readonly UserID[]): Promise<void> {
  await sql`
    delete from team_scores where span = 'team-league' and user_id = any(${userIDs}::bigint[])`.execute(trx);
}

/** Who was declared a bot counts in nothing that ranks racers. The account is locked. */
export async function forgetScores(work: Pick<Work, "trx">, userID: UserID): Promise<void> {
  await work.trx.deleteFrom("racer_scores").where("user_id", "=", userID).execute();
  await work.trx.deleteFrom("lesson_scores").where("user_id", "=", userID).execute();
  await work.trx.deleteFrom("racer_slices").where("user_id", "=", userID).execute();
  await forgetTeamWeeks(work, [userID]);
}
