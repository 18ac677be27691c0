import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const garageData: PersonalData = {
  exports: [exportTable("garage", "garages", "user_id")],
};
