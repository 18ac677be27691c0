import { spawnSync, type ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { guestSession, self } from "#shared/contracts/account/auth.ts";
import { isServed } from "#shared/server/platform/postgres/own-server.ts";

import { startProcess, type ProductProcess } from "../support/product-process.ts";
import { callProduct } from "../support/racer.ts";

let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "redline-start-"));
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** Starts the whole product as `npm start` does, with these settings. */
function start(env: Record<string, string>): ProductProcess {
  const started = startProcess({ DATA_DIR: join(folder, "data"), ...env });
  children.push(started.child);
  return started;
}

describe("a data folder", () => {
  let running: ProductProcess;
  let racer: { readonly token: string; readonly user: unknown };
  const again = async (): Promise<void> => {
    running = start({});
    expect((await callProduct(await running.url, self, racer.token)).user).toEqual(racer.user);
  };

  it("may be empty, is left in order, and has its data again at the next start", async () => {
    running = start({});
    const url = await running.url;
    racer = await callProduct(url, guestSession);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    running.child.kill("SIGTERM");
    expect((await running.exit).code).toBe(0);
    await again();
  });

  it("is of one process: another one says in one sentence whose it is", async () => {
    const { code, output } = await start({}).exit;
    expect(code).toBe(1);
    expect(output).toMatch(/^DATA_DIR .* is in use by another Redline \(process \d+\)\.\n$/);
  });

  it("has lost nothing after a kill", async () => {
    racer = await callProduct(await running.url, guestSession);
    running.child.kill("SIGKILL");
    await running.exit;
    await again();
    running.child.kill("SIGINT");
    expect((await running.exit).code).toBe(0);
  });
});

describe("a start while Redis is away", () => {
  it.each(["SIGTERM", "SIGHUP"] as const)("can be stopped by %s, and leaves no database behind", async (signal) => {
    const dataDir = join(folder, `without-redis-${signal}`);
    const waiting = start({ DATA_DIR: dataDir, REDIS_URL: "redis://127.0.0.1:1", LOG_LEVEL: "warn" });
    const serves = () => isServed(join(dataDir, "postgres"));
    await expect.poll(serves, { timeout: 120_000 }).toBe(true);
    await expect.poll(() => waiting.output(), { timeout: 120_000 }).toContain("Redis is not reachable");
    waiting.child.kill(signal);
    await waiting.exit;
    expect(await serves()).toBe(false);
  });
});

describe("an operator's command", () => {
  const script = (name: string): string => join(import.meta.dirname, "../../scripts", name);

  it.each(["SIGINT", "SIGHUP"] as const)("that is ended by %s leaves no database behind", async (signal) => {
    const dataDir = join(folder, `command-${signal}`);
    const command = startProcess({ DATA_DIR: dataDir }, script("migrate.ts"));
    children.push(command.child);
    const serves = () => isServed(join(dataDir, "postgres"));
    await expect.poll(serves, { timeout: 120_000 }).toBe(true);
    command.child.kill(signal);
    command.child.kill(signal);
    await command.exit;
    expect(await serves()).toBe(false);
  });

  it("brings the database up to date, but not when asked for help or by words it doesn't know", async () => {
    const ask = (...words: string[]) =>
      spawnSync(process.execPath, [script("migrate.ts"), ...words], {
        env: { ...process.env, DATABASE_URL: "postgres://127.0.0.1:1/x" },
        encoding: "utf8",
      });
    const help = ask("--help");
    expect([help.status, help.stdout]).toEqual([0, expect.stringContaining("npm run migrate")]);
    expect(ask("now")).toMatchObject({ status: 1, stdout: help.stdout });
    expect(ask("--dry")).toMatchObject({ status: 1, stderr: expect.stringContaining("--dry") });
  });
});

describe("a start that cannot be", () => {
  it("says in one sentence that the port is in use", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
    const { port } = server.address() as AddressInfo;
    const end = await start({ PORT: String(port) }).exit;
    server.close();
    expect(end).toEqual({
      code: 1,
      output: `Port ${port} is in use: stop what uses it, or set PORT to another one.\n`,
    });
  });

  it("says in one sentence that the data folder cannot be written", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    const { code, output } = await start({ DATA_DIR: join(file, "data") }).exit;
    expect(code).toBe(1);
    expect(output).toMatch(/^DATA_DIR .* cannot be written: .*\n$/);
  });

  it("says in one sentence which variable is wrong", async () => {
    const wrong = { PORT: "fast", SITE: "chess", LOG_LEVEL: "loud" };
    const ends = Object.entries(wrong).map(async ([name, value]) => {
      const { code, output } = await start({ [name]: value }).exit;
      expect(code).toBe(1);
      expect(output).toMatch(new RegExp(`^The variable ${name} is wrong: .*"${value}".*\\n$`));
    });
    await Promise.all(ends);
  });
});
