import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { seasonAt } from "../../rules/seasons/calendar.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";

/** Experience that a player was given, and the moment whose season it belongs to. */
export interface WonExperience {
  readonly userID: UserID;
  readonly stamp: Stamp;
  readonly experience: number;
}

/**
 * Adds experience to the seasons in which it was won, in one statement; what was won between two seasons belongs to none.
 * The players are locked, and whoever calls it does so once for each gift of experience. Erased players get nothing.
 */
export async function addSeasonExperience({ trx, changed }: Work, won: readonly WonExperience[]): Promise<void> {
  const added = won.flatMap(({ userID, stamp, experience }) => {
    const season = seasonAt(stamp);
    return season && experience > 0 ? [{ userID, seasonID: season.seasonID, experience }] : [];
  });
  if (added.length === 0) return;
  await sql`
    insert into season_progress (user_id, season_id, experience)
    select w.user_id, w.season_id, sum(w.experience)
    from unnest(${added.map(({ userID }) => userID)}::bigint[], ${added.map(({ seasonID }) => seasonID)}::integer[],
      ${added.map(({ experience }) => experience)}::bigint[]) as w (user_id, season_id, experience)
    join users u on u.user_id = w.user_id
    group by w.user_id, w.season_id
    order by w.user_id, w.season_id
    on conflict (user_id, season_id) do update
      set experience = season_progress.experience + excluded.experience`.execute(trx);
  for (const userID of new Set(added.map((each) => each.userID))) changed(userID, "season");
}
