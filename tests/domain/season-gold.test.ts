import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { seasonByID, TOTAL_REWARDS } from "#shared/content/seasons/calendar.ts";
import { roadOf } from "#shared/content/seasons/road.ts";
import type { UserID } from "#shared/ids.ts";
import { seasonXPBefore } from "#shared/rules/seasons/level.ts";
import { unclaimedOf } from "#shared/server/achievements/own.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { after, before, days, minutes, seconds, type Stamp } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";
import { race } from "../support/season-player.ts";

const SEASON = seasonByID(1)!;
const ROAD = new Set(roadOf(SEASON).map(({ achievementID }) => achievementID));
const [LAST, OVER] = [before(SEASON.endStamp, minutes(2)), SEASON.endStamp];
const [ALL, FREE] = [55, 25];

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

let turn = 0;
const gold = (userID: UserID, goldDays: number, at: Stamp) =>
  stage.run(
    (work) => grant(work, [{ userID, rewards: [{ goldDays }], reference: `gold:${turn++}`, reason: "test" }]),
    at,
  );

interface Life {
  /** Gold that comes, and when. */
  readonly gifts?: readonly (readonly [goldDays: number, at: Stamp])[];
  readonly isMember?: boolean;
  readonly paidAt: Stamp;
}

/** How many rewards somebody has whose last race of a season brings all its levels, and is paid afterwards. */
async function rewardsAfter({ gifts = [], isMember = false, paidAt }: Life): Promise<number> {
  const userID = await stage.newPlayer(isMember ? { membership: "gold" } : {});
  for (const [goldDays, at] of gifts) await gold(userID, goldDays, at);
  await race(stage, userID, { at: LAST, paidAt, experience: seasonXPBefore(TOTAL_REWARDS + 1) });
  return (await unclaimedOf(stage, userID)).filter((id) => ROAD.has(id)).length;
}

describe("a race of a season that is paid after its end", () => {
  const [soon, late] = [after(OVER, minutes(3)), after(OVER, days(5))];

  it.each([
    ["a member of long ago", { isMember: true }],
    ["gold that still runs", { gifts: [[30, before(OVER, days(3))]] }],
    ["gold that came after the start of the race", { gifts: [[30, before(OVER, seconds(1))]] }],
    ["gold that ended since", { gifts: [[3, before(OVER, days(2))]] }],
    [
      "gold that ended between the start of the race and the season's end",
      { gifts: [[1, after(before(LAST, days(1)), minutes(1))]] },
    ],
    [
      "gold that was made longer since",
      {
        gifts: [
          [3, before(OVER, days(2))],
          [30, after(OVER, minutes(1))],
        ],
      },
    ],
  ] as const)("opens the whole road for %s", async (_who, life) => {
    for (const paidAt of [soon, late]) expect(await rewardsAfter({ ...life, paidAt })).toBe(ALL);
  });

  it.each([
    ["nobody's gold", {}],
    ["gold that came as the season was over", { gifts: [[30, OVER]] }],
    ["gold that came a minute later", { gifts: [[365, after(OVER, minutes(1))]] }],
    [
      "gold that ended before the race and came again",
      {
        gifts: [
          [1, before(OVER, days(20))],
          [30, after(OVER, minutes(1))],
        ],
      },
    ],
  ] as const)("brings the free rewards for %s", async (_who, life) => {
    for (const paidAt of [soon, late]) expect(await rewardsAfter({ ...life, paidAt })).toBe(FREE);
  });
});
