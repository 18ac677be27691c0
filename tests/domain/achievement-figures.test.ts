import { afterAll, beforeAll, expect, it } from "vitest";

import { ACHIEVEMENT_FIELDS } from "#shared/content/achievements/fields.ts";
import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { SEASON_CALENDAR } from "#shared/content/seasons/calendar.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import { GIFTS } from "#shared/rules/gifts.ts";
import { NITRO_OFFER } from "#shared/rules/shop/offer.ts";
import { enter } from "#shared/server/accounts/sign-in/sign-in.ts";
import { countForAchievements } from "#shared/server/achievements/count-races.ts";
import { achievementsOf } from "#shared/server/achievements/own.ts";
import { openDailyBox } from "#shared/server/box/open.ts";
import { countForChallenges } from "#shared/server/challenges/count-races.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { befriend } from "#shared/server/friends/friendships.ts";
import { sendGift } from "#shared/server/gifts/send.ts";
import { RACERS } from "#shared/server/leagues/kinds.ts";
import { writeResults, type WeekResult } from "#shared/server/leagues/write-results.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { buy } from "#shared/server/shop/buy.ts";
import { countForTeams } from "#shared/server/teams/count-races.ts";
import { before, days } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { newStage, type Stage } from "../support/players.ts";
import { countForSeason } from "../support/season-races.ts";
import { newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const YESTERDAY = before(nowStamp(), days(1));

/** The first race of some that the first of the racers wins. */
function wonBy(racers: readonly UserID[]) {
  for (let seed = 1; ; seed++) {
    const typists = racers.map((userID, nth) => ({ userID, typer: person(seed * 10 + nth) }));
    const outcome = racedBy(typists, YESTERDAY, seed);
    if (outcome.results.some(({ seat, place }) => seat.userID === racers[0] && place === 1)) return outcome;
  }
}

/** A final that somebody won against two others. */
async function cupOf(id: UserID): Promise<WeekResult> {
  const { group_id: groupID } = await stage.db
    .insertInto("league_groups")
    .values({ week: 1, tier: 13, members: 3, opened_stamp: YESTERDAY })
    .returning("group_id")
    .executeTakeFirstOrThrow();
  const races = { points: 900, races: 5, played: 5, elapsedMs: 300_000 };
  return { id, week: 1, tier: 13, groupID, place: 1, newTier: 10, reason: "winner", standing: 10, ...races };
}

const figuresOf = async (userID: UserID) => {
  const { standing } = await achievementsOf(stage, userID);
  return ACHIEVEMENT_FIELDS.filter((field) => standing[field] !== undefined && standing[field] !== 0);
};

it("Every figure that achievements may ask for is moved by something that a player does", async () => {
  const rich = { membership: "gold", created_stamp: before(nowStamp(), days(90)) } as const;
  const [userID, friendID] = [await stage.newPlayer(rich), await stage.newPlayer()];
  expect(await figuresOf(userID)).toEqual(["level", "playerLevel", "membership"]);

  const race = countedRace(userID, { usedNitro: true, friends: 4, beatWampus: true });
  const lessons = LESSON_IDS.map((lessonID) => countedRace(userID, { site: "math", lessonID, done: 20 }));
  const many = Array.from({ length: 40 }, () => countedRace(userID, { mode: "friend", friends: 1, usedNitro: true }));
  const seasons = SEASON_CALENDAR.map(({ startStamp }) => countedRace(userID, { startedStamp: startStamp }));
  await newTeam(stage.db, userID);
  await stage.db
    .updateTable("team_members")
    .set({ join_stamp: before(YESTERDAY, days(1)) })
    .execute();
  const rewards = [{ cash: 50_000 }, { carID: 1 as CarID }, { lootID: 168 as never }];
  await stage.run(async (work) => {
    await grant(work, [{ userID, rewards, reference: "test:figures", reason: "test" }]);
    await befriend(work, userID, [friendID]);
    await sendGift(work, userID, friendID, GIFTS.least);
    await openDailyBox(work, userID, () => 0);
    await buy(work, "type", userID, NITRO_OFFER.wish);
    await enter(work, testVault, userID, { key: "figures" }, {});
    await settleRace(work, wonBy([userID, friendID]));
    await countForTeams(work, [race]);
    await countForChallenges(work, many);
    await countForSeason(work, seasons);
    await writeResults(work, RACERS, [await cupOf(userID)]);
    await countForAchievements(work, [race, ...lessons]);
  });

  expect(await figuresOf(userID)).toEqual(ACHIEVEMENT_FIELDS);
});
