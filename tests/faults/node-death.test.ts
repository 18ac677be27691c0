import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { Connection } from "#shared/server/platform/postgres/connection.ts";

import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { note } from "../support/figures.ts";
import { SteadfastRacer } from "../support/steadfast-racer.ts";
import { until } from "../support/until.ts";
import { newGuest } from "../support/visitor.ts";

const RACES = 50;
const SEATS = 5;
/** Racers of the first races, which are over before the first node dies. */
const QUICK = 10;
const WPM = { quick: 280, steady: 20 } as const;

let test: TestCluster;
let connection: Connection;
const racers: SteadfastRacer[] = [];
beforeAll(async () => {
  test = await startCluster({ nodes: 1 });
  connection = connectPatiently(test.databaseUrl);
});
afterAll(async () => {
  await Promise.all(racers.map((racer) => racer.stop()));
  await connection.db.destroy();
  await test.close();
});

/** Races last their time. */
const SLOWLY = { timeout: 300_000, interval: 100 };
const racing = (): number => racers.filter(({ phase }) => phase === "racing").length;

async function enter(count: number, wpm: number): Promise<SteadfastRacer[]> {
  const visitors = await Promise.all(Array.from({ length: count }, () => newGuest(test.cluster)));
  const entering = visitors.map((visitor) => new SteadfastRacer(test.cluster.url, visitor, wpm));
  racers.push(...entering);
  await Promise.all(entering.map((racer) => racer.start()));
  return entering;
}

/** Kills the node that has the races, with another one there. @returns the races that ran on it */
async function killTheOnly(): Promise<Set<string>> {
  const [node] = test.cluster.nodes;
  if (!node) throw new Error("there is no node");
  await test.cluster.addNode();
  const driven = racers.filter(({ phase }) => phase === "racing").map(({ raceID }) => raceID);
  await expect.poll(async () => idsOf(await runningRaces(false))).toEqual(expect.arrayContaining(driven));
  for (const racer of racers) racer.worstMs = 0;
  // On a slow machine also those that nobody had reached.
  const lost = new Set(idsOf(await runningRaces(false)));
  await node.kill();
  await until("everybody lost the line", () => racers.every(({ where }) => where !== "race"), SLOWLY);
  await until("everybody is in a room again or told", () => racers.every(({ where }) => where !== "seeking"), SLOWLY);
  note(
    "a node dies: the last of 250 racers is in a room again",
    Math.max(...racers.map(({ worstMs }) => worstMs)),
    "ms",
    15_000,
  );
  return lost;
}

const runningRaces = (isAbandoned: boolean) =>
  connection.db
    .selectFrom("running_races")
    .select("race_id")
    .where("abandoned_stamp", isAbandoned ? "is not" : "is", null)
    .execute();
const idsOf = (rows: readonly { readonly race_id: unknown }[]): string[] => rows.map(({ race_id }) => String(race_id));

it("a node that dies with 50 races, twice, costs nobody anything: all race again, what was finished is stored, the rest is called off once", async () => {
  const quick = await enter(QUICK, WPM.quick);
  racers.splice(0, racers.length);
  await enter(RACES * SEATS, WPM.steady);
  await until("fifty races run", () => racing() === RACES * SEATS, SLOWLY);
  await until("the first races are settled", () => quick.every(({ settled }) => settled.length === 1), SLOWLY);
  await Promise.all(quick.map((racer) => racer.stop()));

  const lost = await killTheOnly();
  expect(lost.size).toBeGreaterThanOrEqual(RACES);
  await until("fifty races run again", () => racing() === RACES * SEATS, SLOWLY);
  const lostAgain = await killTheOnly();
  expect(lostAgain.size).toBeGreaterThanOrEqual(RACES);
  await until("fifty races run a third time", () => racing() === RACES * SEATS, SLOWLY);

  const all = [...lost, ...lostAgain];
  expect(new Set(all).size).toBe(all.length);
  expect(idsOf(await runningRaces(true)).toSorted((a, b) => a.localeCompare(b))).toEqual(
    all.toSorted((a, b) => a.localeCompare(b)),
  );
  const stored = idsOf(await connection.db.selectFrom("races").select("race_id").execute());
  expect(new Set(stored)).toEqual(new Set(quick.map(({ raceID }) => raceID)));
  const results = await connection.db
    .selectFrom("race_results")
    .select("race_id")
    .where("is_bot", "=", false)
    .execute();
  expect(results).toHaveLength(QUICK);
  const due = await connection.db
    .selectFrom("race_rewards")
    .select("race_id")
    .where("race_id", "in", all as never)
    .execute();
  expect(due).toEqual([]);
  const { total } = await connection.db
    .selectFrom("money_accounts")
    .select(sql<string>`coalesce(sum(balance), 0)`.as("total"))
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBe(0);
  const races = await connection.db
    .selectFrom("users")
    .select(sql<string>`sum(races_played)`.as("played"))
    .executeTakeFirstOrThrow();
  expect(Number(races.played)).toBe(QUICK);
}, 900_000);
