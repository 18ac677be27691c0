import type { Generated } from "kysely";

import type { Role } from "../../contracts/access.ts";
import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

interface RoleTable {
  user_id: UserID;
  role: Role;
  /** The class that a teacher's role is for; null for everything the role opens. */
  section_id: Generated<number | null>;
  given_stamp: Stamp;
}

/** Who gave or took which role, when and why. */
interface RoleChangeTable {
  change_id: Generated<number>;
  user_id: UserID;
  role: Role;
  section_id: Generated<number | null>;
  change: "given" | "taken";
  /** The person at the command, as they name themselves. */
  operator: string;
  reason: string;
  stamp: Stamp;
}

/** Roles of accounts. */
export interface RoleTables {
  roles: RoleTable;
  role_changes: RoleChangeTable;
}
