import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const boxData: PersonalData = { exports: [exportTable("mysteryBoxes", "mystery_boxes", "user_id")] };
