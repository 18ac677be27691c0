import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { decodeAnswerLog } from "#shared/rules/math/answer-log.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { assessFairPlay } from "#shared/server/race/assess-fair-play.ts";
import { ownRaceOf } from "#shared/server/race/own-race.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, minutes, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { constant152, constant400, replayed } from "../support/corpus/math/machines.ts";
import { PEOPLE, type MathRacer } from "../support/corpus/math/people.ts";
import { newStage, type Stage } from "../support/players.ts";
import { solvedByAll } from "../support/solved-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const personOf = (kind: string, seed: number): MathRacer => {
  const somebody = PEOPLE[kind];
  if (!somebody) throw new RangeError(`nobody reckons like ${kind}`);
  return somebody(seededDice(seed));
};
const botOf = (machine: typeof constant152): MathRacer => machine(seededDice(1));

const START = before(nowStamp(), minutes(200));
const at = (nth: number): Stamp => (START + nth * 120) as Stamp;

/** Settles and pays races one after the other. */
async function season(userID: UserID, racer: MathRacer, races: number, seed: number): Promise<RaceID[]> {
  const raceIDs: RaceID[] = [];
  for (let nth = 0; nth < races; nth++) {
    const outcome = solvedByAll([{ userID, racer }], at(nth), { seed: seed + nth, nth });
    await stage.run((work) => settleRace(work, outcome), at(nth));
    await stage.run((work) => payRace(work, outcome.raceID), at(nth));
    raceIDs.push(outcome.raceID);
  }
  return raceIDs;
}

const statesOf = async (userID: UserID): Promise<string[]> =>
  (
    await stage.db
      .selectFrom("race_rewards")
      .select("state")
      .where("user_id", "=", userID)
      .orderBy("due_stamp")
      .execute()
  ).map(({ state }) => state);

describe("a math race", () => {
  it("of a program that answers every 152 or 400 ms is held from the first on, with what was measured", async () => {
    for (const machine of [constant152, constant400]) {
      const userID = await stage.newPlayer();
      const [first] = await season(userID, botOf(machine), 3, 10);
      expect(await statesOf(userID)).toEqual(["held", "held", "held"]);
      const { signals } = await ownRaceOf(stage.db, first ?? ("" as RaceID), userID, cardTimes());
      expect(signals).toContainEqual({ code: "answer-clock", measured: 0, threshold: expect.any(Number) });
    }
    const { rows } = await sql<{ speed: number }>`select speed from race_results order by speed desc limit 1`.execute(
      stage.db,
    );
    expect(rows[0]?.speed).toBeGreaterThan(370);
  });

  it.each([
    ["adult", 1],
    ["child of seven", 2],
    ["careful", 3],
  ])("of a person is paid, race after race: %s", async (kind, nth) => {
    const userID = await stage.newPlayer();
    await season(userID, personOf(kind, nth), 22, 1_000 * nth);
    expect(new Set(await statesOf(userID))).toEqual(new Set(["paid"]));
  });

  it("that repeats the waits of another's is held, and that other one is paid", async () => {
    const [own, thief] = [await stage.newPlayer(), await stage.newPlayer()];
    const [source] = await season(own, personOf("adult", 9), 1, 70);
    const { keys } = await stage.db
      .selectFrom("key_logs")
      .select("keys")
      .where("race_id", "=", source ?? ("" as RaceID))
      .executeTakeFirstOrThrow();
    await season(thief, (asked) => replayed(decodeAnswerLog(keys), asked, (waitMs) => waitMs * 1.1), 1, 71);
    expect([await statesOf(own), await statesOf(thief)]).toEqual([["paid"], ["held"]]);
  });

  it("counts with those before it in whatever order they are settled", async () => {
    const userID = await stage.newPlayer();
    const racer = personOf("adult", 12);
    const outcomes = [0, 1, 2].map((nth) => solvedByAll([{ userID, racer }], at(nth), { seed: 90 + nth, nth }));
    for (const outcome of outcomes.toReversed()) await stage.run((work) => settleRace(work, outcome));
    const weigh = (raceID: RaceID | undefined) =>
      stage.run((work) => assessFairPlay(work, raceID ?? ("" as RaceID), 0, userID));
    const copies = async () =>
      (await Promise.all(outcomes.map(({ raceID }) => weigh(raceID)))).map(
        ({ signals }) => signals.find(({ code }) => code === "answer-copy")?.measured ?? null,
      );
    const [first, ...later] = await copies();
    expect(first).toBeNull();
    expect(later.map((measured) => measured !== null)).toEqual([true, true]);
    expect(await copies()).toEqual([first, ...later]);
  });

  it("with a lesson or problems of a later version is passed over, as its race and as an earlier one", async () => {
    const userID = await stage.newPlayer();
    const raceIDs = await season(userID, personOf("adult", 3), 3, 500);
    const set = (raceID: RaceID | undefined, values: object) =>
      stage.db
        .updateTable("races")
        .set(values)
        .where("race_id", "=", raceID ?? ("" as RaceID))
        .execute();
    await set(raceIDs[0], { lesson_id: "fractions_9" });
    await set(raceIDs[1], { problems: JSON.stringify([{ prompt: { kind: "fractions" }, answer: "1" }]) });
    const weigh = (raceID: RaceID | undefined) =>
      stage.run((work) => assessFairPlay(work, raceID ?? ("" as RaceID), 0, userID));
    expect((await weigh(raceIDs[0])).signals).toEqual([]);
    expect((await weigh(raceIDs[1])).signals).toEqual([]);
    const { verdict, signals } = await weigh(raceIDs[2]);
    expect(verdict).toBe("clear");
    expect(signals.find(({ code }) => code === "answer-copy")?.measured).toBeNull();
  });

  it("is weighed with every kind of problems", async () => {
    for (const lessonID of LESSON_IDS) {
      const userID = await stage.newPlayer();
      const outcome = solvedByAll([{ userID, racer: personOf("adult", 31) }], START, { seed: 31, lessonID });
      await stage.run((work) => settleRace(work, outcome));
      const { verdict, signals } = await stage.run((work) => assessFairPlay(work, outcome.raceID, 0, userID));
      expect([lessonID, verdict]).toEqual([lessonID, "clear"]);
      expect(signals.find(({ code }) => code === "answer-clock")?.measured).toBeGreaterThan(0);
    }
  });
});
