import { sql } from "kysely";

import type { BotOnLadder } from "../../contracts/account/bots.ts";
import { LADDER_LENGTH, LADDER_RACES } from "../../rules/bots/numbers.ts";
import type { App, Work } from "../platform/work.ts";
import { CARD_COLUMNS, cardOfRow, cardTimesOf } from "../players/player-card.ts";
import type { RaceOutcome } from "../race/outcome.ts";
import type { SettledRacer } from "../race/racers.ts";

/** Counts a race of declared bots for their own ladder, once their averages are known. */
export async function countForLadder(
  { trx }: Work,
  { site }: RaceOutcome,
  racers: readonly SettledRacer[],
): Promise<void> {
  const finished = racers.filter(({ isBot, result }) => isBot && result.standing === "finished");
  if (finished.length === 0) return;
  const average = sql.ref(site === "math" ? "avg_score" : "avg_speed");
  await sql`
    insert into bot_scores as score (user_id, site, played, speed)
    select user_id, ${site}, 1, coalesce(${average}, 0) from users
    where user_id = any(${finished.map(({ userID }) => userID)}::bigint[]) and exists (
      select 1 from bots where bots.user_id = users.user_id)
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
