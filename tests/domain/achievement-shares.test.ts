import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import type { UserID } from "#shared/ids.ts";
import { countShares, sharesOf } from "#shared/server/achievements/shares.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const [COMMON, RARE, NOBODYS] = [301, 302, 303] as AchievementID[];

/** Somebody who finished so many races on each site, and has some achievements. */
async function racer(
  { type = 0, math = 0 }: { readonly type?: number; readonly math?: number },
  ids: readonly (AchievementID | undefined)[],
  more: Parameters<Stage["newPlayer"]>[0] = {},
): Promise<UserID> {
  const userID = await stage.newPlayer(more);
  for (const [site, races] of Object.entries({ type, math }))
    await sql`insert into racing_stats (user_id, site, races_played, last_race_stamp)
      values (${userID}, ${site}, ${races}, ${nowStamp()})`.execute(stage.db);
  for (const id of ids)
    await sql`insert into achievements (user_id, achievement_id, earned_stamp)
      values (${userID}, ${id}, ${nowStamp()})`.execute(stage.db);
  return userID;
}
const shareOf = async (id: AchievementID | undefined) =>
  (await sharesOf(stage)).find(([achievementID]) => achievementID === id)?.[1];

describe("the shares of racers", () => {
  it("are unknown before they were counted, and none while nobody raced", async () => {
    expect(await sharesOf(stage)).toEqual([]);
    await countShares(stage.performer());
    expect(await sharesOf(stage)).toHaveLength(ACHIEVEMENTS.length);
    expect(await shareOf(COMMON)).toBe(0);
  });

  it("count each account that finished a race on any site once, however few are counted at once", async () => {
    await racer({ type: 3, math: 2 }, [COMMON, RARE]);
    await racer({ math: 1 }, [COMMON]);
    await racer({ type: 1 }, [COMMON]);
    await racer({ type: 9 }, []);
    await racer({}, [COMMON, RARE]);
    await racer({ type: 5 }, [COMMON], { account_type: "guest", username: null, password_hash: null });
    for (const size of [1, 2, 3, 5, 1_000]) {
      await countShares(stage.performer(), size);
      expect([await shareOf(COMMON), await shareOf(RARE), await shareOf(NOBODYS)]).toEqual([0.75, 0.25, 0]);
    }
  });

  it("follow an account that is erased", async () => {
    const userID = await racer({ type: 1 }, [RARE]);
    await countShares(stage.performer());
    expect(await shareOf(RARE)).toBe(0.4);
    await stage.db.deleteFrom("users").where("user_id", "=", userID).execute();
    await countShares(stage.performer());
    expect(await shareOf(RARE)).toBe(0.25);
  });
});
