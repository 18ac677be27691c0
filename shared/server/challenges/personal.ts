import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const challengeData: PersonalData = { exports: [exportTable("challenges", "challenge_days", "user_id")] };
