import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { signUp } from "#shared/contracts/account/sign-in.ts";
import { reportBug } from "#shared/contracts/support/report-bug.ts";
import { usernameOfAlias } from "#shared/rules/classes/alias-username.ts";

import { Cluster } from "../../scripts/cluster/cluster.ts";
import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";
import { filesOf, foundIn, redisOf, rowsOf, type Haystack } from "../support/byte-search.ts";
import { dropIn, knock, openDropIn, typeTask } from "../support/drop-in.ts";
import { startTestPostgres, type TestPostgres } from "../support/postgres.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";
import { PASSWORD, Visitor } from "../support/visitor.ts";

const OPERATOR = "an operator's password for this test";
/** One of a teacher, one of a school's network and one of the newer kind, which is also stored as eight bytes. */
const ADDRESSES = ["198.51.100.41", "203.0.113.77", "2001:db8:51e2:c4d8:1::9"] as const;
const NETWORK = "2001:db8:51e2:c4d8";
const MARKS = [...ADDRESSES, NETWORK, Buffer.from("20010db851e2c4d8", "hex")];

let folder: string;
let postgres: TestPostgres;
let redis: LocalRedis;
let cluster: Cluster;
const said: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "redline-nothing-"));
  postgres = await startTestPostgres(join(folder, "postgres"));
  redis = await startRedis(process.env.REDLINE_REDIS ?? "redis-server");
  cluster = await Cluster.start({
    databaseUrl: postgres.url.replace(/\/postgres$/, "/template1"),
    redisUrl: redis.url,
    port: 0,
    host: "127.0.0.1",
    dataDir: join(folder, "data"),
    apis: 1,
    nodes: 2,
    workers: 1,
    env: { SECRETS_KEY: TEST_SECRETS_KEY, TRUST_PROXY: "2", LOG_LEVEL: "trace", OPERATOR_PASSWORD: OPERATOR },
    say: (line) => void said.push(line),
  });
});
afterAll(async () => {
  await Promise.all(cluster.processes.map((child) => child.kill()));
  await cluster.close();
  await redis.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** All that is left of anything: database with its write-ahead log, Redis, logs, figures, disk. */
async function everything(): Promise<Haystack[]> {
  const rows = await rowsOf(postgres.url.replace(/\/postgres$/, "/template1"));
  const figures = await Promise.all(
    cluster.processes
      .filter(({ port }) => port !== undefined)
      .map(async ({ name, port }): Promise<Haystack> => {
        const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
          headers: { authorization: `Bearer ${OPERATOR}` },
        });
        expect(answer.status).toBe(200);
        return [`figures of ${name}`, Buffer.from(await answer.arrayBuffer())];
      }),
  );
  const logs: Haystack = ["logs", Buffer.from(said.join("\n"))];
  return [...rows, ...figures, logs, ...(await redisOf(redis.url)), ...(await filesOf(folder))];
}

/** What a browser asks for before it comes in. */
async function openPage(address: string): Promise<void> {
  const headers = { "x-forwarded-for": address };
  const html = await fetch(`${cluster.url}/lesson`, { headers }).then((answer) => answer.text());
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? "");
  for (const path of ["/site.json", ...files]) expect((await fetch(cluster.url + path, { headers })).status).toBe(200);
}

it("a lesson leaves no name and no address anywhere, and the search would find one", async () => {
  const [teachers, schools, newer] = ADDRESSES;
  await openPage(teachers);
  const teacher = await openDropIn(cluster.url, {}, teachers);
  const { code } = await teacher.until("lesson");
  const wrong = knock(cluster.url, { code, pattern: ["star", "star", "star", "star"] }, schools);
  await expect(wrong).rejects.toMatchObject({ code: 403 });
  const nowhere = knock(cluster.url, { code: "zzzzzz", pattern: ["star", "moon", "star", "moon"] }, newer);
  await expect(nowhere).rejects.toMatchObject({ code: 404 });
  const pupils = [];
  for (let nth = 0; nth < 6; nth++) {
    const address = nth % 2 === 0 ? schools : newer;
    await openPage(address);
    pupils.push(await dropIn(cluster.url, teacher, address));
  }
  const names = pupils.flatMap(({ name }) => [name, usernameOfAlias(name)]);
  teacher.room.send("begin", {});
  await Promise.all(pupils.map((pupil, nth) => typeTask(pupil, 1, nth === 0 ? 1 : 0.1)));
  await teacher.until("lesson", ({ race }) => race?.done === 1);
  expect(foundIn(await redisOf(redis.url), [...names, ...MARKS])).toEqual([]);
  teacher.room.send("end", {});
  const { lines } = await teacher.until("podium");
  expect(lines.map(({ name }) => name).toSorted()).toEqual(pupils.map(({ name }) => name).toSorted());
  expect(foundIn(await redisOf(redis.url), [code])).not.toEqual([]);
  teacher.room.send("close", {});
  await Promise.all([teacher, ...pupils].map(({ left }) => left));
  await expect.poll(async () => foundIn(await redisOf(redis.url), [code])).toEqual([]);
  expect(foundIn(await everything(), [...names, ...MARKS])).toEqual([]);

  const racer = new Visitor({ url: cluster.url });
  const body = { username: "Marked_Racer_41", password: PASSWORD, acceptPolicy: "on" };
  await racer.get(signUp, { body, headers: { "x-forwarded-for": newer } });
  const found = foundIn(await everything(), ["Marked_Racer_41", ...MARKS]).join("\n");
  expect(found).toMatch(/the table public\.\w+: Marked_Racer_41/);
  expect(found).toMatch(/pg_wal\S+: Marked_Racer_41/);
  expect(found).toMatch(/base\S+: Marked_Racer_41/);
  expect(found).toMatch(/Redis limit:.*2001:db8:51e2:c4d8/);
  const report = { what: "The control of this test", isNamed: false, facts: {} };
  const { reference } = await racer.get(reportBug, { body: report });
  await expect.poll(async () => foundIn(await everything(), [reference])).toContain(`logs: ${reference}`);
  const control = foundIn(await everything(), ["# HELP"]).join("\n");
  expect(control).toMatch(/figures of \S+.*: # HELP/);
});
