import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { difficultyBand, difficultyOf } from "#shared/rules/difficulty.ts";
import { KEY_COSTS, REFERENCE } from "#shared/rules/key-costs/numbers.ts";
import { bandOf, BANDS, paceOf } from "#shared/rules/key-costs/reference.ts";
import { costsFrom, storedOf } from "#shared/rules/key-costs/stored.ts";
import { declareBot } from "#shared/server/bots/declare.ts";
import { countForKeyCosts } from "#shared/server/key-costs/count-races.ts";
import { keyStatsOf } from "#shared/server/key-costs/own.ts";
import { comparedWith, fitReferences } from "#shared/server/key-costs/references.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import { countForSlices } from "#shared/server/scores/count-slices.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, days, hourOf, hours, minutes, type Stamp } from "#shared/units.ts";

import { anybody } from "../support/corpus/math/people.ts";
import { personFrom } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { countedRace } from "../support/counted-race.ts";
import { diceOf } from "../support/dice.ts";
import { holdRace, releaseHeld, SIGN } from "../support/holds.ts";
import { newStage, type Stage } from "../support/players.ts";
import { solvedByAll } from "../support/solved-race.ts";
import { statementsOf } from "../support/statements.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { costsAfter } from "../support/weak-racer.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const NOW = nowStamp();
let seed = 8_100;

/** A race of these, settled and not yet paid. */
async function settled(userIDs: readonly UserID[], at: Stamp = before(NOW, minutes(seed % 900))): Promise<RaceID> {
  const outcome = racedBy(
    userIDs.map((userID, slot) => ({ userID, typer: person(slot + 3) })),
    at,
    seed++,
  );
  await stage.run((work) => settleRace(work, outcome), at);
  return outcome.raceID;
}

async function races(userID: UserID, count: number): Promise<void> {
  for (let race = 0; race < count; race++) {
    const raceID = await settled([userID]);
    await stage.run((work) => payRace(work, raceID));
  }
}

const rowOf = (userID: UserID, site: "type" | "math" = "type") =>
  stage.db
    .selectFrom("key_costs")
    .selectAll()
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .executeTakeFirst();
const racesOf = async (userID: UserID) => (await rowOf(userID))?.costs.pairs?.races ?? 0;

const slicesOf = async (userID: UserID) => {
  const rows = await stage.db.selectFrom("racer_slices").selectAll().where("user_id", "=", userID).execute();
  return Object.fromEntries(
    rows.map(({ site, slice, key, user_id: _user, ...figures }) => [`${site} ${slice} ${key}`, figures]),
  );
};

describe("what keys cost a racer", () => {
  it("is added when a race is paid: once, for all its racers in two statements", async () => {
    const racers = await Promise.all([stage.newPlayer(), stage.newPlayer(), stage.newPlayer()]);
    const raceID = await settled(racers);
    expect(await Promise.all(racers.map(racesOf))).toEqual([0, 0, 0]);
    await stage.run((work) => payRace(work, raceID));
    await stage.run((work) => payRace(work, raceID));
    expect(await Promise.all(racers.map(racesOf))).toEqual([1, 1, 1]);
    const row = await rowOf(racers[0]);
    expect(row?.pace_ms).toBeCloseTo(paceOf(costsFrom(row!.costs)) ?? 0, -1);
    const counted = racers.map((userID, slot) => countedRace(userID, { raceID, slot }));
    expect(await statementsOf(stage, (work) => countForKeyCosts(work, counted))).toBe(2);
    expect(await statementsOf(stage, (work) => countForKeyCosts(work, counted.slice(1)))).toBe(2);
    expect(await statementsOf(stage, (work) => countForSlices(work, counted))).toBe(1);
  });

  it("waits with a held reward, and comes once with it; a refused one brings nothing", async () => {
    const userID = await stage.newPlayer();
    const raceID = await settled([userID]);
    await stage.run((work) => holdRace(work, raceID, userID, [SIGN]));
    await stage.run((work) => payRace(work, raceID));
    expect(await racesOf(userID)).toBe(0);
    expect(await slicesOf(userID)).toEqual({});
    await stage.run((work) => releaseHeld(work, userID));
    await stage.run((work) => releaseHeld(work, userID));
    expect(await racesOf(userID)).toBe(1);
    expect(Object.keys(await slicesOf(userID)).length).toBe(2);
  });

  it("needs the log: a race that is released after its log was deleted pays, and says nothing of keys", async () => {
    const userID = await stage.newPlayer();
    const raceID = await settled([userID]);
    await stage.run((work) => holdRace(work, raceID, userID, [SIGN]));
    await stage.db.deleteFrom("key_logs").where("race_id", "=", raceID).execute();
    await stage.run((work) => releaseHeld(work, userID));
    const { state } = await stage.db
      .selectFrom("race_rewards")
      .select("state")
      .where("race_id", "=", raceID)
      .executeTakeFirstOrThrow();
    expect(state).toBe("paid");
    expect(await rowOf(userID)).toBeUndefined();
  });

  it("is nothing of guests, bots of the house, and races that pay nothing", async () => {
    const guest = await stage.newPlayer({ account_type: "guest", username: null });
    const userID = await stage.newPlayer();
    const outcome = racedBy(
      [
        { userID: guest, typer: person(4) },
        { userID, typer: person(5) },
      ],
      before(NOW, minutes(3)),
      seed++,
    );
    const careless = { ...outcome, results: outcome.results.map((result) => ({ ...result, accuracy: 60 })) };
    await stage.run((work) => settleRace(work, careless));
    await stage.run((work) => payRace(work, outcome.raceID));
    expect([await rowOf(guest), await rowOf(userID)]).toEqual([undefined, undefined]);
    expect([await slicesOf(guest), await slicesOf(userID)]).toEqual([{}, {}]);
  });

  it("goes with an account that is declared a bot, and with one that is erased; the export has it", async () => {
    const [bot, gone] = [await stage.newPlayer(), await stage.newPlayer()];
    for (const userID of [bot, gone]) await races(userID, 1);
    const exported = await exportOf(stage.db, gone);
    expect(exported).toMatchObject({ keyCosts: [{ site: "type", costs: { pairs: { races: 1 } } }] });
    expect(exported.slices).toHaveLength(2);
    await stage.run((work) => declareBot(work, bot));
    await races(bot, 1);
    await stage.db.deleteFrom("users").where("user_id", "=", gone).execute();
    for (const userID of [bot, gone]) {
      expect(await rowOf(userID)).toBeUndefined();
      expect(await slicesOf(userID)).toEqual({});
    }
  });

  it("of math are the facts of each lesson", async () => {
    const userID = await stage.newPlayer();
    const racer = anybody(diceOf("reckoner"));
    for (let nth = 0; nth < 12; nth++) {
      const at = before(NOW, minutes(500 - nth * 5));
      const outcome = solvedByAll([{ userID, racer }], at, { seed: nth, lessonID: "multiplication_2", nth });
      await stage.run((work) => settleRace(work, outcome), at);
      await stage.run((work) => payRace(work, outcome.raceID), at);
    }
    await stage.run((work) => releaseHeld(work, userID));
    const row = await rowOf(userID, "math");
    expect(row?.pace_ms).toBeNull();
    expect(row?.costs.multiplication_2?.races).toBe(12);
    expect((await slicesOf(userID))["math lesson multiplication_2"]?.races).toBe(12);
    const { facts, pairs, keys } = await keyStatsOf(stage.db, userID, "math");
    expect([pairs, keys]).toEqual([[], []]);
    expect(facts.length).toBeGreaterThan(5);
    for (const { fact, lessonID, uses } of facts) {
      expect(fact).toMatch(/^\d+ × \d+$/);
      expect(lessonID).toBe("multiplication_2");
      expect(uses).toBeGreaterThanOrEqual(4);
    }
  });

  it("never grows beyond its bound", async () => {
    const userID = await stage.newPlayer();
    await races(userID, 3);
    const parts = Object.values((await rowOf(userID))?.costs ?? {}).flatMap(({ parts: all }) => Object.keys(all));
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.length).toBeLessThanOrEqual(KEY_COSTS.mostParts);
  });
});

describe("slices", () => {
  it("are the hour of the start in UTC and the difficulty of the text, and add up", async () => {
    const userID = await stage.newPlayer();
    const [text] = TEXTS;
    const at = before(NOW, hours(5));
    const one = countedRace(userID, {
      startedStamp: at,
      textID: text!.textID,
      speed: 40,
      done: 200,
      errors: 4,
      elapsedMs: 50_000,
    });
    const other = { ...one, speed: 60, errors: 1 };
    await stage.run((work) => countForSlices(work, [one]));
    await stage.run((work) => countForSlices(work, [other, { ...one, startedStamp: before(at, days(1)) }]));
    const figures = { races: 3, done: 600, errors: 9, elapsed_ms: 150_000, speed_sum: 140, best_speed: 60 };
    expect(await slicesOf(userID)).toEqual({
      [`type hour ${hourOf(at)}`]: figures,
      [`type difficulty ${difficultyBand(difficultyOf(text!.body))}`]: figures,
    });
  });
});

describe("what racers of one speed take", () => {
  const typed = async (nth: number) => {
    const userID = await stage.newPlayer();
    const costs = costsAfter(12, personFrom(TYPISTS.average, diceOf(`typist ${nth}`)), diceOf(`races ${nth}`));
    await stage.db
      .insertInto("key_costs")
      .values({
        user_id: userID,
        site: "type",
        costs: JSON.stringify(storedOf(costs)),
        pace_ms: paceOf(costs) ?? null,
        raced_stamp: NOW,
      })
      .execute();
    return paceOf(costs) ?? 0;
  };

  it("is fitted from those of each band once there are enough, and told with the racer's figures", async () => {
    const own = await stage.newPlayer();
    await races(own, 10);
    await stage.run((work) => releaseHeld(work, own));
    expect(await keyStatsOf(stage.db, own, "type")).toMatchObject({ comparedWith: 0, racesNeeded: 10 });
    const paces: number[] = [];
    for (let nth = 0; nth < 60; nth++) paces.push(await typed(nth));
    await fitReferences(stage.performer());
    const rows = await stage.db.selectFrom("key_references").selectAll().orderBy("band").execute();
    const inBand = (band: number) => paces.filter((paceMs) => bandOf(paceMs) === band).length;
    expect(rows[0]?.band).toBe(-1);
    for (const { band, racers } of rows.slice(1)) {
      expect(racers).toBeGreaterThanOrEqual(REFERENCE.fewestRacers);
      expect(racers).toBeGreaterThanOrEqual(inBand(band));
    }
    const full = BANDS.filter((band) => inBand(band) >= REFERENCE.fewestRacers);
    expect(rows.map((row) => row.band)).toEqual(expect.arrayContaining(full));
    const { racers, compared } = await comparedWith(
      stage.db,
      paces.find((paceMs) => full.includes(bandOf(paceMs))) ?? 0,
    );
    expect(racers).toBeGreaterThanOrEqual(REFERENCE.fewestRacers);
    expect(compared.alike.pairs.th?.racers).toBeGreaterThanOrEqual(REFERENCE.fewestRacers);
    const told = await keyStatsOf(stage.db, own, "type");
    const ownBand = bandOf(paceOf(costsFrom((await rowOf(own))?.costs ?? {})) ?? 0);
    expect(told.comparedWith).toBe(rows.find(({ band }) => band === ownBand)?.racers ?? 0);
    expect(told.keys.length).toBeGreaterThan(15);
    expect(told.pairs.every(({ isWeak, lostInHundredMs }) => isWeak && lostInHundredMs > 0)).toBe(true);
  });
});
