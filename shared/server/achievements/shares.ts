import { sql } from "kysely";

import type { AchievementID } from "../../content/achievements/achievement.ts";
import { ACHIEVEMENTS } from "../../content/achievements/catalog.ts";
import type { AchievementShares } from "../../contracts/goals/achievements.ts";
import type { UserID } from "../../ids.ts";
import { perform, type App, type Performer, type Work } from "../platform/work.ts";

/** Racers of one statement. */
const AT_ONCE = 5_000;

/** The share of racers who have each achievement, as it was last counted; of none before the first count. */
export async function sharesOf({ db }: Pick<App, "db">): Promise<AchievementShares> {
  const rows = await db.selectFrom("achievement_shares").selectAll().execute();
  return rows.map(({ achievement_id: id, earned, racers }) => [id, racers === 0 ? 0 : Math.min(1, earned / racers)]);
}

interface Counted {
  readonly earned: ReadonlyMap<AchievementID, number>;
  readonly racers: number;
}

/**
 * Counts which share of the accounts that finished a race has each achievement. Each statement looks at some racers, in the
 * order of their ids, so that none takes long however many there are; what was counted is written at the end, at once.
 */
export async function countShares(app: Performer, size: number = AT_ONCE): Promise<void> {
  const earned = new Map<AchievementID, number>();
  let racers = 0;
  for (let last: UserID | null = 0 as UserID; last !== null;) {
    const some = await countAfter(app.db, last, size);
    racers += some.racers;
    for (const [id, times] of Object.entries(some.earned)) {
      const achievementID = Number(id) as AchievementID;
      earned.set(achievementID, (earned.get(achievementID) ?? 0) + times);
    }
    last = some.found < size ? null : some.last;
  }
  await perform(app, (work) => keep(work, { earned, racers }));
}

interface Some {
  /** Players that were looked at, guests as well, and the last of them. */
  readonly found: number;
  readonly last: UserID | null;
  readonly racers: number;
  readonly earned: Readonly<Record<string, number>>;
}

async function countAfter(db: Performer["db"], last: UserID, size: number): Promise<Some> {
  const { rows } = await sql<Some>`
    with finishers as materialized (
      select distinct user_id from racing_stats where user_id > ${last} and races_played > 0
      order by user_id limit ${size}
    ), racers as materialized (
      select u.user_id from finishers join users u using (user_id) where u.account_type <> 'guest'
    ), earned as (
      select a.achievement_id, count(*) as times from racers join achievements a using (user_id)
      group by a.achievement_id
    )
    select (select count(*) from finishers) as found, (select max(user_id) from finishers) as last,
      (select count(*) from racers) as racers,
      (select coalesce(jsonb_object_agg(achievement_id, times), '{}') from earned) as earned`.execute(db);
  const [some] = rows;
  if (!some) throw new Error("a count has no row");
  return some;
}

/** Writes one row for each achievement there is, in the order of their ids. */
async function keep({ trx }: Work, { earned, racers }: Counted): Promise<void> {
  const ids = ACHIEVEMENTS.map(({ achievementID }) => achievementID).toSorted((a, b) => a - b);
  await trx
    .insertInto("achievement_shares")
    .values(ids.map((id) => ({ achievement_id: id, earned: earned.get(id) ?? 0, racers })))
    .onConflict((conflict) =>
      conflict.column("achievement_id").doUpdateSet({ earned: sql`excluded.earned`, racers: sql`excluded.racers` }),
    )
    .execute();
}
