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
];
