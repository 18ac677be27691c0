import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";
import { claimAchievement } from "#shared/server/achievements/claim.ts";
import { countForAchievements } from "#shared/server/achievements/count-races.ts";
import { unclaimedOf } from "#shared/server/achievements/own.ts";
import { giveExperience } from "#shared/server/experience/give.ts";
import type { Stamp } from "#shared/units.ts";

import { countedRace } from "./counted-race.ts";
import type { Stage } from "./players.ts";

let turn = 0;

/** A race of somebody that started then, as it is paid: its experience, and what it earns. */
export async function race(
  stage: Pick<Stage, "run">,
  userID: UserID,
  {
    at,
    paidAt = at,
    experience = 1_000,
    ...more
  }: Partial<CountedRace> & {
    readonly at: Stamp;
    readonly paidAt?: Stamp;
    readonly experience?: number;
  },
): Promise<void> {
  turn++;
  const raceID = `00000000-0000-4000-8000-${String(turn).padStart(12, "0")}` as RaceID;
  const reward = { cash: 0, experience, nitros: 0 };
  await stage.run(async (work) => {
    const won = { userID, wonStamp: at, experience, reference: `race:${raceID}:0`, reason: "race" };
    await giveExperience(work, [won]);
    await countForAchievements(work, [countedRace(userID, { raceID, startedStamp: at, reward, ...more })]);
  }, paidAt);
}

/** Claims all that waits. @returns what each gave */
export async function claimAll(
  stage: Stage,
  userID: UserID,
  at: Stamp,
): Promise<ReadonlyMap<AchievementID, readonly Reward[]>> {
  const given = new Map<AchievementID, readonly Reward[]>();
  for (const id of await unclaimedOf(stage, userID))
    given.set(id, await stage.run((work) => claimAchievement(work, userID, id), at));
  return given;
}
