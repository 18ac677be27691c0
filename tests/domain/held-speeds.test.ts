import { afterAll, beforeAll, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { dailyFriendsOf } from "#shared/server/race/daily-friends.ts";
import { decideHold } from "#shared/server/settlement/decide-hold.ts";
import { payRace, payReleased } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, dayOf, minutes } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";
import { machine, person, racedBy, type Typer } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const NOW = nowStamp();
let seed = 500;

async function raced(userID: UserID, typer: Typer, wpm: number, minutesAgo: number, accuracy = 98): Promise<RaceID> {
  const at = before(NOW, minutes(minutesAgo));
  const one = racedBy([{ userID, typer }], at, seed++);
  const outcome = { ...one, results: one.results.map((result) => ({ ...result, wpm, accuracy })) };
  await stage.run((work) => settleRace(work, outcome), at);
  await stage.run((work) => payRace(work, outcome.raceID), at);
  return outcome.raceID;
}

const shownOf = async (userID: UserID) => {
  const row = await stage.db
    .selectFrom("users as u")
    .innerJoin("racing_stats as s", "s.user_id", "u.user_id")
    .leftJoin("tallies as t", "t.user_id", "u.user_id")
    .select(["u.avg_speed", "s.highest_speed", "t.counts"])
    .where("u.user_id", "=", userID)
    .where("s.site", "=", "type")
    .executeTakeFirstOrThrow();
  return { average: row.avg_speed, best: row.highest_speed, forAchievements: row.counts?.highestSpeed ?? 0 };
};
const holdsOf = (userID: UserID) =>
  stage.db.selectFrom("reward_holds").selectAll().where("user_id", "=", userID).orderBy("hold_id").execute();
const openHold = async (userID: UserID) => {
  const hold = (await holdsOf(userID)).find(({ ended_stamp }) => ended_stamp === null);
  if (!hold) throw new Error("nothing is held");
  return hold.hold_id;
};
const all = (wpm: number) => ({ average: wpm, best: wpm, forAchievements: wpm });

it("a macro's speed is nowhere while it is held, nor after it was refused", async () => {
  const userID = await stage.newPlayer();
  await raced(userID, person(4), 50, 30);
  expect(await shownOf(userID)).toEqual(all(50));
  await raced(userID, machine, 250, 20);
  expect(await shownOf(userID)).toEqual(all(50));
  await raced(userID, person(5), 60, 10);
  expect(await shownOf(userID)).toEqual({ average: 55, best: 60, forAchievements: 60 });
  const holdID = await openHold(userID);
  await stage.run((work) => decideHold(work, holdID, false, { operator: "Mo", reason: "" }));
  expect(await shownOf(userID)).toEqual({ average: 55, best: 60, forAchievements: 60 });
  await raced(userID, person(6), 55, 5);
  expect(await shownOf(userID)).toEqual({ average: 55, best: 60, forAchievements: 60 });
});

it("a race that pays nothing, and so is never weighed, is nobody's best", async () => {
  const userID = await stage.newPlayer();
  await raced(userID, person(4), 50, 30);
  await raced(userID, machine, 290, 20, 60);
  expect(await shownOf(userID)).toMatchObject({ best: 50, forAchievements: 50 });
});

it("who has only held races has no speed yet, but sits among others as fast", async () => {
  const userID = await stage.newPlayer();
  await raced(userID, machine, 250, 20);
  expect(await shownOf(userID)).toEqual({ average: null, best: 0, forAchievements: 0 });
  expect(await cardOf(stage.performer(NOW) as never, userID)).toMatchObject({ avgSpeed: 250 });
  const holdID = await openHold(userID);
  await stage.run((work) => decideHold(work, holdID, false, { operator: "Mo", reason: "" }));
  expect(await shownOf(userID)).toEqual({ average: null, best: 0, forAchievements: 0 });
  expect(await cardOf(stage.performer(NOW) as never, userID)).toMatchObject({ avgSpeed: null });
});

it("an honest racer's speed appears when it is released", async () => {
  const userID = await stage.newPlayer();
  await raced(userID, person(4), 80, 30);
  await raced(userID, person(4), 140, 20);
  expect(await holdsOf(userID)).toMatchObject([{ kind: "certificate", reason: "speed" }]);
  expect(await shownOf(userID)).toEqual(all(80));
  const holdID = await openHold(userID);
  await stage.run((work) => decideHold(work, holdID, true, { operator: "Mo", reason: "" }));
  await stage.run((work) => payReleased(work, holdID));
  expect(await shownOf(userID)).toEqual({ average: 110, best: 140, forAchievements: 140 });
});

it("what a version before counted at once is taken back when it is refused, and what it paid is counted with the next race", async () => {
  const [macro, honest] = [await stage.newPlayer(), await stage.newPlayer()];
  await raced(macro, person(4), 50, 30);
  await raced(macro, person(5), 48, 25);
  await raced(macro, machine, 250, 20);
  const counted = { highest_speed: 250 };
  await stage.db.updateTable("racing_stats").set(counted).where("user_id", "=", macro).execute();
  await stage.db.updateTable("users").set({ avg_speed: 116 }).where("user_id", "=", macro).execute();
  const holdID = await openHold(macro);
  await stage.run((work) => decideHold(work, holdID, false, { operator: "Mo", reason: "" }));
  expect(await shownOf(macro)).toEqual({ average: 49, best: 50, forAchievements: 50 });

  await raced(honest, person(4), 70, 30);
  await stage.db.updateTable("racing_stats").set({ highest_speed: 40 }).where("user_id", "=", honest).execute();
  await raced(honest, person(5), 60, 20);
  expect(await shownOf(honest)).toMatchObject({ best: 70 });
});

it("friends don't see the day's result of a race that is held", async () => {
  const [one, friend] = [await stage.newPlayer(), await stage.newPlayer()];
  const pairs = [
    { user_id: one, friend_id: friend, since_stamp: NOW },
    { user_id: friend, friend_id: one, since_stamp: NOW },
  ];
  await stage.db.insertInto("friendships").values(pairs).execute();
  const raceID = await raced(friend, machine, 250, 0);
  await stage.db
    .updateTable("racing_stats")
    .set({ daily_day: dayOf(NOW), daily_race_id: raceID, daily_speed: 250, daily_accuracy: 98 })
    .where("user_id", "=", friend)
    .execute();
  const app = { db: stage.db, nowStamp: () => NOW, config: { site: "type" } } as never;
  const seen = async () => (await dailyFriendsOf(app, one)).map(({ speed }) => speed);
  expect(await seen()).toEqual([]);
  const holdID = await openHold(friend);
  await stage.run((work) => decideHold(work, holdID, true, { operator: "Mo", reason: "" }));
  expect(await seen()).toEqual([250]);
});
