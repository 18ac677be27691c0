import { afterAll, beforeAll, expect, it } from "vitest";

import { signUp } from "#shared/contracts/account/sign-in.ts";
import { sendCash } from "#shared/contracts/economy/gifts.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { before, days } from "#shared/units.ts";

import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";
import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { startMailServer, type MailServer } from "../support/mail-server.ts";
import { expectBalanced } from "../support/money.ts";
import { signedInPlayers } from "../support/signed-in-players.ts";
import { SteadfastRacer } from "../support/steadfast-racer.ts";
import { until } from "../support/until.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const SEATS = 5;
const WPM = 280;
/** Races last their time. */
const SLOWLY = { timeout: 240_000, interval: 100 };

let mail: MailServer;
let queue: LocalRedis;
let test: TestCluster;
let connection: Connection;
beforeAll(async () => {
  mail = await startMailServer();
  queue = await newQueue();
  const env = { QUEUE_REDIS_URL: queue.url, SMTP_URL: mail.url };
  test = await startCluster({ nodes: 1, workers: 1, env });
  connection = connectPatiently(test.databaseUrl);
});
afterAll(async () => {
  await connection.db.destroy();
  await test.close();
  await queue.stop();
  await mail.close();
});

const newQueue = (port?: number): Promise<LocalRedis> => startRedis(process.env.REDLINE_REDIS ?? "redis-server", port);

/** Every process that answers calls or runs races ends without a word, and others take their place. */
async function replaceSenders(): Promise<void> {
  const { cluster } = test;
  await Promise.all([...cluster.apis, ...cluster.nodes].map((child) => child.kill()));
  await Promise.all([cluster.addApi(), cluster.addNode()]);
}

/** The number of emails to an address, once one has arrived and none is pending. */
async function lettersTo(address: string): Promise<number> {
  await until("the letter is there", () => mail.countTo(address) > 0, SLOWLY);
  const outbox = () => connection.db.selectFrom("outbox").select("name").execute();
  await expect.poll(outbox, SLOWLY).toEqual([]);
  return mail.countTo(address);
}

it("calls and races go on while the queue is away; their jobs are done once, even if the processes that sent them are gone", async () => {
  const { cluster } = test;
  const [giver, ...others] = await signedInPlayers(connection.db, cluster, SEATS);
  if (!giver) throw new Error("nobody races");
  const racers = [giver, ...others].map((visitor) => new SteadfastRacer(cluster.url, visitor, WPM));
  await Promise.all(racers.map((racer) => racer.start()));
  await queue.stop();

  const newcomer = await newRacer(cluster, "While_Away", "while.away@example.org");
  await connection.db
    .updateTable("users")
    .set({ membership: "gold", created_stamp: before(nowStamp(), days(8)) })
    .where("user_id", "=", newcomer.userID as never)
    .execute();
  const gift = { params: { id: giver.userID }, body: { amount: 1_000, password: PASSWORD } };
  expect((await newcomer.get(sendCash, gift)).wallet.money).toBe(24_000);
  await until("the race is settled", () => racers.every(({ settled }) => settled.length > 0), SLOWLY);
  const [raceID = ""] = racers[0]?.settled ?? [];
  await Promise.all(racers.map((racer) => racer.stop()));

  await replaceSenders();
  const again = { username: "While_Away", password: PASSWORD, acceptPolicy: "on" };
  expect(await new Visitor(cluster).refused(signUp, { body: again })).toBe("nameTaken username");
  queue = await newQueue(Number(new URL(queue.url).port));
  const rewards = () =>
    connection.db
      .selectFrom("race_rewards")
      .select("state")
      .where("race_id", "=", raceID as never)
      .execute();
  // Held by fair play, perhaps: nobody types as evenly.
  const isDone = async () => (await rewards()).map(({ state }) => state === "paid" || state === "held");
  await expect.poll(isDone, SLOWLY).toEqual(Array(SEATS).fill(true));
  expect(await lettersTo("while.away@example.org")).toBe(1);
  await expectBalanced(connection.db);
});

it("a queue that takes everything and answers nothing holds up no call, and what it was to do is done once", async () => {
  queue.freeze();
  for (const nth of [1, 2, 3]) await newRacer(test.cluster, `Frozen-${nth}`, `frozen${nth}@example.org`);
  await replaceSenders();
  queue.thaw();
  for (const nth of [1, 2, 3]) expect(await lettersTo(`frozen${nth}@example.org`)).toBe(1);
});
