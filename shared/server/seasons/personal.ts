import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const seasonData: PersonalData = { exports: [exportTable("seasons", "season_progress", "user_id")] };
