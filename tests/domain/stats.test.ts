import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { LoggedRace } from "#shared/contracts/race/stats.ts";
import type { RaceID, TextID, UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { runBackfills } from "#shared/server/platform/jobs/backfill.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { statsGraphsOf } from "#shared/server/stats/graphs.ts";
import { raceLogOf, type LogPage } from "#shared/server/stats/race-log.ts";
import { showStats } from "#shared/server/stats/show.ts";
import { statsSummaryOf } from "#shared/server/stats/summary.ts";
import { visibleStats } from "#shared/server/stats/visible.ts";
import { after, before, dayOf, days, hours, startOf } from "#shared/units.ts";

import { BACKFILLS } from "../../workers/backfills.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { stageOn, type Stage } from "../support/players.ts";
import { writeHistory } from "../support/race-history.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { person, racedBy } from "../support/typed-race.ts";

const NOW = nowStamp();
const RACES = 400;

let databaseUrl: string;
let stage: Stage;
let racer: UserID;
let app: App;
let all: readonly LoggedRace[];
beforeAll(async () => {
  databaseUrl = await newDatabase();
  stage = stageOn(connectPatiently(databaseUrl));
  app = { db: stage.db, nowStamp: () => NOW, config: { site: "type" } } as unknown as App;
  racer = await stage.newPlayer();
  await writeHistory(stage.db, await stage.newPlayer(), { races: 50, until: NOW });
  await writeHistory(stage.db, racer, { races: RACES, until: NOW, everyS: 7_000 });
  await writeHistory(stage.db, racer, { races: 40, until: NOW, everyS: 9_000, site: "math" });
  // Two that started in the same second.
  await sql`update race_results set started_stamp = ${before(NOW, hours(50))}
    where race_id in (select race_id from race_results where user_id = ${racer} and site = 'type' limit 2)`.execute(
    stage.db,
  );
  all = (await log({ limit: 500 })).logs;
});
afterAll(() => stage.db.destroy());

const log = (asked: Partial<LogPage>) => raceLogOf(app, racer, { page: 0, limit: 30, ...asked });
const idsOf = (races: readonly LoggedRace[]): readonly RaceID[] => races.map(({ raceID }) => raceID);

describe("the race log", () => {
  it("has every finished race of this site once, the newest first", async () => {
    expect(all).toHaveLength(RACES);
    expect(new Set(idsOf(all)).size).toBe(RACES);
    const stamps = all.map(({ startedStamp }) => startedStamp);
    expect(stamps).toEqual(stamps.toSorted((one, other) => other - one));
    expect(all.every(({ site, lessonID }) => site === "type" && lessonID === null)).toBe(true);
    const math = await log({ site: "math", limit: 500 });
    expect(math).toMatchObject({ totalRecords: 40 });
    expect(math.logs.every(({ lessonID, textID, title }) => lessonID === "addition_1" && !textID && !title)).toBe(true);
    expect(all[0]?.title).toEqual(expect.any(String));
  });

  it("is the same page by page, by key as by number, whatever the filters", async () => {
    const flag = fc.constantFrom("1" as const, "0" as const);
    const stamp = fc.integer({ min: before(NOW, days(40)), max: after(NOW, days(1)) });
    const asked = fc.record(
      {
        mode: fc.constantFrom("public" as const, "friend" as const),
        won: flag,
        friends: flag,
        from: stamp,
        until: stamp,
        textID: fc.constantFrom(...all.slice(0, 20).map(({ textID }) => textID as TextID)),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 1, max: 60 }), async (filters, limit) => {
        const expected = all.filter(
          (race) =>
            (filters.mode === undefined || race.mode === filters.mode) &&
            (filters.won === undefined || race.isWon === (filters.won === "1")) &&
            (filters.friends === undefined || race.friends > 0 === (filters.friends === "1")) &&
            (filters.from === undefined || race.startedStamp >= filters.from) &&
            (filters.until === undefined || race.startedStamp < filters.until) &&
            (filters.textID === undefined || race.textID === filters.textID),
        );
        const above = (raceID: RaceID, most: number) => {
          const at = idsOf(expected).indexOf(raceID);
          return idsOf(expected).slice(Math.max(0, at - most), at);
        };
        const byNumber: RaceID[] = [];
        const byKey: RaceID[] = [];
        for (let page = 0; page <= expected.length / limit; page++) {
          const numbered = await log({ ...filters, limit, page });
          expect(numbered.totalRecords).toBe(expected.length);
          byNumber.push(...idsOf(numbered.logs));
          const last = byKey.at(-1);
          byKey.push(...idsOf((await log({ ...filters, limit, ...(last && { before: last }) })).logs));
          const first = idsOf(numbered.logs)[0];
          const upward = first ? await log({ ...filters, limit, after: first }) : { logs: [] };
          expect(idsOf(upward.logs)).toEqual(first ? above(first, limit) : []);
        }
        expect(byNumber).toEqual(idsOf(expected));
        expect(byKey).toEqual(idsOf(expected));
        expect((await log({ ...filters, limit, page: expected.length })).logs).toHaveLength(0);
      }),
      { seed: 47, numRuns: 40 },
    );
  });

  it("knows no race of somebody else to go on from", async () => {
    const [others] = await stage.db
      .selectFrom("race_results")
      .select("race_id")
      .where("user_id", "!=", racer)
      .execute();
    expect(await refusalOf(log({ before: others?.race_id }))).toMatchObject({ code: "raceNotFound" });
    expect(await refusalOf(log({ before: randomUUID() as RaceID }))).toMatchObject({ code: "raceNotFound" });
  });
});

describe("what a settled race leaves for the log", () => {
  /** Three racers who finish in this order, the first two of them friends. */
  async function settled(more: Partial<RaceOutcome>, count = 3): Promise<readonly (readonly UserID[])[]> {
    const racers = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()].slice(0, count);
    const [one, two] = racers;
    if (one !== undefined && two !== undefined) {
      await stage.db
        .insertInto("friendships")
        .values([
          { user_id: one, friend_id: two, since_stamp: NOW },
          { user_id: two, friend_id: one, since_stamp: NOW },
        ])
        .execute();
    }
    const outcome = racedBy(
      racers.map((userID, nth) => ({ userID, typer: person(nth + 1) })),
      before(NOW, days(2)),
      7,
    );
    const placed = outcome.results.map((result) => ({ ...result, place: result.seat.slot + 1 }));
    await stage.run((work) => settleRace(work, { ...outcome, results: placed, ...more }));
    return [racers];
  }
  const COLUMNS = ["mode", "text_id", "friends", "is_won"] as const;
  const kept = (racers: readonly UserID[]) =>
    stage.db.selectFrom("race_results").select(COLUMNS).where("user_id", "in", racers).orderBy("slot").execute();

  it("is the same as what a worker fills in for races from before", async () => {
    const cases: readonly [Partial<RaceOutcome>, number, readonly [number, boolean][]][] = [
      [
        {},
        3,
        [
          [0, true],
          [0, false],
          [0, false],
        ],
      ],
      [
        { mode: "friend", scoring: "competitive" },
        3,
        [
          [1, true],
          [1, false],
          [0, false],
        ],
      ],
      [
        { mode: "friend", scoring: "casual" },
        3,
        [
          [1, false],
          [1, false],
          [0, false],
        ],
      ],
      [{ mode: "friend", scoring: "competitive" }, 1, [[0, false]]],
    ];
    for (const [more, count, expected] of cases) {
      const [racers = []] = await settled(more, count);
      const fresh = await kept(racers);
      expect(fresh.map(({ friends, is_won }) => [friends, is_won])).toEqual(expected);
      expect(fresh.every(({ mode, text_id }) => mode === (more.mode ?? "public") && text_id !== null)).toBe(true);
      await stage.db
        .updateTable("race_results")
        .set({ mode: null, text_id: null, friends: null, is_won: null })
        .where("user_id", "in", racers)
        .execute();
      await runBackfills(
        databaseUrl,
        BACKFILLS,
        { info: () => undefined, warn: () => undefined },
        new AbortController().signal,
      );
      expect(await kept(racers)).toEqual(fresh);
    }
  });
});

describe("the summary", () => {
  it("has the last 24 hours and all time, over all the time that was raced", async () => {
    const { daily, alltime, isShown, madeStamp } = await statsSummaryOf(app, racer);
    const lately = all.filter(({ startedStamp }) => startedStamp > before(NOW, hours(24)));
    const figures = (races: readonly LoggedRace[]) => {
      const sum = (of: (race: LoggedRace) => number): number => races.reduce((total, race) => total + of(race), 0);
      const done = sum((race) => race.done);
      return {
        races: races.length,
        averageScore: done / 5 / (sum((race) => race.elapsedMs) / 60_000),
        accuracy: (100 * done) / (done + sum((race) => race.errors)),
      };
    };
    for (const [found, races] of [
      [daily, lately],
      [alltime, all],
    ] as const) {
      const expected = figures(races);
      expect(found.races).toBe(expected.races);
      expect(found.averageScore).toBeCloseTo(expected.averageScore, 1);
      expect(found.accuracy).toBeCloseTo(expected.accuracy, 1);
    }
    expect([isShown, madeStamp]).toEqual([false, NOW]);
  });

  it("says nothing of who never raced", async () => {
    const nobody = await stage.newPlayer();
    const none = { races: 0, averageScore: null, accuracy: null };
    expect(await statsSummaryOf(app, nobody)).toMatchObject({ daily: none, alltime: none });
    expect(await statsGraphsOf(app, { userID: nobody, isOwn: true })).toMatchObject({
      days: [],
      weeks: [],
      best: { speed: null, day: null },
    });
  });
});

describe("the graphs", () => {
  it("have every day of a year and every week, and add up to the races", async () => {
    const { days: byDay, weeks, streaks, best } = await statsGraphsOf(app, { userID: racer, isOwn: true });
    const sum = (lines: readonly { readonly races: number }[]): number => lines.reduce((n, { races }) => n + races, 0);
    expect([sum(byDay), sum(weeks)]).toEqual([RACES, RACES]);
    expect(weeks.every(({ day }) => new Date(startOf(day) * 1_000).getUTCDay() === 1)).toBe(true);
    expect(byDay.map(({ day }) => day)).toEqual([...new Set(all.map((race) => dayOf(race.startedStamp)))].toReversed());
    expect(streaks.now).toBe(byDay.length);
    expect(best.speed).toBeCloseTo(Math.max(...all.map(({ speed }) => speed)), 5);
    expect(byDay.find(({ day }) => day === best.day)?.best).toBe(best.speed);
  });

  it("cut the races by hour, difficulty and lesson, and tell the hours to nobody else", async () => {
    const { hours: byHour, difficulties, lessons } = await statsGraphsOf(app, { userID: racer, isOwn: true });
    const sum = (lines: readonly { readonly races: number }[]): number => lines.reduce((n, { races }) => n + races, 0);
    expect([sum(byHour ?? []), sum(difficulties), lessons]).toEqual([RACES, RACES, []]);
    expect(difficulties.map(({ difficulty }) => difficulty)).toEqual(["easy", "medium", "hard"]);
    const others = await statsGraphsOf(app, { userID: racer, isOwn: false });
    expect([others.hours, others.difficulties]).toEqual([null, difficulties]);
    const math = { ...app, config: { site: "math" } } as unknown as App;
    expect((await statsGraphsOf(math, { userID: racer, isOwn: true })).lessons).toMatchObject([
      { lessonID: "addition_1", races: 40 },
    ]);
  });

  it("leave days of long ago to the weeks", async () => {
    const veteran = await stage.newPlayer();
    await writeHistory(stage.db, veteran, { races: 100, until: before(NOW, days(300)), everyS: 86_400 * 2 });
    const { days: byDay, weeks } = await statsGraphsOf(app, { userID: veteran, isOwn: true });
    expect(byDay.length).toBeLessThan(weeks.reduce((n, { races }) => n + races, 0));
    expect(byDay.every(({ day }) => day > dayOf(NOW) - 366)).toBe(true);
  });
});

describe("others' statistics", () => {
  it("are shut until the racer opens them, and always to whoever may not see the racer", async () => {
    const [viewer, friend] = [await stage.newPlayer(), await stage.newPlayer()];
    const look = (as: UserID, whose = racer): Promise<string> =>
      visibleStats(stage.db, as, whose).then(
        () => "none",
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      );
    await stage.db.insertInto("friendships").values({ user_id: friend, friend_id: racer, since_stamp: NOW }).execute();
    expect([await look(racer), await look(viewer), await look(friend)]).toEqual(["none", "statsShut", "statsShut"]);
    await stage.run((work) => showStats(work, racer, true));
    expect([await look(viewer), await look(friend)]).toEqual(["none", "none"]);
    await stage.db.updateTable("users").set({ findable: false }).where("user_id", "=", racer).execute();
    expect([await look(viewer), await look(friend)]).toEqual(["notFound", "none"]);
    await stage.run((work) => showStats(work, racer, false));
    expect([await look(viewer), await look(friend)]).toEqual(["notFound", "statsShut"]);
    expect(await look(viewer, 987_654 as UserID)).toBe("notFound");
  });
});
