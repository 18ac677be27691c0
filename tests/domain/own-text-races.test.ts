import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import type { Goal } from "#shared/rules/classes/assignments/goal.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { isOwnText, type RaceOutcome } from "#shared/server/race/outcome.ts";
import { noteOpenRaces } from "#shared/server/race/running-races.ts";
import { settleRace, settleSeatBySeat } from "#shared/server/settlement/settle.ts";
import { after, minutes } from "#shared/units.ts";

import { assign, ownOf } from "../support/assigned.ts";
import { newTaught, place } from "../support/class-stage.ts";
import { newStage, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

/** As a race over a teacher's own text leaves it. */
function ownTextRace(userIDs: readonly UserID[], seed: number): RaceOutcome {
  const racers = userIDs.map((userID) => ({ userID, typer: person(seed) }));
  const outcome = racedBy(racers, after(nowStamp(), minutes(1)), seed);
  return { ...outcome, textID: null, mode: "friend" };
}

async function classOf(pupils: number) {
  const { teacherID, sectionID } = await newTaught(stage);
  const userIDs: UserID[] = [];
  for (let nth = 0; nth < pupils; nth++) {
    const userID = await stage.newPlayer();
    await place(stage, sectionID, userID, {});
    userIDs.push(userID);
  }
  const played = () =>
    stage.db
      .selectFrom("section_scores")
      .select(["user_id", "played"])
      .where("section_id", "=", sectionID)
      .orderBy("user_id")
      .execute();
  return { teacherID, sectionID, userIDs, played };
}

it("a race over an own text counts once for the class, however often it is settled, and for nothing else", async () => {
  const { userIDs, played } = await classOf(2);
  const outcome = ownTextRace(userIDs, 1);
  expect(isOwnText(outcome)).toBe(true);
  await noteOpenRaces(stage.db, [{ raceID: outcome.raceID, node: "here", startedStamp: outcome.startedStamp }]);
  const before = await stage.db
    .selectFrom("users")
    .selectAll()
    .where("user_id", "in", userIDs)
    .orderBy("user_id")
    .execute();
  expect(await stage.run((work) => settleRace(work, outcome))).toEqual(new Map());
  expect(await stage.run((work) => settleRace(work, outcome))).toBeUndefined();
  expect(await stage.run((work) => settleSeatBySeat(work, outcome))).toEqual([]);
  expect(await played()).toEqual(userIDs.map((user_id) => ({ user_id, played: 1 })));
  await noteOpenRaces(stage.db, [{ raceID: outcome.raceID, node: "here", startedStamp: outcome.startedStamp }]);
  for (const table of ["races", "race_results", "key_logs", "race_rewards", "running_races"] as const) {
    const { raceID } = outcome;
    expect(await stage.db.selectFrom(table).select("race_id").where("race_id", "=", raceID).execute()).toEqual([]);
  }
  const stats = stage.db.selectFrom("racing_stats").select("user_id").where("user_id", "in", userIDs);
  expect(await stats.execute()).toEqual([]);
  const now = await stage.db
    .selectFrom("users")
    .selectAll()
    .where("user_id", "in", userIDs)
    .orderBy("user_id")
    .execute();
  expect(now).toEqual(before);
});

it("counts for what the class has to do, but for no goal that asks how fast somebody is", async () => {
  const { teacherID, sectionID, userIDs } = await classOf(1);
  const [userID] = userIDs;
  if (userID === undefined) throw new Error("nobody is in the class");
  const goals: readonly Goal[] = [
    { kind: "races", races: 3 },
    { kind: "minutes", minutes: 30 },
    { kind: "accuracy", races: 3, accuracy: 10 },
    { kind: "speed", races: 3, speed: 1 },
    { kind: "improvement", races: 3, percent: 1 },
  ];
  for (const goal of goals) await assign(stage, teacherID, sectionID, goal);
  const outcome = ownTextRace(userIDs, 3);
  await stage.run((work) => settleRace(work, outcome));
  await stage.run((work) => settleRace(work, outcome));
  const counts = new Map((await ownOf(stage, userID)).map(({ goal, count }) => [goal.kind, count]));
  expect(Object.fromEntries(counts)).toEqual({
    races: 1,
    minutes: expect.closeTo(outcome.results[0]!.elapsedMs / 60_000, 0) as number,
    accuracy: 1,
    speed: 0,
    improvement: 0,
  });
});

it("counts nothing for who didn't finish, or was far from the text", async () => {
  const { userIDs, played } = await classOf(3);
  const outcome = ownTextRace(userIDs, 2);
  const [careful, ...others] = outcome.results;
  const [slow, wild] = others;
  if (!careful || !slow || !wild) throw new Error("three raced");
  const results = [careful, { ...slow, standing: "unfinished" as const }, { ...wild, accuracy: 74.9 }];
  await stage.run((work) => settleRace(work, { ...outcome, results }));
  expect(await played()).toEqual([{ user_id: careful.seat.userID, played: 1 }]);
});
