import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { ownRace } from "#shared/contracts/race/own-race.ts";
import { raceRecord } from "#shared/contracts/race/race.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";

import { connectPatiently, newDatabase } from "../support/database.ts";
import { expectBalanced } from "../support/money.ts";
import { startProcess, type ProductProcess } from "../support/product-process.ts";
import { SteadfastRacer } from "../support/steadfast-racer.ts";
import { until } from "../support/until.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

const SEATS = 5;
const WPM = { quick: 280, slow: 20 } as const;
/** Races last their time. */
const SLOWLY = { timeout: 240_000, interval: 100 };

let folder: string;
let databaseUrl: string;
let connection: Connection;
let product: ProductProcess;
const racers: SteadfastRacer[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "redline-killed-"));
  databaseUrl = await newDatabase();
  connection = connectPatiently(databaseUrl);
  product = start();
});
afterAll(async () => {
  await Promise.all(racers.map((racer) => racer.stop()));
  product.child.kill("SIGKILL");
  await product.exit;
  await connection.db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const start = (): ProductProcess =>
  startProcess({
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: TEST_SECRETS_KEY,
    DATA_DIR: folder,
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  });

async function race(visitors: readonly Visitor[], wpm: number): Promise<SteadfastRacer[]> {
  const url = await product.url;
  const entering = visitors.map((visitor) => new SteadfastRacer(url, visitor, wpm));
  racers.push(...entering);
  await Promise.all(entering.map((racer) => racer.start()));
  await until("all race", () => entering.every(({ phase }) => phase === "racing"), SLOWLY);
  return entering;
}

const newTable = async (name: string): Promise<Visitor[]> => {
  const url = await product.url;
  return Promise.all(Array.from({ length: SEATS }, (_each, nth) => newRacer({ url }, `${name}${nth}x`)));
};

/** The same racer, with the same session, at the address of now. */
const again = async ({ token, userID }: Visitor): Promise<Visitor> =>
  Object.assign(new Visitor({ url: await product.url }), { token, userID });

/** What a racer has: itself, and what a settled race gave. */
const has = async (visitor: Visitor, raceID: string) => ({
  ...(await visitor.get(self)).user,
  own: (await visitor.get(ownRace, { params: { id: raceID } })).own,
  race: (await visitor.get(raceRecord, { params: { id: raceID } })).race,
});

it("a process that is killed in the middle of a race keeps results, cash and sessions, says of the race that it was called off, and races on", async () => {
  const done = await newTable("Done");
  const quick = await race(done, WPM.quick);
  await until("the race is settled", () => quick.every(({ settled }) => settled.length > 0), SLOWLY);
  const [raceID = ""] = quick[0]?.settled ?? [];
  const rewards = () => connection.db.selectFrom("race_rewards").select("state").execute();
  await expect
    .poll(async () => (await rewards()).map(({ state }) => state === "paid" || state === "held"), SLOWLY)
    .toEqual(Array(SEATS).fill(true));
  await Promise.all(racers.splice(0).map((racer) => racer.stop()));
  const before = await Promise.all(done.map((visitor) => has(visitor, raceID)));

  const interrupted = await newTable("Lost");
  const slow = await race(interrupted, WPM.slow);
  const lostID = slow[0]?.raceID ?? "";
  expect(new Set(slow.map((racer) => racer.raceID))).toEqual(new Set([lostID]));
  const moneyBefore = (await Promise.all(interrupted.map((visitor) => visitor.get(self)))).map(({ user }) => user);
  await expect
    .poll(async () => (await connection.db.selectFrom("running_races").select("race_id").execute()).length, SLOWLY)
    .toBe(1);
  product.child.kill("SIGKILL");
  await product.exit;
  await Promise.all(racers.splice(0).map((racer) => racer.stop()));

  product = start();
  await product.url;
  const after = await Promise.all(done.map(async (visitor) => has(await again(visitor), raceID)));
  expect(after).toEqual(before);
  const back = await Promise.all(interrupted.map(again));
  expect((await Promise.all(back.map((visitor) => visitor.get(self)))).map(({ user }) => user)).toEqual(moneyBefore);
  for (const visitor of back) {
    const { status, json } = await visitor.ask(raceRecord, { params: { id: lostID } });
    expect([status, json.error, json.message]).toEqual([
      404,
      "raceNotFound",
      expect.stringContaining("This race was called off because its server went down."),
    ]);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from race_results where race_id = ${lostID}`.execute(connection.db);
  expect(rows[0]?.count).toBe(0);
  await expectBalanced(connection.db);
  await race(back, WPM.quick);
});
