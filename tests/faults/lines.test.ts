import { setTimeout as wait } from "node:timers/promises";

import { Redis } from "ioredis";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { realtimeTicket, self } from "#shared/contracts/account/auth.ts";
import { PRESENCE } from "#shared/contracts/realtime/presence.ts";
import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { lobbyRoomID } from "#shared/server/lobby/lobby-room-id.ts";
import { newLocalBus, type Bus } from "#shared/server/platform/bus.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import { newRedisBus } from "#shared/server/platform/redis/bus.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";

import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";
import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { joinRace } from "../support/racer.ts";
import { signedInPlayers } from "../support/signed-in-players.ts";
import { openLines, type SteadfastLine } from "../support/steadfast-line.ts";
import { until } from "../support/until.ts";
import type { Visitor } from "../support/visitor.ts";

const OUTAGE_MS = 10_000;
/** Where the realtime library lists rooms. */
const LISTINGS = "roomcaches";

let test: TestCluster;
let connection: Connection;
let redis: Redis;
let bus: Bus;
/** The Redis that came back empty. */
let returned: LocalRedis | undefined;
beforeAll(async () => {
  test = await startCluster({ nodes: 2 });
  connection = connectPatiently(test.databaseUrl);
  redis = new Redis(test.redis.url, { maxRetriesPerRequest: 1, retryStrategy: () => 200 });
  redis.on("error", () => undefined);
  const log = { warn: () => undefined, error: () => undefined };
  bus = newRedisBus(redis, () => redis.duplicate(), newLocalBus(log), log);
});
afterAll(async () => {
  redis.disconnect();
  await connection.db.destroy();
  await test.close();
  await returned?.stop();
});

/** Commits so many numbered notifications for each of some players, all of them in each transaction. */
async function tell(lines: readonly SteadfastLine[], from: number, count: number): Promise<void> {
  const app = {
    db: connection.db,
    bus,
    nowStamp,
  };
  for (let nth = from; nth < from + count; nth++) {
    await perform(app, (work) => {
      for (const { visitor } of lines) {
        work.notify(visitor.userID as UserID, "purchase", { invoiceNum: `${visitor.userID}-${nth}` });
      }
      return Promise.resolve();
    });
  }
}

const invoices = ({ seen }: SteadfastLine): string[] =>
  seen.flatMap((each) => (each.kind === "purchase" ? [each.data.invoiceNum] : []));
const numbered = ({ visitor: { userID } }: SteadfastLine, count: number): string[] =>
  Array.from({ length: count }, (_unused, nth) => `${userID}-${nth}`);

it("nodes come and go under load, and everybody sees everything that is for them once, and nothing else", async () => {
  const lines = await openLines(test.cluster.url, await signedInPlayers(connection.db, test.cluster, 60));
  const [rounds, parts] = [60, 3];
  let told = 0;
  const telling = async (): Promise<void> => {
    await tell(lines, told, rounds / parts);
    told += rounds / parts;
  };
  const [first] = test.cluster.nodes;
  const [third] = await Promise.all([test.cluster.addNode(), telling()]);
  const moved = lines.slice(0, 20);
  await Promise.all([...moved.map((line) => line.stop()), telling()]);
  const again = await openLines(
    test.cluster.url,
    moved.map(({ visitor }) => visitor),
  );
  expect(again.some(({ node }) => node !== moved[0]?.node)).toBe(true);
  await Promise.all([first?.stop(), telling()]);
  const all = [...lines.slice(20), ...again];
  await until("everybody has everything", () => all.every((line) => invoices(line).length >= rounds));
  for (const line of all) expect(invoices(line)).toEqual(numbered(line, rounds));
  expect(test.cluster.nodes).toContain(third);
  await Promise.all(all.map((line) => line.stop()));
});

it("every one of 20,000 notifications is seen once while the nodes' subscriptions are cut again and again", async () => {
  const lines = await openLines(test.cluster.url, await signedInPlayers(connection.db, test.cluster, 100));
  const [count, cuts] = [200, 4];
  for (let cut = 0; cut < cuts; cut++) {
    const telling = tell(lines, (cut * count) / cuts, count / cuts);
    await redis.call("CLIENT", "KILL", "TYPE", "pubsub");
    await telling;
  }
  await until("everybody has everything", () => lines.every((line) => invoices(line).length >= count), {
    timeout: 120_000,
  });
  for (const line of lines) expect(invoices(line)).toEqual(numbered(line, count));
  await Promise.all(lines.map((line) => line.stop()));
});

const total = async (): Promise<number> => {
  const { total } = await connection.db
    .selectFrom("money_accounts")
    .select(sql<string>`coalesce(sum(balance), 0)`.as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
};

it("Redis is stopped and comes back empty: calls go on, joins say no at once, then everything is as before", async () => {
  // Before, a node went, and the proxy may have said so.
  const saidBefore = test.said.length;
  const visitors = await signedInPlayers(connection.db, test.cluster, 40);
  const lines = await openLines(test.cluster.url, visitors);
  const listed = await redis.hlen(LISTINGS);
  const ledger = await total();
  const driving = await Promise.all([1, 2, 3, 4, 5].map(() => joinRace(test.cluster.url)));
  await driving[0]?.untilPhase("racing");
  await test.redis.stop();
  const startMs = performance.now();
  const outage = tell(lines, 0, 10);
  const [one, other] = visitors as [Visitor, Visitor];
  expect((await one.ask(requestFriend, { params: { id: other.userID } })).status).toBe(200);
  expect((await other.ask(acceptFriend, { params: { id: one.userID } })).status).toBe(200);
  expect((await one.ask(self)).status).toBe(200);
  for (const way of [`join/${PRESENCE}`, `joinById/${lobbyRoomID("type")}`]) {
    const said = await one.send("POST", `/matchmake/${way}`, { headers: await ticketOf(one) });
    expect(said).toMatchObject({ status: 503, json: { error: expect.stringMatching(/ .*\.$/) } });
  }
  await outage;
  await wait(Math.max(0, OUTAGE_MS - (performance.now() - startMs)));

  returned = await startRedis(process.env.REDLINE_REDIS ?? "redis-server", Number(new URL(test.redis.url).port));
  await expect.poll(() => redis.hlen(LISTINGS), { timeout: 60_000 }).toBe(listed);
  await until("everybody is seen online", () => lines.every(({ isUp }) => isUp), { timeout: 120_000 });
  await expect.poll(async () => (await redis.keys("online:*")).length, { timeout: 120_000 }).toBe(lines.length);
  await until("everybody has everything", () => lines.every((line) => invoices(line).length >= 10));
  for (const line of lines) expect(invoices(line)).toEqual(numbered(line, 10));
  expect(lines[1]?.seen.map(({ kind }) => kind)).toContain("friend-requests");
  expect(await total()).toBe(ledger);
  const abandoned = connection.db
    .selectFrom("running_races")
    .select("race_id")
    .where("abandoned_stamp", "is not", null);
  expect(await abandoned.execute()).toEqual([]);
  const said = test.said.slice(saidBefore);
  expect(said.filter((line) => line.includes("a node is gone"))).toEqual([]);
  expect(said.filter((line) => !/^[\w-]+: \{.*\}$/.test(line))).toEqual([]);
  await Promise.all(driving.map(({ room }) => room.leave()));
  const racers = await Promise.all([1, 2, 3, 4, 5].map(() => joinRace(test.cluster.url)));
  await Promise.all([...racers.map(({ room }) => room.leave()), ...lines.map((line) => line.stop())]);
});

async function ticketOf(visitor: Visitor): Promise<Record<string, string>> {
  const { ticket } = await visitor.get(realtimeTicket);
  return { authorization: `Bearer ${ticket}` };
}
