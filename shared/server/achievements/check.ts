import type { AchievementID } from "../../content/achievements/achievement.ts";
import { spansOf } from "../../content/achievements/timed-ids.ts";
import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { newlyEarned } from "../../rules/achievements/earned.ts";
import { lateRewards } from "../../rules/achievements/late.ts";
import { standingOf } from "../../rules/achievements/tally.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { keepTallies, talliesOf, writeEarned } from "./tallies.ts";

export interface Checked {
  /** Those of the asked ones that were earned just now. */
  readonly achieved: readonly AchievementID[];
  /** Those of them without a reward, which need no claim. */
  readonly instantClaimed: readonly AchievementID[];
}

/**
 * Writes those of some achievements that the player's own standing earns and that were not earned yet. Others change
 * nothing. Of the last season and the last event also what they left unwritten.
 *
 * @source core §4, §7 Achievements
 */
export async function checkAchievements(
  work: Work,
  site: Site,
  userID: UserID,
  ids: readonly number[],
): Promise<Checked> {
  await lockPlayer(work, userID, ["user_id"], "change");
  const tallies = await talliesOf(work.trx, [userID], work.now);
  const asked = new Set(ids);
  const fresh = tallies
    .flatMap(({ counts, present, earned }) => {
      const standing = standingOf(counts, present);
      return [...newlyEarned(standing, earned, site, work.now), ...lateRewards(standing, earned, work.now)];
    })
    .filter(({ achievementID }) => asked.has(achievementID));
  await keepTallies(work, tallies);
  await writeEarned(
    work,
    fresh.map((achievement) => ({ userID, achievement })),
  );
  if (fresh.length > 0) {
    work.changed(userID, "achievements", ...spansOf(fresh.map(({ achievementID }) => achievementID)));
  }
  const idsOf = (list: typeof fresh) => list.map(({ achievementID }) => achievementID);
  return { achieved: idsOf(fresh), instantClaimed: idsOf(fresh.filter(({ reward }) => reward === null)) };
}
