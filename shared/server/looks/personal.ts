import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const looksData: PersonalData = {
  exports: [exportTable("seenPopUps", "seen_pop_ups", "user_id"), exportTable("looks", "looks", "user_id")],
};
