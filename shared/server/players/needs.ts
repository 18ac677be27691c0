import { sql, type RawBuilder } from "kysely";

import type { Needs } from "../../rules/classes/needs.ts";
import { classAt } from "../platform/postgres/class-at.ts";

/** Selects what a pupil needs in races; null for others. @param userID the column that names the player */
export const needsOf = (userID: string): RawBuilder<Needs | null> =>
  sql<Needs | null>`(select cm.needs from ${classAt(userID)} and cm.standing = 'member' and cs.archived_stamp is null)`;
