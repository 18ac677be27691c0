import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const contestData: PersonalData = {
  exports: [exportTable("contestRaces", "contest_races", "user_id")],
  afterErasure: { "contest_races.user_id": "the points stay with the team, without a name and without a replay" },
  aboutNobody: ["contests", "contest_teams"],
};
