import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Redis } from "ioredis";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";

import { PIT_STOP } from "#shared/refusal.ts";

import { startRedis } from "../../scripts/cluster/redis.ts";
import { lineTo } from "../support/database-line.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { freePort } from "../support/free-port.ts";
import { startProcess, type ProductProcess } from "../support/product-process.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";

const ROOT = join(import.meta.dirname, "../..");
const SLOWLY = { timeout: 60_000, interval: 20 };

let folder: string;
const ends: (() => unknown)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "redline-start-"));
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>, file = "main.ts"): ProductProcess {
  const settings = { HOST: "127.0.0.1", DATA_DIR: folder, SECRETS_KEY: TEST_SECRETS_KEY, ...env };
  const started = startProcess(settings, join(ROOT, file));
  ends.push(async () => {
    started.child.kill("SIGKILL");
    await started.exit;
  });
  return started;
}

/** A database that takes connections and never says a word, as one does that is restored. */
async function silentDatabase(): Promise<string> {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => void open.add(socket.on("error", () => open.delete(socket))));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return `postgres://redline:x@127.0.0.1:${(server.address() as AddressInfo).port}/redline`;
}

/** The answer, or undefined while nobody listens. */
const ask = (url: string, init?: RequestInit): Promise<Response | undefined> =>
  fetch(url, init).catch((problem: unknown) => {
    if ((problem as { cause?: { code?: string } }).cause?.code !== "ECONNREFUSED") throw problem;
    return undefined;
  });

async function untilListening(url: string): Promise<void> {
  await expect.poll(async () => (await ask(`${url}/healthz`))?.status, SLOWLY).toBe(200);
}

/** The status with which a socket is refused. */
const refusalOf = (url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace("http", "ws"));
    socket.on("unexpected-response", (_req, res) => {
      resolve(res.statusCode);
      res.destroy();
    });
    socket.on("open", () => reject(new Error("the socket opened")));
    socket.on("error", reject);
  });

describe("a process that starts", () => {
  it.each(["main.ts", "api/main.ts", "game-server/main.ts", "workers/main.ts"])(
    "answers everybody while its database does not answer: %s",
    async (file) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const process = start({ PORT: String(port), DATABASE_URL: await silentDatabase() }, file);
      await untilListening(url);
      const ready = await ask(`${url}/readyz?x=1`);
      expect((await ask(`${url}/healthz?x=1`))?.status).toBe(200);
      expect([ready?.status, ready?.headers.get("retry-after")]).toEqual([503, "2"]);
      expect((await ask(`${url}/openz`))?.status).toBe(503);
      const call = await ask(`${url}/api/v2/auth/guest`, { method: "POST", body: "{}" });
      expect([call?.status, call?.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(await call?.json()).toEqual({ success: false, error: "unavailable", message: PIT_STOP });
      const join = await ask(`${url}/matchmake/joinById/lobby-type`, { method: "POST", body: "{}" });
      expect(await join?.json()).toEqual({ code: 503, error: PIT_STOP });
      const page = await ask(`${url}/race`, { headers: { accept: "text/html,*/*" } });
      expect([page?.status, page?.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
      expect(await page?.text()).toMatch(/http-equiv="refresh"/);
      expect(await refusalOf(`${url}/abc/def`)).toBe(503);
      expect(process.child.exitCode).toBeNull();
    },
  );

  it("leaves no request without an answer, from the first moment of an empty folder on", async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const started = start({ PORT: String(port), SECRETS_KEY: "" });
    const seen: number[] = [];
    while (seen.at(-1) !== 200 && started.child.exitCode === null) {
      const answer = await ask(`${url}/api/v2/auth/options`);
      if (answer) seen.push(answer.status);
    }
    expect([...new Set(seen)]).toEqual([503, 200]);
  });

  it("waits for a database that comes later", async () => {
    const line = await lineTo(await newDatabase());
    ends.push(() => line.close());
    line.cut();
    const port = await freePort();
    const started = start({ PORT: String(port), DATABASE_URL: line.databaseUrl });
    await untilListening(`http://127.0.0.1:${port}`);
    line.mend();
    const url = await started.url;
    expect((await ask(`${url}/readyz`))?.status).toBe(200);
  });

  it("says in one sentence that the database is too old", async () => {
    const databaseUrl = await newDatabase();
    const { db } = connectPatiently(databaseUrl);
    await sql`create or replace function public.current_setting(text) returns text as $$ select '15.6' $$ language sql`.execute(
      db,
    );
    await db.destroy();
    const { code, output } = await start({ PORT: "0", DATABASE_URL: databaseUrl }).exit;
    expect(code).toBe(1);
    expect(output).toBe("PostgreSQL 18 or newer is needed; the one at DATABASE_URL is 15.6.\n");
  });

  it.each([
    ["the password is wrong", (url: URL) => (url.password = "wrong")],
    ["the password is missing", (url: URL) => (url.password = "")],
    ["it has no TLS", (url: URL) => (url.search = "?sslmode=verify-full")],
    ["an option is none of its own", (url: URL) => (url.search = "?options=-cnothing=of-it")],
  ])("says in one sentence that the database does not let it in: %s", async (_why, change) => {
    const url = new URL(await newDatabase());
    change(url);
    const { code, output } = await start({ PORT: "0", DATABASE_URL: url.href }).exit;
    expect(code).toBe(1);
    expect(output).toMatch(/^The database does not let us in: .*\. Check DATABASE_URL\.\n$/);
  });

  it.each([
    [
      "a user who may not create tables",
      "create role lesser login",
      (url: URL): void => void (url.username = "lesser"),
      /"grant create on schema public to lesser"/,
    ],
    [
      "a database that can only be read",
      undefined,
      (url: URL): void => void (url.search = "?options=-cdefault_transaction_read_only=on"),
      /can only be read/,
    ],
  ])("says in one sentence what is missing: %s", async (_what, before, change, says) => {
    const url = new URL(await newDatabase());
    const { db } = connectPatiently(url.href);
    if (before !== undefined) await sql.raw(`drop role if exists lesser; ${before} password 'x'`).execute(db);
    await db.destroy();
    change(url);
    if (before !== undefined) url.password = "x";
    const { code, output } = await start({ PORT: "0", DATABASE_URL: url.href }).exit;
    expect([code, output.split("\n").length]).toEqual([1, 2]);
    expect(output).toMatch(says);
  });

  it("says in one sentence that a database keeps text in another way", async () => {
    const url = new URL(await newDatabase());
    const { db } = connectPatiently(url.href);
    await sql
      .raw(`create database ascii_${url.pathname.slice(1)} encoding 'SQL_ASCII' locale 'C' template template0`)
      .execute(db);
    await db.destroy();
    url.pathname = `/ascii_${url.pathname.slice(1)}`;
    const { code, output } = await start({ PORT: "0", DATABASE_URL: url.href }).exit;
    expect([code, output.split("\n").length]).toEqual([1, 2]);
    expect(output).toContain("has the encoding SQL_ASCII");
  });

  it("says in one sentence that Redis does not let it in", async () => {
    const redis = await startRedis(process.env.REDLINE_REDIS ?? "redis-server");
    ends.push(() => redis.stop());
    const wrong = new URL(redis.url);
    wrong.pathname = "/99";
    const DATABASE_URL = await newDatabase();
    const there = await start({ PORT: "0", DATABASE_URL, REDIS_URL: wrong.href, QUEUE_REDIS_URL: redis.url }).exit;
    expect([there.code, there.output]).toEqual([
      1,
      "Redis does not let us in: ERR DB index is out of range. Check REDIS_URL.\n",
    ]);

    const client = new Redis(redis.url);
    await client.config("SET", "requirepass", "the-right-one");
    client.disconnect();
    for (const password of ["", "a-wrong-one"]) {
      const url = new URL(redis.url);
      url.password = password;
      const { code, output } = await start({ PORT: "0", DATABASE_URL, REDIS_URL: url.href }).exit;
      expect([code, output.split("\n").length]).toEqual([1, 2]);
      expect(output).toMatch(/^Redis does not let us in: .* Check REDIS_URL\.\n$/);
      expect(output).not.toContain("a-wrong-one");
    }
  });
});
