import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const rolesData: PersonalData = {
  exports: [
    exportTable("roles", "roles", "user_id"),
    exportTable("roleChanges", "role_changes", "user_id", ["operator"]),
  ],
};
