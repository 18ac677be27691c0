import type { AchievementID } from "../../content/achievements/achievement.ts";
import { achievementByID } from "../../content/achievements/catalog.ts";
import { isAchievementField } from "../../content/achievements/fields.ts";
import type { OwnAchievements } from "../../contracts/goals/achievements.ts";
import type { UserID } from "../../ids.ts";
import { standingOf, type Standing } from "../../rules/achievements/tally.ts";
import type { Stamp } from "../../units.ts";
import { nowStamp, type App } from "../platform/work.ts";
import { talliesOf } from "./tallies.ts";

type Source = Pick<App, "db">;

/** What a player has done and earned. @source core §3 User session */
export async function achievementsOf(
  { db }: Source,
  userID: UserID,
  now: Stamp = nowStamp(),
): Promise<OwnAchievements> {
  const [tally] = await talliesOf(db, [userID], now);
  const rows = await earnedRows({ db }, userID);
  const achievements = rows.map(
    ({ achievement_id: id, earned_stamp: stamp }): [AchievementID, typeof stamp, number] => [
      id,
      stamp,
      achievementByID(id)?.points ?? 0,
    ],
  );
  return {
    standing: knownOf(standingOf(tally?.counts ?? {}, tally?.present)),
    achievements,
    unclaimed: waiting(rows),
    points: achievements.reduce((sum, [, , points]) => sum + points, 0),
  };
}

/** Achievements of a player whose reward waits. */
export const unclaimedOf = async (source: Source, userID: UserID): Promise<readonly AchievementID[]> =>
  waiting(await earnedRows(source, userID));

/** A later version stores figures that this one doesn't know. */
const knownOf = (standing: Standing): Standing =>
  Object.fromEntries(Object.entries(standing).filter(([field]) => isAchievementField(field))) as Standing;

type Rows = Awaited<ReturnType<typeof earnedRows>>;

const waiting = (rows: Rows): readonly AchievementID[] =>
  rows.filter((row) => row.claimed_stamp === null).map((row) => row.achievement_id);

/** The oldest first. */
const earnedRows = ({ db }: Source, userID: UserID) =>
  db
    .selectFrom("achievements")
    .selectAll()
    .where("user_id", "=", userID)
    .orderBy("earned_stamp")
    .orderBy("achievement_id")
    .execute();
