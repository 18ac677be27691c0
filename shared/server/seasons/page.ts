import { achievementsOfSeason } from "../../content/achievements/seasonal.ts";
import { roadID } from "../../content/achievements/timed-ids.ts";
import { EXTRA_LEVEL_CASH, TOTAL_REWARDS, type Season } from "../../content/seasons/calendar.ts";
import { roadOf, type RoadReward } from "../../content/seasons/road.ts";
import type { SeasonPage, SeasonReward } from "../../contracts/goals/season.ts";
import { formatMoney } from "../../format/figures.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { detailsOf, isGoldOnly, prizeOf } from "../../rules/achievements/prize.ts";
import { daysLeft, seasonAfter, seasonAt, seasonFor } from "../../rules/seasons/calendar.ts";
import { extraLevels, seasonProgress, seasonXPBefore } from "../../rules/seasons/level.ts";
import { nextReward, roadShown, roadState, wayTo, type Walker } from "../../rules/seasons/road.ts";
import { seasonTrack } from "../../rules/tracks.ts";
import type { Stamp } from "../../units.ts";
import type { App } from "../platform/work.ts";
import { headOf } from "./own-season.ts";
import { seasonOfTrack } from "./raced.ts";
import { onTrack, trackedOf, walkerOf, type Tracked } from "./walker.ts";

const NO_WALKER: Walker = { experience: 0, isGold: false, earned: new Map() };

/** The road of a season as a player finds it now. Two statements. Refuses: notSignedIn when the account is gone. */
export async function seasonPageOf(app: Pick<App, "db" | "nowStamp">, userID: UserID): Promise<SeasonPage> {
  const now = app.nowStamp();
  const tracked = await trackedOf(app.db, userID, now);
  if (!tracked) throw new Refusal("notSignedIn", "This racer is gone. Start again to get a new one.");
  const season = seasonFor(now, tracked.isGold);
  const walker = season ? await walkerOf(app.db, userID, tracked, season.seasonID) : NO_WALKER;
  const road = season ? roadShown(roadOf(season), walker, tracked.isToldOfGold) : [];
  const { level, ...within } = seasonProgress(walker.experience);
  return {
    season: season
      ? {
          ...headOf(season),
          totalRewards: TOTAL_REWARDS,
          daysRemaining: daysLeft(season, now),
          achievementGroupID: season.achievementGroupID,
          isActive: seasonAt(now) === season,
          isEarly: now < season.startStamp,
        }
      : null,
    next: headOf(seasonAfter(now)),
    experience: walker.experience,
    level,
    ...within,
    nextReward: season ? nextReward(road, walker.experience).achievementID : null,
    rewards: season ? rewardsOf(season, road, walker, { now, taken: takenIn(tracked, season) }) : [],
    achievements: season ? achievementsOfSeason(season).map(({ achievementID }) => achievementID) : [],
    closed: closedOf(tracked, now),
  };
}

const takenIn = (tracked: Tracked, { seasonID }: Season): number =>
  onTrack(tracked, seasonTrack(seasonID))?.taken_level ?? 0;

const rewardsOf = (
  season: Season,
  road: readonly RoadReward[],
  walker: Walker,
  { now, taken }: { readonly now: Stamp; readonly taken: number },
): readonly SeasonReward[] => [
  ...road.map((reward, nth) => shown(reward, walker, { now, levelBefore: road[nth - 1]?.level })),
  extraTier(season, walker, { now, taken }),
];

/** A surprise says nothing of itself before it is reached. */
function shown(
  reward: RoadReward,
  walker: Walker,
  { now, levelBefore }: { readonly now: Stamp; readonly levelBefore: number | undefined },
): SeasonReward {
  const { achievementID, points, level, free, hidden } = reward;
  const state = roadState(reward, walker, now);
  const isSecret = hidden && (state === "ahead" || state === "missed");
  const details = detailsOf(reward.reward);
  return {
    achievementID,
    name: isSecret ? "A surprise" : details.name,
    points,
    goldOnly: isGoldOnly(reward.reward),
    reward: isSecret ? null : prizeOf(reward.reward),
    details: isSecret ? null : details,
    progress: wayTo(reward, walker.experience, levelBefore),
    state,
    level,
    experience: seasonXPBefore(level),
    free,
    hidden,
    extraTier: false,
  };
}

/** What each level past the last reward pays, as the one that is next or waits. */
function extraTier(
  season: Season,
  { experience }: Walker,
  { now, taken }: { readonly now: Stamp; readonly taken: number },
): SeasonReward {
  const waits = extraLevels(experience) > taken;
  const level = TOTAL_REWARDS + 1 + (waits ? taken + 1 : extraLevels(experience) + 1);
  const reward = { cash: EXTRA_LEVEL_CASH };
  return {
    achievementID: roadID(season.seasonID, 0),
    name: formatMoney(EXTRA_LEVEL_CASH),
    points: 0,
    goldOnly: false,
    reward: prizeOf(reward),
    details: detailsOf(reward),
    progress: wayTo({ level }, experience),
    state: waits ? "waiting" : now >= season.endStamp ? "missed" : "ahead",
    level,
    experience: seasonXPBefore(level),
    free: true,
    hidden: false,
    extraTier: true,
  };
}

/** The seasons that a player raced in and that are over, the newest first. */
const closedOf = ({ tracks }: Tracked, now: Stamp): SeasonPage["closed"] =>
  tracks
    .flatMap(({ track, experience }) => {
      const season = seasonOfTrack(track);
      return season && season.endStamp <= now ? [{ ...headOf(season), level: seasonProgress(experience).level }] : [];
    })
    .toSorted((one, other) => other.seasonID - one.seasonID);
