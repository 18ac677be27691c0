import { sql } from "kysely";

import type { Backfill } from "#shared/server/platform/jobs/backfill.ts";

/** The new columns of this release that are still being filled. */
export const BACKFILLS: readonly Backfill[] = [
  {
    table: "race_results",
    key: ["race_id", "slot"],
    isDue: sql`site is null`,
    set: sql`site = (select races.site from races where races.race_id = filled.race_id)`,
  },
  {
    table: "users",
    key: ["user_id"],
    isDue: sql`settled_cars is null`,
    set: sql`(settled_cars, settled_loot) = (select cars, loot from settled_things(filled.user_id))`,
  },
];
