import { sql } from "kysely";

import type { BotOnLadder } from "../../contracts/account/bots.ts";
import { LADDER_LENGTH, LADDER_RACES } from "../../rules/bots/numbers.ts";
import type { App, Work } from "../platform/work.ts";
import { CARD_COLUMNS, cardOfRow, cardTimesOf } from "../players/player-card.ts";
import type { RaceOutcome } from "../race/outcome.ts";
import type { SettledRacer } from "../race/racers.ts";

/**
 * Counts a race of declared bots for their own ladder. One that isn't finished counts as nothing, so that leaving the hard texts
 * makes nobody fast.
 */
export async function countForLadder(
  { trx }: Work,
  { site }: RaceOutcome,
  racers: readonly SettledRacer[],
): Promise<void> {
  const bots = racers.filter(({ isBot }) => isBot).map(({ userID }) => userID);
  if (bots.length === 0) return;
  await sql`
    insert into bot_scores as score (user_id, site, played, speed)
    select bots.user_id, ${site}, 1, last.speed
    from bots cross join lateral (
      select coalesce(avg(case when r.standing = 'finished' then r.speed else 0 end), 0) as speed from (
        select standing, speed from race_results
        where user_id = bots.user_id and site = ${site} and is_bot
        order by started_stamp desc limit ${LADDER_RACES}) r) as last
    where bots.user_id = any(${bots}::bigint[])
    on conflict (user_id, site) do update set played = score.played + 1, speed = excluded.speed`.execute(trx);
}

/** The fastest declared bots of a site, by the average of their last ten races, with a place each. */
export async function ladderOf(app: Pick<App, "db" | "config" | "nowStamp">): Promise<readonly BotOnLadder[]> {
  const times = cardTimesOf(app);
  const rows = await app.db
    .selectFrom("bot_scores")
    .innerJoin("users", "users.user_id", "bot_scores.user_id")
    .select(CARD_COLUMNS)
    .select(["bot_scores.played", "bot_scores.speed"])
    .where("bot_scores.site", "=", app.config.site)
    .where("bot_scores.played", ">=", sql.lit(LADDER_RACES))
    .orderBy("bot_scores.speed", "desc")
    .orderBy("bot_scores.user_id")
    .limit(LADDER_LENGTH)
    .execute();
  return rows.map((row, index) => ({
    ...cardOfRow(row, times),
    place: index + 1,
    played: row.played,
    speed: row.speed,
  }));
}
