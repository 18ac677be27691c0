import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";

export const scoreData: PersonalData = {
  exports: [exportTable("scores", "racer_scores", "user_id"), exportTable("teamScores", "team_scores", "user_id")],
  afterErasure: {
    "team_scores.user_id":
      "what was raced for a team stays with it, without a name; for the weeks of its league it counts no more",
  },
  erase: forgetTeamWeeks,
};

/** Who was erased counts in no week of a team's league, whenever they left it. They are locked. */
async function forgetTeamWeeks({ trx }: Work, userIDs: readonly UserID[]): Promise<void> {
  await sql`
    delete from team_scores where span = 'team-league' and user_id = any(${userIDs}::bigint[])`.execute(trx);
}
