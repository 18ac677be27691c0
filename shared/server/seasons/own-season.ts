import { TOTAL_REWARDS, type Season } from "../../content/seasons/calendar.ts";
import { roadOf } from "../../content/seasons/road.ts";
import type { OwnSeason } from "../../contracts/goals/own-season.ts";
import type { UserID } from "../../ids.ts";
import { lastSeasonOver } from "../../rules/achievements/late.ts";
import type { PrizeState } from "../../rules/achievements/prize-state.ts";
import { detailsOf, prizeOf } from "../../rules/achievements/prize.ts";
import { daysLeft, seasonToShow } from "../../rules/seasons/calendar.ts";
import { extraLevels, seasonProgress, seasonXPBefore } from "../../rules/seasons/level.ts";
import { nextReward, roadShown, roadState, type Walker } from "../../rules/seasons/road.ts";
import { seasonTrack } from "../../rules/tracks.ts";
import type { Stamp } from "../../units.ts";
import type { App } from "../platform/work.ts";
import { seasonOfTrack } from "./raced.ts";
import { onTrack, trackedOf, walkerOf, type Tracked } from "./walker.ts";

/** How far a player is in the season that runs or was last; undefined when the account is gone. */
export async function ownSeasonOf(app: App, userID: UserID): Promise<OwnSeason | undefined> {
  const now = app.nowStamp();
  const tracked = await trackedOf(app.db, userID, now);
  if (!tracked) return undefined;
  const season = seasonToShow(now);
  const own = season && onTrack(tracked, seasonTrack(season.seasonID));
  const experience = own?.experience ?? 0;
  const { level, ...within } = seasonProgress(experience);
  const reached = { experience, level, lastExtraLevel: own?.taken_level ?? 0 };
  return {
    ...reached,
    season: season
      ? {
          ...headOf(season),
          totalRewards: TOTAL_REWARDS,
          daysRemaining: daysLeft(season, now),
          achievementGroupID: season.achievementGroupID,
          ...reached,
          ...within,
          ...(await onRoad(app, { userID, tracked, season, now })),
        }
      : null,
    extraUnclaimed: extraUnclaimedOf(tracked),
  };
}

export const headOf = ({ seasonID, key, name, startStamp, endStamp }: Season) => ({
  seasonID,
  key,
  name,
  startStamp,
  endStamp,
});

interface Asked {
  readonly userID: UserID;
  readonly tracked: Tracked;
  readonly season: Season;
  readonly now: Stamp;
}

async function onRoad({ db }: Pick<App, "db">, { userID, tracked, season, now }: Asked) {
  const walker = await walkerOf(db, userID, tracked, season.seasonID);
  const road = roadShown(roadOf(season), walker, tracked.isToldOfGold);
  const over = lastSeasonOver(now);
  const left =
    over && over !== season ? inState("due", over, await walkerOf(db, userID, tracked, over.seasonID), now) : [];
  const next = nextReward(road, walker.experience);
  return {
    nextReward: {
      achievementID: next.achievementID,
      name: detailsOf(next.reward).name,
      reward: prizeOf(next.reward),
      details: detailsOf(next.reward),
      level: next.level,
      free: next.free,
      experience: seasonXPBefore(next.level),
    },
    due: tracked.isBot ? [] : [...left, ...inState("due", season, walker, now)],
    waiting: inState("waiting", season, walker, now).length,
  };
}

/** The rewards of a road that stand so to somebody. */
const inState = (state: PrizeState, season: Season, walker: Walker, now: Stamp) =>
  roadOf(season)
    .filter((reward) => roadState(reward, walker, now) === state)
    .map(({ achievementID }) => achievementID);

/** Extra levels that were reached and not paid, of every season that was raced; bots are paid none. */
const extraUnclaimedOf = ({ tracks, isBot }: Tracked): OwnSeason["extraUnclaimed"] =>
  (isBot ? [] : tracks)
    .flatMap(({ track, experience, taken_level: taken }) => {
      const season = seasonOfTrack(track);
      const levels = extraLevels(experience) - taken;
      return season && levels > 0 ? [{ seasonID: season.seasonID, levels }] : [];
    })
    .toSorted((one, other) => one.seasonID - other.seasonID);
