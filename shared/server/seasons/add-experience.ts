import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { seasonAt } from "../../rules/seasons/calendar.ts";
import { seasonTrack } from "../../rules/tracks.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";

/** Experience that a player was given, and the moment whose season it belongs to. */
interface WonExperience {
  readonly userID: UserID;
  readonly wonStamp: Stamp;
  readonly experience: number;
}

/**
 * Adds experience to the seasons in which it was won, in one statement; what was won between two seasons belongs to none.
 * The players are locked, and whoever calls it does so once for each gift of experience. Erased players get nothing.
 */
export async function addSeasonExperience({ trx, changed }: Work, won: readonly WonExperience[]): Promise<void> {
  const added = won.flatMap(({ userID, wonStamp, experience }) => {
    const season = seasonAt(wonStamp);
    return season && experience > 0 ? [{ userID, track: seasonTrack(season.seasonID), experience }] : [];
  });
  if (added.length === 0) return;
  await sql`
    insert into tracks (user_id, track, experience)
    select w.user_id, w.track, sum(w.experience)
    from unnest(${added.map(({ userID }) => userID)}::bigint[], ${added.map(({ track }) => track)}::text[],
      ${added.map(({ experience }) => experience)}::bigint[]) as w (user_id, track, experience)
    join users u on u.user_id = w.user_id
    group by w.user_id, w.track
    order by w.user_id, w.track
    on conflict (user_id, track) do update
      set experience = tracks.experience + excluded.experience`.execute(trx);
  for (const userID of new Set(added.map((each) => each.userID))) changed(userID, "season");
}
