import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const achievementsData: PersonalData = {
  exports: [exportTable("tally", "tallies", "user_id"), exportTable("achievements", "achievements", "user_id")],
  aboutNobody: ["achievement_shares"],
};
