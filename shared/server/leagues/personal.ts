import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const leagueData: PersonalData = {
  exports: [
    exportTable("leagueStanding", "league_standings", "user_id"),
    exportTable("leagueWeeks", "league_places", "user_id"),
  ],
  aboutNobody: ["closings", "league_groups", "team_league_groups", "team_league_places", "team_league_standings"],
};
