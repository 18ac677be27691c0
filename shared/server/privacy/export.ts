import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { PERSONAL_DATA } from "./registry.ts";

/** Everything that is kept about an account, as one document. @source rules Privacy */
export async function exportOf(db: Kysely<Database>, userID: UserID): Promise<Record<string, unknown>> {
  const kept: Record<string, unknown> = {};
  for (const { name, read } of PERSONAL_DATA.flatMap(({ exports }) => exports)) kept[name] = await read(db, userID);
  return kept;
}
