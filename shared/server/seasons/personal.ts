import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const seasonData: PersonalData = {
  exports: [exportTable("tracks", "tracks", "user_id")],
  unexported: { "season_progress.user_id": "the same as the tracks of seasons, for the version before" },
};
