import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { newRace, tick, takeKeys, type Race } from "#shared/rules/race/race.ts";
import { welcomeGuest } from "#shared/server/accounts/sessions/guests.ts";
import { befriend } from "#shared/server/friends/friendships.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { outcomeOf } from "#shared/server/race/outcome.ts";
import { ownRaceOf } from "#shared/server/race/own-race.ts";
import { purgeGuests, purgeKeyLogs } from "#shared/server/race/purge.ts";
import { raceRecordOf } from "#shared/server/race/record.ts";
import { settleRace } from "#shared/server/race/settle.ts";
import type { Stamp } from "#shared/units.ts";

import { diceOf } from "../support/dice.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
const TEXT = TEXTS[0] ?? { textID: 0, body: "" };

beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const run: Stage["run"] = (op, at) => stage.run(op, at);
const dice = diceOf("guests who settle");
const newUser = async (): Promise<UserID> => (await run((work) => welcomeGuest(work, undefined, dice))).userID;

/** A finished race of these users and a bot, everyone typing the whole text with one error. */
function finishedRace(userIDs: readonly UserID[]): Race {
  const seats = [...userIDs, null].map((userID, slot) => ({
    slot,
    userID,
    displayName: `Racer ${slot}`,
    carID: GUEST_CAR,
    carHueAngle: 40 * slot,
    isBot: userID === null,
  }));
  let race = newRace(randomUUID() as RaceID, TEXT.textID as Race["textID"], TEXT.body, seats);
  for (const { slot } of seats) {
    let from = 0;
    for (const character of `~${TEXT.body}`) {
      const at = Math.round(from * (150 + slot * 10));
      race = takeKeys(
        race,
        slot,
        { from: from++, at: [at], chars: character },
        { arrivalMs: at + 30, roundTripMs: 40 },
      );
    }
  }
  return tick(race, 100_000);
}

const rowsOf = async (raceID: RaceID) => {
  const results = await stage.db.selectFrom("race_results").selectAll().where("race_id", "=", raceID).execute();
  const logs = await stage.db.selectFrom("key_logs").selectAll().where("race_id", "=", raceID).execute();
  return { results, logs };
};

describe("settling a race", () => {
  it("stores where it was driven and when a line was down; what an earlier version left on disk has neither", async () => {
    const userID = await newUser();
    const race = finishedRace([userID]);
    const outages = [{ fromMs: 1_200, toMs: 4_000 }];
    const racers = race.racers.map((racer) => (racer.seat.slot === 0 ? { ...racer, outages } : racer));
    const outcome = outcomeOf({ ...race, racers }, "type", nowStamp());
    await run((work) => settleRace(work, { ...outcome, sceneryKey: "snowy-pass" }));
    expect((await raceRecordOf(stage.db, race.raceID, "operator")).sceneryKey).toBe("snowy-pass");
    expect((await ownRaceOf(stage.db, race.raceID, userID, nowStamp())).outages).toEqual(outages);
    const old = outcomeOf(finishedRace([userID]), "type", nowStamp());
    const spooled = { ...old, results: old.results.map(({ outages: _none, ...result }) => result) };
    await run((work) => settleRace(work, spooled));
    expect((await raceRecordOf(stage.db, old.raceID, "operator")).sceneryKey).toBeNull();
    expect((await ownRaceOf(stage.db, old.raceID, userID, nowStamp())).outages).toEqual([]);
  });

  it("tells an account which people it raced against, but none who may not be found, and no guest", async () => {
    const [own, friend, stranger, hidden] = await Promise.all([1, 2, 3, 4].map(() => stage.newPlayer()));
    if (!own || !friend || !stranger || !hidden) throw new Error("nobody came");
    await run((work) => befriend(work, own, [friend]));
    await stage.db.updateTable("users").set({ findable: false }).where("user_id", "in", [friend, hidden]).execute();
    const opponentsOf = async (...racers: UserID[]) => {
      const race = finishedRace(racers);
      await run((work) => settleRace(work, outcomeOf(race, "type", nowStamp())));
      const { opponents } = await ownRaceOf(stage.db, race.raceID, own, nowStamp());
      return opponents.map(({ slot, userID, relation }) => [slot, userID, relation]);
    };
    expect(await opponentsOf(own, friend, stranger, hidden)).toEqual([
      [1, friend, "friend"],
      [2, stranger, "none"],
    ]);
    expect(await opponentsOf(own, await newUser())).toEqual([]);
  });

  it("stores results and key logs, and the record replays every press", async () => {
    const race = finishedRace([await newUser(), await newUser()]);
    expect(await run((work) => settleRace(work, outcomeOf(race, "type", nowStamp())))).toBeDefined();
    const record = await raceRecordOf(stage.db, race.raceID, "operator");
    expect(record.text).toBe(TEXT.body);
    expect(record.results.map((line) => [line.slot, line.place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    for (const line of record.results) {
      const keys = race.racers[line.slot]?.lane.keys.map((key) => [key.atMs, key.fairMs, key.character]);
      expect(line.replay).toEqual(keys);
      expect(line).toMatchObject({ typed: TEXT.body.length, errors: 1, standing: "finished" });
    }
  });

  it("writes once, however often and however parallel it is called", async () => {
    const userID = await newUser();
    const race = finishedRace([userID]);
    const outcome = outcomeOf(race, "type", nowStamp());
    const written = await Promise.all(Array.from({ length: 20 }, () => run((work) => settleRace(work, outcome))));
    expect(written.filter(Boolean)).toHaveLength(1);
    const { results, logs } = await rowsOf(race.raceID);
    expect([results.length, logs.length]).toEqual([2, 2]);
    const user = await stage.db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();
    expect(user.races_played).toBe(1);
  });

  it("settles races that share racers in parallel without a deadlock", async () => {
    const users = await Promise.all(Array.from({ length: 4 }, newUser));
    const outcomes = Array.from({ length: 30 }, (_unused, n) =>
      outcomeOf(finishedRace(n % 2 === 0 ? users : users.toReversed()), "type", nowStamp()),
    );
    await Promise.all(outcomes.map((outcome) => run((work) => settleRace(work, outcome))));
    const rows = await stage.db.selectFrom("users").select("races_played").where("user_id", "in", users).execute();
    expect(rows.map((row) => row.races_played)).toEqual([30, 30, 30, 30]);
  });

  it("averages the last ten finished races", async () => {
    const userID = await newUser();
    const start = nowStamp();
    const speeds: number[] = [];
    for (let n = 0; n < 12; n++) {
      const outcome = outcomeOf(finishedRace([userID]), "type", (start + n) as Stamp);
      const results = outcome.results.map((result) => ({ ...result, wpm: result.seat.isBot ? result.wpm : 30 + n }));
      speeds.push(30 + n);
      await run((work) => settleRace(work, { ...outcome, results }));
    }
    const { avg_speed } = await stage.db
      .selectFrom("users")
      .select("avg_speed")
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    const lastTen = speeds.slice(-10);
    expect(avg_speed).toBeCloseTo(lastTen.reduce((sum, wpm) => sum + wpm, 0) / 10);
  });

  it("keeps the result of a racer who was purged meanwhile, without the racer", async () => {
    const userID = await newUser();
    const race = finishedRace([userID]);
    await stage.db.deleteFrom("users").where("user_id", "=", userID).execute();
    await run((work) => settleRace(work, outcomeOf(race, "type", nowStamp())));
    const { results } = await rowsOf(race.raceID);
    expect(results.map((row) => row.user_id)).toEqual([null, null]);
  });
});

describe("purging", () => {
  const in31Days = (): Stamp => (nowStamp() + 31 * 86_400) as Stamp;

  it("deletes key logs after 30 days and keeps the results", async () => {
    const race = finishedRace([await newUser()]);
    await run((work) => settleRace(work, outcomeOf(race, "type", nowStamp())));
    await run(purgeKeyLogs);
    expect((await rowsOf(race.raceID)).logs).toHaveLength(2);
    expect(await run(purgeKeyLogs, in31Days())).toBeGreaterThanOrEqual(2);
    expect((await rowsOf(race.raceID)).logs).toHaveLength(0);
    expect((await raceRecordOf(stage.db, race.raceID, "operator")).results.map((line) => line.replay)).toEqual([
      null,
      null,
    ]);
  });

  it("deletes guests who were away for 30 days", async () => {
    const userID = await newUser();
    await run(purgeGuests);
    const still = await stage.db.selectFrom("users").select("user_id").where("user_id", "=", userID).execute();
    expect(still).toHaveLength(1);
    await run(purgeGuests, in31Days());
    const gone = await stage.db.selectFrom("users").select("user_id").where("user_id", "=", userID).execute();
    expect(gone).toHaveLength(0);
  });
});
