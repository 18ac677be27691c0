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
    table: "race_results",
    key: ["race_id", "slot"],
    isDue: sql`mode is null`,
    set: sql`(mode, text_id, friends, is_won) = (
      select races.mode, races.text_id, case when races.mode = 'friend' then (
        select count(*) from race_results o join friendships f on f.user_id = filled.user_id and f.friend_id = o.user_id
        where o.race_id = filled.race_id and o.standing = 'finished') else 0 end,
        coalesce(filled.place = 1, false) and races.scoring = 'competitive' and (races.mode = 'public' or exists (
          select 1 from race_results o where o.race_id = filled.race_id and o.slot <> filled.slot and not o.is_bot
            and o.standing = 'finished'))
      from races where races.race_id = filled.race_id)`,
  },
  {
    table: "users",
    key: ["user_id"],
    isDue: sql`settled_cars is null`,
    set: sql`(settled_cars, settled_loot) = (select cars, loot from settled_things(filled.user_id))`,
  },
];
