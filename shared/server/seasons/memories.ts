import { sql, type Kysely } from "kysely";

import { achievementByID } from "../../content/achievements/catalog.ts";
import { achievementsOfSeason } from "../../content/achievements/seasonal.ts";
import { seasonByID, TOTAL_REWARDS, type Season } from "../../content/seasons/calendar.ts";
import { roadOf } from "../../content/seasons/road.ts";
import { SITES } from "../../content/site.ts";
import type { SeasonMemories } from "../../contracts/goals/season.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { detailsOf } from "../../rules/achievements/prize.ts";
import { seasonProgress } from "../../rules/seasons/level.ts";
import { seasonTrack } from "../../rules/tracks.ts";
import type { Database } from "../database.ts";
import type { App } from "../platform/work.ts";
import { headOf } from "./own-season.ts";

/** So many of the fastest races on each site. */
const BEST = 3;

/**
 * What a player did in a season that is over. Refuses: notFound (it isn't over, or the player wasn't in it).
 *
 * @source rules Seasons
 */
export async function seasonMemoriesOf(
  app: Pick<App, "db" | "nowStamp">,
  userID: UserID,
  seasonID: number,
): Promise<SeasonMemories> {
  const season = seasonByID(seasonID);
  const track = season && (await trackOf(app.db, userID, season));
  if (!season || season.endStamp > app.nowStamp() || !track)
    throw new Refusal("notFound", "You have no memories of that season.");
  const [sites, best, earned] = await Promise.all([
    sitesOf(app.db, userID, season),
    bestOf(app.db, userID, season),
    earnedOf(app.db, userID, season),
  ]);
  return {
    season: headOf(season),
    experience: track.experience,
    level: seasonProgress(track.experience).level,
    totalRewards: TOTAL_REWARDS,
    sites,
    best,
    earned,
  };
}

const trackOf = (db: Kysely<Database>, userID: UserID, { seasonID }: Season) =>
  db
    .selectFrom("tracks")
    .select("experience")
    .where("user_id", "=", userID)
    .where("track", "=", seasonTrack(seasonID))
    .executeTakeFirst();

const sitesOf = (db: Kysely<Database>, userID: UserID, { seasonID }: Season): Promise<SeasonMemories["sites"]> =>
  db
    .selectFrom("racer_scores")
    .select(["site", "played", "won", "best_speed as bestSpeed", "average"])
    .where("user_id", "=", userID)
    .where("span", "=", "season")
    .where("period", "=", seasonID)
    .orderBy("played", "desc")
    .execute();

/** The fastest races between two stamps, by the index of a racer's finished races on a site. */
async function bestOf(db: Kysely<Database>, userID: UserID, season: Season): Promise<SeasonMemories["best"]> {
  const bySite = await Promise.all(
    SITES.map(async (site) => {
      const rows = await db
        .selectFrom("race_results")
        .select(["race_id as raceID", "speed", "accuracy", "place", "started_stamp as startedStamp"])
        .where("user_id", "=", userID)
        .where("site", "=", site)
        .where("standing", "=", "finished")
        .where("started_stamp", ">=", season.startStamp)
        .where("started_stamp", "<", season.endStamp)
        .where(sql<boolean>`coalesce((select w.state from race_rewards w
          where w.race_id = race_results.race_id and w.slot = race_results.slot), 'paid') = 'paid'`)
        .orderBy("speed", "desc")
        .orderBy("started_stamp")
        .limit(BEST)
        .execute();
      return rows.map((row) => ({ ...row, site }));
    }),
  );
  return bySite.flat();
}

/** What the road and the season's achievements gave, in their order. */
async function earnedOf(db: Kysely<Database>, userID: UserID, season: Season): Promise<SeasonMemories["earned"]> {
  const ids = [...roadOf(season), ...achievementsOfSeason(season)].map(({ achievementID }) => achievementID);
  const rows = await db
    .selectFrom("achievements")
    .select(["achievement_id", "claimed_stamp"])
    .where("user_id", "=", userID)
    .where(sql<boolean>`achievement_id = any(${ids}::integer[])`)
    .execute();
  const claimed = new Map(rows.map((row) => [row.achievement_id, row.claimed_stamp !== null]));
  return ids.flatMap((achievementID) => {
    const [achievement, isClaimed] = [achievementByID(achievementID), claimed.get(achievementID)];
    if (!achievement || isClaimed === undefined) return [];
    const { gid, name, reward } = achievement;
    const isOnRoad = gid === season.achievementGroupID;
    return [{ achievementID, name: isOnRoad && reward ? detailsOf(reward).name : name, reward, isClaimed }];
  });
}
