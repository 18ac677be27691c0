import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const supportData: PersonalData = {
  exports: [exportTable("bugReports", "bug_reports", "user_id", ["note"])],
};
