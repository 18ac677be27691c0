import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { PIT_STOP } from "#shared/refusal.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";

import { startCluster } from "../support/cluster.ts";
import { lineTo } from "../support/database-line.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { startProcess, type ProductProcess } from "../support/product-process.ts";
import { SteadfastRacer } from "../support/steadfast-racer.ts";
import { until } from "../support/until.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";
import { newGuest, type Visitor } from "../support/visitor.ts";

/** `REDLINE_STORM_SECONDS=30 REDLINE_STORM_RACES=50` for the full one. */
const STORM_MS = Number(process.env.REDLINE_STORM_SECONDS ?? 8) * 1_000;
const RACES = Number(process.env.REDLINE_STORM_RACES ?? 15);
const BREAKS_A_SECOND = 10;
const SEATS = 5;
const WPM = 270;
const CALLERS = 6;
const CALL_EVERY_MS = 200;
const SLOWLY = { timeout: 120_000, interval: 100 };

const racers: SteadfastRacer[] = [];
const ends: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(racers.splice(0).map((racer) => racer.stop()));
  for (const end of ends.splice(0).toReversed()) await end();
});

/** The product, and its database as the test reads it and is at it. */
interface Running {
  readonly url: string;
  readonly connection: Connection;
  /** Whether every process that was started is still there. */
  isWhole(): boolean;
}

function connectionTo(databaseUrl: string): Connection {
  const connection = connectPatiently(databaseUrl);
  ends.push(() => connection.db.destroy());
  return connection;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "redline-broken-"));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function start(databaseUrl: string, folder: string): ProductProcess {
  const started = startProcess({
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: TEST_SECRETS_KEY,
    DATA_DIR: folder,
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  });
  ends.push(async () => {
    started.child.kill("SIGKILL");
    await started.exit;
  });
  return started;
}

async function oneProcess(): Promise<Running> {
  const databaseUrl = await newDatabase();
  const connection = connectionTo(databaseUrl);
  const product = start(databaseUrl, await newFolder());
  return { url: await product.url, connection, isWhole: () => product.child.exitCode === null };
}

async function separateProcesses(): Promise<Running> {
  const test = await startCluster({ nodes: 2, workers: 1 });
  ends.push(() => test.close());
  const { cluster, databaseUrl } = test;
  const started = cluster.processes.length;
  return {
    url: cluster.url,
    connection: connectionTo(databaseUrl),
    isWhole: () => cluster.processes.length === started,
  };
}

/** Racers of accounts, so that races are paid too. */
async function enter({ url, connection }: Pick<Running, "url" | "connection">, count: number): Promise<void> {
  const visitors = await Promise.all(Array.from({ length: count }, () => newGuest({ url })));
  await sql`update users set account_type = 'standard', username = 'racer' || user_id,
    username_skeleton = 'racer' || user_id, password_hash = 'x'`.execute(connection.db);
  racers.push(...visitors.map((visitor) => new SteadfastRacer(url, visitor, WPM)));
  await Promise.all(racers.map((racer) => racer.start()));
  await until("all race", () => racers.every(({ phase }) => phase === "racing"), SLOWLY);
}

/** Ends one connection of the product after the other, as a server that is in trouble does. @returns how many */
async function breakConnections({ db }: Connection, spanMs: number): Promise<number> {
  let broken = 0;
  for (const endMs = performance.now() + spanMs; performance.now() < endMs; await wait(1_000 / BREAKS_A_SECOND)) {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`.execute(db);
    broken += rows.length;
  }
  return broken;
}

/** Makes calls until it is told to stop. @returns how many were answered, and how many refused */
async function keepCalling(visitors: readonly Visitor[], stop: AbortSignal): Promise<Record<number, number>> {
  const counted: Record<number, number> = {};
  let turn = 0;
  const call = async (): Promise<void> => {
    for (; !stop.aborted; await wait(CALL_EVERY_MS)) {
      const visitor = visitors[turn++ % visitors.length];
      if (!visitor) return;
      const { status, headers, json } = await visitor.ask(self);
      counted[status] = (counted[status] ?? 0) + 1;
      if (status === 200) continue;
      expect([status, json.error, json.message]).toEqual([503, "unavailable", PIT_STOP]);
      expect(headers.get("retry-after")).toMatch(/^\d+$/);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  return counted;
}

const finishedRaces = (): string[] => [...new Set(racers.flatMap(({ finished }) => finished))];

async function expectEachSettledOnce({ db }: Connection, raceIDs: readonly string[]): Promise<void> {
  const settled = async (): Promise<Set<string>> => {
    const rows = await db.selectFrom("races").select("race_id").execute();
    return new Set(rows.map(({ race_id }) => String(race_id)));
  };
  await expect
    .poll(
      async () => {
        const inDatabase = await settled();
        return raceIDs.filter((raceID) => !inDatabase.has(raceID));
      },
      { ...SLOWLY, message: "every race is settled" },
    )
    .toEqual([]);
  const { rows } = await sql<{ results: number; played: number; due: number }>`select
    (select count(*) from race_results where user_id is not null and standing = 'finished') as results,
    (select sum(races_played)::bigint from users) as played,
    (select count(*) from race_rewards) as due`.execute(db);
  expect(rows[0]?.played).toBe(rows[0]?.results);
  await expect
    .poll(async () => {
      const { rows: paid } = await sql<{ rewards: number; transfers: number }>`select
        (select count(*) from race_rewards where state in ('paid', 'held')) as rewards,
        (select count(*) from race_rewards where state = 'held') + (select count(*) from money_transfers where reason = 'race') as transfers`.execute(
        db,
      );
      return [paid[0]?.rewards, paid[0]?.transfers];
    }, SLOWLY)
    .toEqual([rows[0]?.due, rows[0]?.due]);
}

it.each([
  ["one process", oneProcess],
  ["separate processes", separateProcesses],
])(
  "a database whose connections break all the time ends no process, loses no race, and every call is answered or refused in a sentence: %s",
  async (_name, startAll) => {
    const running = await startAll();
    await enter(running, RACES * SEATS);
    const stop = new AbortController();
    const calling = keepCalling(
      racers.map(({ visitor }) => visitor),
      stop.signal,
    );
    const broken = await breakConnections(running.connection, STORM_MS);
    stop.abort();
    const calls = await calling;
    console.log(`${broken} connections broken, ${RACES} races, calls:`, calls);
    expect(broken).toBeGreaterThan(0);
    expect(calls[200]).toBeGreaterThan(0);
    await until("the races are over", () => racers.every(({ finished }) => finished.length > 0), SLOWLY);
    expect(running.isWhole()).toBe(true);
    expect(finishedRaces().length).toBeGreaterThanOrEqual(RACES);
    await expectEachSettledOnce(running.connection, finishedRaces());
    expect(running.isWhole()).toBe(true);
  },
);

it("a process that is killed while the database is away has lost no race whose results were shown", async () => {
  const databaseUrl = await newDatabase();
  const connection = connectionTo(databaseUrl);
  const line = await lineTo(databaseUrl);
  ends.push(() => line.close());
  const folder = await newFolder();
  const first = start(line.databaseUrl, folder);
  await enter({ url: await first.url, connection }, 2 * SEATS);
  line.cut();
  await until("everybody sees results", () => racers.every(({ finished }) => finished.length > 0), SLOWLY);
  first.child.kill("SIGKILL");
  await first.exit;
  expect(racers.flatMap(({ settled }) => settled)).toEqual([]);
  line.mend();
  await start(line.databaseUrl, folder).url;
  await expectEachSettledOnce(connection, finishedRaces());
  await expect.poll(() => readdir(join(folder, "unsettled")), SLOWLY).toEqual([]);
});
