import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const holdData: PersonalData = {
  exports: [exportTable("rewardHolds", "reward_holds", "user_id", ["operator"])],
};
