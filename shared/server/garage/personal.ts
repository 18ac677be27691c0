import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const garageData: PersonalData = {
  exports: [exportTable("garage", "garages", "user_id"), exportTable("carRaces", "car_races", "user_id")],
};
