import { sql } from "kysely";

import type { DailyFriend } from "../../contracts/race/own-race.ts";
import type { UserID } from "../../ids.ts";
import { dayOf } from "../../units.ts";
import { friendsQuery } from "../friends/list.ts";
import type { App } from "../platform/work.ts";
import { cardOfRow, cardTimesOf } from "../players/player-card.ts";

const MOST = 10;

/** The results of a player's friends on today's text that count, the fastest first. */
export async function dailyFriendsOf(app: App, userID: UserID): Promise<readonly DailyFriend[]> {
  const times = cardTimesOf(app);
  const rows = await friendsQuery(app.db, userID)
    .innerJoin("racing_stats as s", "s.user_id", "friendships.friend_id")
    .select(["s.daily_speed", "s.daily_accuracy"])
    .where("s.site", "=", "type")
    .where("s.daily_day", "=", dayOf(times.now))
    .where("s.daily_speed", "is not", null)
    .where(
      sql<boolean>`not exists (select 1 from race_rewards w
        where w.race_id = s.daily_race_id and w.user_id = s.user_id and w.state in ('held', 'refused'))`,
    )
    .clearOrderBy()
    .orderBy("s.daily_speed", "desc")
    .orderBy("friendships.friend_id")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    ...cardOfRow(row, times),
    speed: row.daily_speed ?? 0,
    accuracy: row.daily_accuracy ?? 0,
  }));
}
