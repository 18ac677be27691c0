import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CHALLENGE_REWARDS } from "#shared/content/challenges.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { challengesOf } from "#shared/rules/challenges/draw.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { countForChallenges } from "#shared/server/challenges/count-races.ts";
import { challengePurges } from "#shared/server/challenges/purge.ts";
import { readDay } from "#shared/server/challenges/stored-day.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, dayOf, days, hours, startOf, type Day, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { releaseHeld } from "../support/holds.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

/** The noon of the latest day before yesterday that has such a challenge. */
function noonWith(field: string, size: string): { at: Stamp; day: Day; nth: number } {
  const today = dayOf(nowStamp());
  for (let day = (today - 2) as Day; day > today - 300; day--) {
    const nth = challengesOf(day).findIndex((each) => each.field === field && each.size === size);
    if (nth >= 0) return { at: after(startOf(day), hours(12)), day, nth };
  }
  throw new Error(`no day is about ${field}`);
}
const RACES = (() => noonWith("races", "small"))();

let turn = 0;
/** A well typed race of a player that nobody else is in. */
const raceOf = (userID: UserID, at: Stamp) => racedBy([{ userID, typer: person(500 + turn) }], at, 900 + turn++);
async function settled(userID: UserID, at: Stamp): Promise<RaceID> {
  const outcome = raceOf(userID, at);
  await stage.run((work) => settleRace(work, outcome), at);
  return outcome.raceID;
}
async function races(userID: UserID, at: Stamp, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    const raceID = await settled(userID, at);
    await stage.run((work) => payRace(work, raceID), at);
  }
}
const dayFor = (userID: UserID, day: Day) =>
  stage.db
    .selectFrom("challenge_days")
    .select(["progress", "complete_stamps"])
    .where("user_id", "=", userID)
    .where("day", "=", day)
    .executeTakeFirst();
const paidTo = (userID: UserID) =>
  stage.db
    .selectFrom("grants")
    .select(["reference", "rewards"])
    .where("user_id", "=", userID)
    .where("reason", "=", "challenge")
    .orderBy("reference")
    .execute();
/** The only things that a test of races looks at: others of the day may be complete, too. */
async function racesOf(userID: UserID) {
  const row = await dayFor(userID, RACES.day);
  const reference = `challenge:${userID}:${RACES.day}:${challengesOf(RACES.day)[RACES.nth]?.challengeID}`;
  return {
    progress: row?.progress[RACES.nth],
    completeStamp: row && readDay(row).completeStamps[RACES.nth],
    paid: (await paidTo(userID)).filter((grant) => grant.reference === reference).map(({ rewards }) => rewards),
  };
}
const PAID = [[{ experience: CHALLENGE_REWARDS.small }]];

describe("a challenge", () => {
  it("moves with each paid race, is complete at its goal, and pays then and never again", async () => {
    const userID = await stage.newPlayer({ races_played: 20 });
    await races(userID, RACES.at, 2);
    expect(await racesOf(userID)).toEqual({ progress: 2, completeStamp: null, paid: [] });
    await races(userID, RACES.at, 1);
    expect(await racesOf(userID)).toEqual({ progress: 3, completeStamp: RACES.at, paid: PAID });
    await races(userID, after(RACES.at, hours(1)), 1);
    expect(await racesOf(userID)).toEqual({ progress: 3, completeStamp: RACES.at, paid: PAID });
  });

  it("adds its experience to the racer's own", async () => {
    const userID = await stage.newPlayer({ races_played: 20 });
    await races(userID, RACES.at, 3);
    const { experience } = await stage.db
      .selectFrom("users")
      .select("experience")
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    const grants = await stage.db.selectFrom("grants").select("rewards").where("user_id", "=", userID).execute();
    const given = grants
      .flatMap(({ rewards }) => rewards)
      .flatMap((each) => ("experience" in each ? each.experience : 0));
    expect(experience).toBe(given.reduce((sum, each) => sum + each, 0));
  });

  it("pays once when the race that completes it is paid 200 times at once", async () => {
    const userID = await stage.newPlayer({ races_played: 20 });
    await races(userID, RACES.at, 2);
    const raceID = await settled(userID, RACES.at);
    const pay = () => stage.run((work) => payRace(work, raceID), RACES.at);
    await atOnce(Array.from({ length: 200 }, () => pay));
    expect(await racesOf(userID)).toEqual({ progress: 3, completeStamp: RACES.at, paid: PAID });
  });

  it("counts each of several races that are paid at once", async () => {
    const userID = await stage.newPlayer({ races_played: 20 });
    const raceIDs = [];
    for (let nth = 0; nth < 3; nth++) raceIDs.push(await settled(userID, RACES.at));
    await atOnce(raceIDs.map((raceID) => () => stage.run((work) => payRace(work, raceID), RACES.at)));
    expect(await racesOf(userID)).toEqual({ progress: 3, completeStamp: RACES.at, paid: PAID });
  });
});

describe("a race whose reward is held", () => {
  it("counts when it is released, for the day on which it started", async () => {
    const userID = await stage.newPlayer({ races_played: 20, captcha_reason: "pending" });
    await races(userID, RACES.at, 3);
    expect(await dayFor(userID, RACES.day)).toBeUndefined();
    const later = after(RACES.at, days(1));
    await stage.run((work) => releaseHeld(work, userID), later);
    expect(await racesOf(userID)).toEqual({ progress: 3, completeStamp: later, paid: PAID });
    expect(await dayFor(userID, dayOf(later))).toBeUndefined();
  });
});

describe("while challenges are shut to a racer", () => {
  it("races count, and the tenth pays at once what the day had earned", async () => {
    const userID = await stage.newPlayer({ races_played: 5 });
    await races(userID, RACES.at, 4);
    expect(await racesOf(userID)).toEqual({ progress: 3, completeStamp: null, paid: [] });
    await races(userID, RACES.at, 1);
    expect(await racesOf(userID)).toEqual({ progress: 3, completeStamp: RACES.at, paid: PAID });
  });

  it("gold opens them", async () => {
    const userID = await stage.newPlayer({ membership: "gold" });
    await races(userID, RACES.at, 3);
    expect(await racesOf(userID)).toEqual({ progress: 3, completeStamp: RACES.at, paid: PAID });
  });
});

describe("counting", () => {
  const race = (userID: UserID, more: Partial<CountedRace> = {}) =>
    countedRace(userID, { startedStamp: RACES.at, ...more });

  it("leaves out races that pay nothing, and those of the math site", async () => {
    const userID = await stage.newPlayer();
    const nothing = { cash: 0, experience: 0, nitros: 0 };
    const unpaid = [race(userID, { reward: nothing }), race(userID, { standing: "unfinished" })];
    await stage.run((work) => countForChallenges(work, [...unpaid, race(userID, { site: "math" })]));
    expect(await dayFor(userID, RACES.day)).toBeUndefined();
  });

  it("costs as many statements for forty racers on two days as for one", async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => stage.newPlayer({ races_played: 20 })));
    const both = (userID: UserID) =>
      [RACES.at, before(RACES.at, days(1))].flatMap((startedStamp) =>
        Array.from({ length: 10 }, () => race(userID, { startedStamp })),
      );
    const cost = (userIDs: readonly UserID[]) =>
      statementsOf(stage, (work) => countForChallenges(work, userIDs.flatMap(both)));
    expect(await cost(players.slice(1))).toBe(await cost(players.slice(0, 1)));
    expect(await Promise.all(players.map(racesOf))).toEqual(players.map(() => expect.objectContaining({ paid: PAID })));
  });
});

describe("days of challenges", () => {
  it("are purged when they are over for long", async () => {
    const userID = await stage.newPlayer();
    const today = dayOf(nowStamp());
    const [kept, gone] = [today - KEPT_DAYS.challengeDay, today - KEPT_DAYS.challengeDay - 1] as Day[] as [Day, Day];
    await stage.db
      .insertInto("challenge_days")
      .values(
        [kept, gone].map((day) => ({ user_id: userID, day, progress: [0, 0, 0], complete_stamps: ["0", "0", "0"] })),
      )
      .execute();
    await stage.run((work) => challengePurges[0]?.(work) ?? Promise.reject(new Error("nothing is purged")));
    expect(await dayFor(userID, gone)).toBeUndefined();
    expect(await dayFor(userID, kept)).toBeDefined();
  });
});
