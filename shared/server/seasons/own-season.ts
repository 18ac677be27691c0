import { SEASON_CALENDAR, TOTAL_REWARDS } from "../../content/seasons/calendar.ts";
import type { OwnSeason } from "../../contracts/goals/own-season.ts";
import type { UserID } from "../../ids.ts";
import { seasonToShow } from "../../rules/seasons/calendar.ts";
import { extraLevels, seasonProgress } from "../../rules/seasons/level.ts";
import { seasonTrack } from "../../rules/tracks.ts";
import type { App } from "../platform/work.ts";

const DAY_S = 86_400;

/** How far a player is in the season that runs or was last; undefined when the account is gone. */
export async function ownSeasonOf(app: App, userID: UserID): Promise<OwnSeason | undefined> {
  const rows = await app.db
    .selectFrom("users as u")
    .leftJoin("tracks as p", "p.user_id", "u.user_id")
    .select(["p.track", "p.experience", "p.taken_level"])
    .where("u.user_id", "=", userID)
    .execute();
  if (rows.length === 0) return undefined;
  const now = app.nowStamp();
  const season = seasonToShow(now);
  const own = season && rows.find(({ track }) => track === seasonTrack(season.seasonID));
  const experience = own?.experience ?? 0;
  const { level, ...within } = seasonProgress(experience);
  const reached = { experience, level, lastExtraLevel: own?.taken_level ?? 0 };
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
    extraUnclaimed: SEASON_CALENDAR.flatMap(({ seasonID }) => {
      const row = rows.find(({ track }) => track === seasonTrack(seasonID));
      const levels = extraLevels(row?.experience ?? 0) - (row?.taken_level ?? 0);
      return levels > 0 ? [{ seasonID, levels }] : [];
    }),
  };
}
