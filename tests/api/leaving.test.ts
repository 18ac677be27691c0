import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";

import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";

import { connectPatiently, newDatabase } from "../support/database.ts";
import { freePort } from "../support/free-port.ts";
import { untilSomebodyWaits } from "../support/lock-wait.ts";
import { startProcess } from "../support/product-process.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";

const ROOT = join(import.meta.dirname, "../..");
const SLOWLY = { timeout: 60_000, interval: 20 };
const CLIENTS = 6;
const CALLS_BEFORE = 30;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

async function start(file: "main.ts" | "api/main.ts") {
  const databaseUrl = await newDatabase();
  const port = await freePort();
  const env = { PORT: String(port), HOST: "127.0.0.1", DATABASE_URL: databaseUrl, TRUST_PROXY: "1", LOG_LEVEL: "warn" };
  const { child, exit } = startProcess({ ...env, SECRETS_KEY: TEST_SECRETS_KEY }, join(ROOT, file));
  const agent = new Agent({ keepAlive: true });
  const connection = connectPatiently(databaseUrl);
  ends.push(async () => {
    child.kill("SIGKILL");
    await exit;
    agent.destroy();
    await connection.db.destroy();
  });
  let visitors = 0;
  /** The answer; "nobody" when no connection could be had; an error when one broke. */
  const ask = (method: "GET" | "POST", path: string): Promise<Answer | "nobody"> =>
    new Promise((resolve, reject) => {
      const headers = {
        "content-type": "application/json",
        "x-forwarded-for": `10.0.${visitors >> 8}.${visitors++ & 255}`,
      };
      const asked = request({ agent, port, host: "127.0.0.1", method, path, headers }, (res) => {
        json(res).then((body) => resolve({ status: res.statusCode, headers: res.headers, body }), reject);
      });
      asked.on("error", (error) => (asked.reusedSocket ? reject(error) : resolve("nobody")));
      asked.end(method === "POST" ? "{}" : undefined);
    });
  const statusOf = async (path: string) => {
    const answer = await ask("GET", path);
    return answer === "nobody" ? answer : answer.status;
  };
  const newGuest = () => ask("POST", "/api/v2/auth/guest");
  await expect.poll(() => statusOf("/readyz"), SLOWLY).toBe(200);
  return { child, exit, ask, statusOf, newGuest, connection };
}

type Started = Awaited<ReturnType<typeof start>>;

/** A call that waits for the database until it is let go. */
async function slowCall({ connection: { db }, newGuest }: Started) {
  const lock = await db.startTransaction().execute();
  await sql`lock table users in access exclusive mode`.execute(lock);
  const answer = newGuest();
  await untilSomebodyWaits({ db });
  return { answer, letGo: () => lock.commit().execute() };
}

it("a process that is stopped answers the call that runs, takes no new one, and ends", async () => {
  const started = await start("main.ts");
  const { child, exit, statusOf } = started;
  const { answer, letGo } = await slowCall(started);
  child.kill("SIGTERM");
  await expect.poll(() => statusOf("/healthz"), SLOWLY).toBe("nobody");
  await letGo();
  expect(await answer).toMatchObject({ status: 200, headers: { connection: "close" } });
  expect((await exit).code).toBe(0);
});

it("an API that is stopped serves until its proxy knows, and keeps no connection meanwhile", async () => {
  const started = await start("api/main.ts");
  const { child, exit, ask, statusOf } = started;
  const { answer, letGo } = await slowCall(started);
  expect(await statusOf("/openz")).toBe(200);
  child.kill("SIGTERM");
  await expect.poll(() => statusOf("/openz"), SLOWLY).toBe(503);
  expect(await statusOf("/readyz")).toBe(503);
  const served = { status: 200, headers: { connection: "close" } };
  expect(await ask("GET", "/api/v2/auth/options")).toMatchObject(served);
  await letGo();
  expect(await answer).toMatchObject(served);
  expect(await exit).toMatchObject({ code: 0, output: expect.not.stringContaining('"level":') as string });
});

it("while a process is stopped no call fails, and no connection breaks under one", async () => {
  const { child, exit, newGuest } = await start("main.ts");
  const seen = new Set<unknown>();
  let calls = 0;
  const callOn = async (): Promise<void> => {
    for (;;) {
      const answer = await newGuest();
      if (answer === "nobody") return;
      seen.add(answer.status);
      calls++;
      if (calls === CALLS_BEFORE) child.kill("SIGTERM");
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, callOn));
  expect([...seen].filter((status) => status !== 503)).toEqual([200]);
  expect(await exit).toMatchObject({ code: 0, output: expect.not.stringContaining('"level":') as string });
});
