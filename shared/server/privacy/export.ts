import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { PERSONAL_DATA } from "./registry.ts";

/** Everything that is kept about an account, as one document. @param isForTeacher without what the account alone sees @source rules Privacy */
export async function exportOf(
  db: Kysely<Database>,
  userID: UserID,
  { isForTeacher = false }: { readonly isForTeacher?: boolean } = {},
): Promise<Record<string, unknown>> {
  const kept: Record<string, unknown> = {};
  for (const { name, read, isOwn = false } of PERSONAL_DATA.flatMap(({ exports }) => exports))
    if (!isOwn || !isForTeacher) kept[name] = await read(db, userID);
  return kept;
}
