import type { Page } from "playwright";

import { seasonByID, TOTAL_REWARDS, type Season } from "#shared/content/seasons/calendar.ts";
import { roadOf } from "#shared/content/seasons/road.ts";
import { season as seasonCall, type SeasonMemories, type SeasonPage } from "#shared/contracts/goals/season.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { detailsOf } from "#shared/rules/achievements/prize.ts";
import { seasonToShow } from "#shared/rules/seasons/calendar.ts";
import { seasonProgress } from "#shared/rules/seasons/level.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { addSeasonExperience } from "#shared/server/seasons/add-experience.ts";
import type { Stamp } from "#shared/units.ts";

import type { Product } from "./product.ts";
import { tellDue } from "./told-due.ts";
import type { Visitor } from "./visitor.ts";

/** The season of the run's day, or the one before where none runs. */
export function seasonOfToday(): Season {
  const season = seasonToShow(nowStamp());
  if (!season) throw new Error("there was no season yet");
  return season;
}

/**
 * Somebody drives so far on the road of a season, whatever the day: what is free on the way is written as earned, and of that so
 * many rewards were claimed, the first ones.
 */
export const driveRoad = (
  { services: { app } }: Pick<Product, "services">,
  { userID }: Pick<Visitor, "userID">,
  {
    season = seasonOfToday(),
    experience,
    claimed = 0,
  }: { readonly season?: Season; readonly experience: number; readonly claimed?: number },
) =>
  perform(app, async (work) => {
    const { trx, now, changed } = work;
    await addSeasonExperience(work, [{ userID: userID as UserID, wonStamp: season.startStamp, experience }]);
    const { level } = seasonProgress(experience);
    const reached = roadOf(season).filter((reward) => reward.free && reward.level <= level);
    if (reached.length === 0) return;
    await trx
      .insertInto("achievements")
      .values(
        reached.map(({ achievementID }, nth) => ({
          user_id: userID as UserID,
          achievement_id: achievementID,
          earned_stamp: now,
          claimed_stamp: nth < claimed ? now : null,
        })),
      )
      .execute();
    changed(userID as UserID, "achievements");
  });

/** A page is told of the season as if it ran, or as else is wished; nothing pops up over it. */
export async function tellSeason(page: Page, change: (answer: SeasonPage) => SeasonPage): Promise<void> {
  await page.route(`**/api/v2${seasonCall.path}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as SeasonPage;
    await route.fulfill({ json: { ...answer, ...change(answer) } });
  });
  await tellDue(page);
}

const DAY_S = 86_400;
const HOUR_S = 3_600;

/** The season as it is so many days before its end. */
export const asRunning =
  (days: number) =>
  (answer: SeasonPage): SeasonPage => ({
    ...answer,
    season: answer.season && {
      ...answer.season,
      endStamp: (nowStamp() + days * DAY_S - HOUR_S) as Stamp,
      daysRemaining: days,
      isActive: true,
    },
    rewards: answer.rewards.map((reward) =>
      reward.state === "missed"
        ? { ...reward, state: reward.experience <= answer.experience ? "locked" : "ahead" }
        : reward,
    ),
  });

/** What somebody may have done in the first season, once it is over. @param waiting so many of the last rewards wait */
export function memoriesOfFirst(waiting = 1): SeasonMemories {
  const season = seasonByID(1);
  if (!season) throw new Error("there is no first season");
  const earned = roadOf(season).filter(({ free, level }) => free && level <= 24);
  const race = { site: "type", accuracy: 98.2, place: 1 } as const;
  return {
    season,
    experience: 81_400,
    level: 24,
    totalRewards: TOTAL_REWARDS,
    sites: [{ site: "type", played: 412, won: 96, bestSpeed: 84.2, average: 61.7 }],
    best: [84.2, 81.9, 80.3].map((speed, nth) => ({
      ...race,
      raceID: `00000000-0000-4000-8000-00000000000${nth}` as RaceID,
      speed,
      startedStamp: (season.startStamp + (nth + 3) * 5 * DAY_S) as Stamp,
    })),
    earned: earned.map(({ achievementID, reward }, nth) => ({
      achievementID,
      name: detailsOf(reward).name,
      reward,
      isClaimed: nth < earned.length - waiting,
    })),
  };
}
