import { seasonByID, TOTAL_REWARDS } from "../../content/seasons.ts";
import type { OwnSeason } from "../../contracts/own-season.ts";
import type { UserID } from "../../ids.ts";
import { seasonToShow } from "../../rules/seasons/calendar.ts";
import { extraLevels, seasonProgress } from "../../rules/seasons/level.ts";
import type { App } from "../platform/work.ts";

const DAY_S = 86_400;

/** How far a player is in the season that runs or was last; undefined when the account is gone. */
export async function ownSeasonOf(app: App, userID: UserID): Promise<OwnSeason | undefined> {
  const rows = await app.db
    .selectFrom("users as u")
    .leftJoin("season_progress as p", "p.user_id", "u.user_id")
    .select(["p.season_id", "p.experience", "p.last_extra_level"])
    .where("u.user_id", "=", userID)
    .orderBy("p.season_id")
    .execute();
  if (rows.length === 0) return undefined;
  const now = app.nowStamp();
  const season = seasonToShow(now);
  const own = rows.find((row) => row.season_id === season?.seasonID);
  const experience = own?.experience ?? 0;
  const { level, ...within } = seasonProgress(experience);
  const reached = { experience, level, lastExtraLevel: own?.last_extra_level ?? 0 };
  return {
    ...reached,
    season: season
      ? {
          seasonID: season.seasonID,
          name: season.name,
          startStamp: season.startStamp,
          endStamp: season.endStamp,
          totalRewards: TOTAL_REWARDS,
          daysRemaining: Math.max(0, Math.ceil((season.endStamp - now) / DAY_S)),
          achievementGroupID: season.achievementGroupID,
          ...reached,
          ...within,
        }
      : null,
    extraUnclaimed: rows.flatMap(({ season_id: id, experience: won, last_extra_level: paid }) => {
      const levels = extraLevels(won ?? 0) - (paid ?? 0);
      return id !== null && levels > 0 && seasonByID(id) ? [{ seasonID: id, levels }] : [];
    }),
  };
}
