import { sql, type Kysely } from "kysely";
import { LRUCache } from "lru-cache";

import type { TeamID } from "../../ids.ts";
import { days } from "../../units.ts";
import type { Database } from "../database.ts";

const seen = new LRUCache<string, true>({ max: 100_000, ttl: days(1) });

/**
 * Counts a look at a team's page by somebody who isn't in it, once a day for each viewer and process.
 *
 * @param viewer an account or an address
 * @source teams §3 profileViews
 */
export async function countView(db: Kysely<Database>, teamID: TeamID, viewer: string): Promise<void> {
  const key = `${teamID} ${viewer}`;
  if (seen.has(key)) return;
  seen.set(key, true);
  await sql`insert into team_views (team_id, views) select team_id, 1 from teams where team_id = ${teamID}
    on conflict (team_id) do update set views = team_views.views + 1`.execute(db);
}
