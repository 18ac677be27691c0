import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { skeleton } from "#shared/rules/account/skeleton.ts";
import { encodeKeyLog } from "#shared/rules/race/key-log.ts";
import { newRace, tick, takeKeys, type Race } from "#shared/rules/race/race.ts";
import { purgeGuests } from "#shared/server/accounts/purge.ts";
import { befriend } from "#shared/server/friends/friendships.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { lastRacesOf } from "#shared/server/race/last-races.ts";
import { outcomeOf, standingOf, type RaceOutcome } from "#shared/server/race/outcome.ts";
import { ownRaceOf } from "#shared/server/race/own-race.ts";
import { purgeKeyLogs } from "#shared/server/race/purge.ts";
import { raceRecordOf } from "#shared/server/race/record.ts";
import { settleRace, settleSeatBySeat } from "#shared/server/settlement/settle.ts";
import { after, days, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
const TEXT = TEXTS[0] ?? { textID: 0, body: "" };

beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const run: Stage["run"] = (op, at) => stage.run(op, at);
const newUser = (): Promise<UserID> => stage.newPlayer({ account_type: "guest", username: null, avg_speed: null });

/**
 * A finished race of these users and a bot, everyone typing the whole text with one error.
 *
 * @param held what each press tells of keys that were let go
 */
function finishedRace(userIDs: readonly UserID[], held?: readonly number[]): Race {
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
        { from: from++, at: [at], chars: character, ...(held && { held }) },
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
    expect((await ownRaceOf(stage.db, race.raceID, userID, cardTimes())).outages).toEqual(outages);
    const old = outcomeOf(finishedRace([userID]), "type", nowStamp());
    const spooled = { ...old, results: old.results.map(({ outages: _none, ...result }) => result) };
    await run((work) => settleRace(work, spooled));
    expect((await raceRecordOf(stage.db, old.raceID, "operator")).sceneryKey).toBeNull();
    expect((await ownRaceOf(stage.db, old.raceID, userID, cardTimes())).outages).toEqual([]);
  });

  it("tells an account which people it raced against, but none who may not be found; of guests only their slots", async () => {
    const [own, friend, stranger, hidden] = await Promise.all([1, 2, 3, 4].map(() => stage.newPlayer()));
    if (!own || !friend || !stranger || !hidden) throw new Error("nobody came");
    await run((work) => befriend(work, own, [friend]));
    await stage.db.updateTable("users").set({ findable: false }).where("user_id", "in", [friend, hidden]).execute();
    const companyIn = async (...racers: UserID[]) => {
      const race = finishedRace(racers);
      await run((work) => settleRace(work, outcomeOf(race, "type", nowStamp())));
      return async () => {
        const { opponents, guests } = await ownRaceOf(stage.db, race.raceID, own, cardTimes());
        return { people: opponents.map(({ slot, userID, relation }) => [slot, userID, relation]), guests };
      };
    };
    const people = [
      [1, friend, "friend"],
      [2, stranger, "none"],
    ];
    expect(await (await companyIn(own, friend, stranger, hidden))()).toEqual({ people, guests: [] });
    const [guest, other] = [await newUser(), await newUser()];
    const mixed = await companyIn(own, guest, stranger, other);
    expect(await mixed()).toEqual({ people: [[2, stranger, "none"]], guests: [1, 3] });
    const signedUp = {
      account_type: "standard" as const,
      username: "Signed_Up",
      username_skeleton: skeleton("Signed_Up"),
    };
    await stage.db.updateTable("users").set(signedUp).where("user_id", "=", other).execute();
    expect(await mixed()).toEqual({
      people: [
        [2, stranger, "none"],
        [3, other, "none"],
      ],
      guests: [1],
    });
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

  it("stores how long keys were down beside the logs, for an operator's eyes, and goes without where nothing is known", async () => {
    const userID = await newUser();
    const race = finishedRace([userID], [1, 170]);
    const outcome = JSON.parse(JSON.stringify(outcomeOf(race, "type", nowStamp()))) as RaceOutcome;
    await run((work) => settleRace(work, outcome));
    const { logs } = await rowsOf(race.raceID);
    const own = logs.find(({ slot }) => slot === 0);
    expect(own?.keys).toEqual(Buffer.from(encodeKeyLog(TEXT.body, race.racers[0]?.lane.keys ?? [])));
    const record = await raceRecordOf(stage.db, race.raceID, "operator");
    const first = record.results.find(({ slot }) => slot === 0);
    // The last key is let go after the race.
    expect(first?.heldMs).toEqual([...Array<number>(TEXT.body.length).fill(170), null]);
    expect(first?.replay).toHaveLength(TEXT.body.length + 1);
    const shown = await raceRecordOf(stage.db, race.raceID, { userID });
    expect(shown.results.filter((line) => "heldMs" in line)).toEqual([]);
    expect(shown.results.map(({ replay }) => replay)).toEqual(record.results.map(({ replay }) => replay));

    const plain = outcomeOf(finishedRace([userID]), "type", nowStamp());
    expect(plain.results.filter((result) => "releases" in result)).toEqual([]);
    await run((work) => settleRace(work, plain));
    expect((await rowsOf(plain.raceID)).logs.map(({ releases }) => releases)).toEqual([null, null]);
    const { results } = await raceRecordOf(stage.db, plain.raceID, "operator");
    expect(new Set(results.flatMap(({ heldMs }) => heldMs ?? [0]))).toEqual(new Set([null]));
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

describe("the outcome of a race", () => {
  it("says what kind of race it was, and whether a nitro completed a longest word, of whom it did", () => {
    const text = "one elephant two three";
    let race: Race = { ...finishedRace([1 as UserID, 2 as UserID, 3 as UserID]), text, isOver: false };
    const typed = ["one \n", "one elephant t\n", "one elephant "];
    race = {
      ...race,
      racers: race.racers.map((racer, slot) => ({
        ...racer,
        lane: {
          ...racer.lane,
          keys: [...(typed[slot] ?? "")].map((character, at) => ({ character, atMs: at, fairMs: at })),
        },
      })),
    };
    const terms = { mode: "friend", scoring: "casual" } as const;
    const outcome = outcomeOf(race, "type", nowStamp(), terms);
    expect(outcome).toMatchObject(terms);
    expect(outcomeOf(race, "type", nowStamp())).toMatchObject({ mode: "public", scoring: "competitive" });
    const hits = outcome.results.map(({ seat, hitLongestWord }) => [seat.slot, hitLongestWord] as const);
    expect(new Map(hits)).toEqual(
      new Map([
        [0, true],
        [1, false],
        [2, false],
        [3, false],
      ]),
    );
  });

  it("is unfinished for who still drove, and else what it was", () => {
    const standings = ["racing", "finished", "unfinished", "disqualified"] as const;
    expect(standings.map((standing) => standingOf({ standing }))).toEqual(["unfinished", ...standings.slice(1)]);
  });
});

describe("the record of a race", () => {
  const order = async (scoring: "competitive" | "casual") => {
    const outcome = outcomeOf(finishedRace([await newUser(), await newUser(), await newUser()]), "type", nowStamp());
    const ends = [
      { standing: "disqualified", place: null, typed: 90 },
      { standing: "unfinished", place: null, typed: 20 },
      { standing: "unfinished", place: null, typed: 50 },
      { standing: "finished", place: 1 },
    ] as const;
    const results = outcome.results.map((result) => ({ ...result, ...ends[result.seat.slot] }));
    await run((work) => settleRace(work, { ...outcome, scoring, results: results.toReversed() }));
    const record = await raceRecordOf(stage.db, outcome.raceID, "operator");
    return record.results.map(({ slot, place, isGold }) => [slot, place, isGold]);
  };

  it("has who finished by place, who didn't by what they typed, and who is disqualified at the end", async () => {
    expect(await order("competitive")).toEqual([
      [3, 1, false],
      [2, null, false],
      [1, null, false],
      [0, null, false],
    ]);
  });

  it("has no places in a casual race, and the order of the seats", async () => {
    expect(await order("casual")).toEqual([0, 1, 2, 3].map((slot) => [slot, null, false]));
  });
});

it("seats are settled that were asked for, and a settled one stays as it was", async () => {
  const outcome = outcomeOf(finishedRace([await newUser(), await newUser()]), "type", nowStamp());
  expect(await run((work) => settleSeatBySeat(work, outcome, [0]))).toEqual([]);
  expect((await rowsOf(outcome.raceID)).results.map(({ slot }) => slot)).toEqual([0]);
  expect(await run((work) => settleSeatBySeat(work, outcome))).toEqual([]);
  expect((await rowsOf(outcome.raceID)).results.map(({ slot }) => slot).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
});

it("a racer's last races are their own, with a replay while their own log is kept", async () => {
  const [own, other] = [await newUser(), await newUser()];
  const [old, middle, last] = await Promise.all(
    [0, 1, 2].map(async (nth) => {
      const outcome = outcomeOf(finishedRace([own, other]), "type", (nowStamp() + nth) as Stamp);
      await run((work) => settleRace(work, outcome));
      return outcome.raceID;
    }),
  );
  const drop = (raceID: RaceID | undefined, slot: number) =>
    stage.db
      .deleteFrom("key_logs")
      .where("race_id", "=", raceID ?? ("" as RaceID))
      .where("slot", "=", slot)
      .execute();
  await drop(middle, 0);
  await drop(last, 1);
  const shown = await lastRacesOf(stage.db, own);
  expect(shown.map(({ raceID, hasReplay }) => [raceID, hasReplay])).toEqual([
    [last, true],
    [middle, false],
    [old, true],
  ]);
});

describe("purging", () => {
  const in31Days = (): Stamp => after(nowStamp(), days(31));

  it("keeps the logs of seats that were flagged or appealed against for half a year, and of no others", async () => {
    const raceIDs: RaceID[] = [];
    for (let nth = 0; nth < 4; nth++) {
      const outcome = outcomeOf(finishedRace([await stage.newPlayer(), await stage.newPlayer()]), "type", nowStamp());
      await run((work) => settleRace(work, outcome));
      raceIDs.push(outcome.raceID);
    }
    const [fouled, signalled, appealed, plain] = raceIDs as [RaceID, RaceID, RaceID, RaceID];
    const seatOf = (table: "race_results" | "race_rewards", raceID: RaceID) =>
      stage.db.updateTable(table).where("race_id", "=", raceID).where("slot", "=", 1);
    await seatOf("race_results", fouled)
      .set({ foul: JSON.stringify({ code: "too-early", measured: 1, threshold: 0 }) })
      .execute();
    await seatOf("race_rewards", signalled)
      .set({ signals: JSON.stringify([]) })
      .execute();
    const { results } = await rowsOf(appealed);
    await stage.db
      .insertInto("appeals")
      .values({
        race_id: appealed,
        slot: 1,
        user_id: results.find(({ slot }) => slot === 1)?.user_id as UserID,
        state: "dismissed",
        created_stamp: nowStamp(),
      })
      .execute();
    const kept = async () =>
      Promise.all(raceIDs.map(async (raceID) => (await rowsOf(raceID)).logs.map(({ slot }) => slot)));
    await run(purgeKeyLogs, in31Days());
    expect(await kept()).toEqual([[1], [1], [1], []]);
    expect((await rowsOf(plain)).results).toHaveLength(3);
    await run(purgeKeyLogs, after(nowStamp(), days(179)));
    expect(await kept()).toEqual([[1], [1], [1], []]);
    await run(purgeKeyLogs, after(nowStamp(), days(181)));
    expect(await kept()).toEqual([[], [], [], []]);
  });

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
