import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const scoreData: PersonalData = {
  exports: [exportTable("scores", "racer_scores", "user_id"), exportTable("teamScores", "team_scores", "user_id")],
  afterErasure: { "team_scores.user_id": "what was raced for a team stays with it, without a name" },
};
