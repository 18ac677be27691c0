import { EXTRA_LEVEL_CASH, seasonByID } from "../../content/seasons/calendar.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Reward } from "../../rules/rewards/reward.ts";
import { extraLevels } from "../../rules/seasons/level.ts";
import { seasonTrack } from "../../rules/tracks.ts";
import type { TimelessGrant } from "../economy/given.ts";
import { grant } from "../economy/grant.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";

/**
 * Pays each level past a season's last reward that a player has reached and that was not paid yet. What was reached may be
 * claimed after the season, too: nothing lapses. Refuses: notFound (no such season has begun), notEarned (no such level
 * waits).
 *
 * @returns what was given, one part for each level
 * @source core §7 Achievements, rules What is given and taken: Extra tier
 */
export async function claimExtraLevels(work: Work, userID: UserID, id: number): Promise<readonly Reward[]> {
  const season = seasonByID(id);
  if (!season || season.startStamp > work.now) throw new Refusal("notFound", "There's no such season.");
  const { seasonID } = season;
  await lockPlayer(work, userID, ["user_id"], "change");
  const row = await work.trx
    .selectFrom("tracks")
    .select(["experience", "taken_level"])
    .where("user_id", "=", userID)
    .where("track", "=", seasonTrack(seasonID))
    .executeTakeFirst();
  const [paid, reached] = [row?.taken_level ?? 0, extraLevels(row?.experience ?? 0)];
  if (reached <= paid) throw new Refusal("notEarned", "No extra level is waiting. Keep racing to reach the next one.");
  await work.trx
    .updateTable("tracks")
    .set({ taken_level: reached })
    .where("user_id", "=", userID)
    .where("track", "=", seasonTrack(seasonID))
    .execute();
  work.changed(userID, "season");
  const grants = Array.from({ length: reached - paid }, (_, nth): TimelessGrant => {
    const reference = `extra:${userID}:${seasonID}:${paid + nth + 1}`;
    return { userID, rewards: [{ cash: EXTRA_LEVEL_CASH }], reference, reason: "extra level" };
  });
  return (await grant(work, grants)).flatMap(({ rewards }) => rewards);
}
