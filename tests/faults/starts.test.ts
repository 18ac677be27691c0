import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { guestSession, self } from "#shared/contracts/account/auth.ts";
import { isServed } from "#shared/server/platform/postgres/own-server.ts";

import { endWith } from "../../scripts/cluster/child.ts";
import { diceOf } from "../support/dice.ts";
import { callProduct } from "../support/racer.ts";

const MAIN = join(import.meta.dirname, "../../main.ts");
/** So many here; `REDLINE_STARTS=50` tries more. */
const MOMENTS = Number(process.env.REDLINE_STARTS ?? 6);
const RESTARTS = Math.max(3, Math.round(MOMENTS / 5));
/** Longer than a first start takes here. */
const FIRST_START_MS = 4_000;
/** A process namespace of its own, as a container has: ids begin anew, and all of it ends with its first process. */
const CONTAINER = ["--user", "--map-root-user", "--pid", "--fork", "--kill-child", "--mount-proc"];

let place: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "redline-starts-"));
});
afterEach(() => {
  for (const child of running.splice(0)) kill(child);
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** Ends a process and its group at once. */
function kill({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
}

interface Start {
  readonly child: ChildProcess;
  readonly url: Promise<string>;
  output(): string;
}

/** Starts the product with its own database, at the head of a group. */
function start(dataDir: string, [program, ...before]: readonly [string, ...string[]], host = "127.0.0.1"): Start {
  const { DATABASE_URL: _elsewhere, ...env } = process.env;
  const settings = { NODE_ENV: "production", LOG_LEVEL: "fatal", PORT: "0", HOST: host, DATA_DIR: dataDir };
  const child = spawn(program, [...before, MAIN], { detached: true, env: { ...env, ...settings } });
  endWith(child);
  running.push(child);
  let output = "";
  const url = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = /Redline is ready at (http:\S+)/.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(`it ended: ${output}`)));
  });
  url.catch((error: unknown) => error);
  return { child, url, output: () => output };
}

async function stop({ child }: Start): Promise<number | null> {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  return ((await gone) as [number | null])[0];
}

describe("a first start", () => {
  it("that was killed with its group at whatever moment is begun anew by the next one", async () => {
    const dice = diceOf("moments of a first start");
    for (let nth = 0; nth < MOMENTS; nth++) {
      const dataDir = join(place, `moment-${nth}`);
      const atMs = Math.round(((nth + dice()) * FIRST_START_MS) / MOMENTS);
      const first = start(dataDir, [process.execPath]);
      const gone = once(first.child, "exit");
      await wait(atMs);
      kill(first.child);
      await gone;
      const second = start(dataDir, [process.execPath]);
      const url = await second.url.catch((error: unknown) => String(error));
      expect([atMs, url]).toEqual([atMs, expect.stringMatching(/^http:/)]);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect([atMs, await stop(second)]).toEqual([atMs, 0]);
      expect(await isServed(join(dataDir, "postgres"))).toBe(false);
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe("the line of a start", () => {
  it.each(["0.0.0.0", "127.0.0.2"])("names addresses that all lead to it when it listens on %s", async (host) => {
    const started = start(join(place, `host-${host}`), [process.execPath], host);
    await started.url;
    const [line = ""] = /Redline is ready at .*/.exec(started.output()) ?? [];
    const named = line.match(/http:[\w.:/]+/g) ?? [];
    expect(named[0]).toMatch(host === "0.0.0.0" ? /^http:\/\/localhost:/ : /^http:\/\/127\.0\.0\.2:/);
    for (const url of named) expect([url, (await fetch(`${url}/readyz`)).status]).toEqual([url, 200]);
    expect(await stop(started)).toBe(0);
  });
});

describe("a container", () => {
  it("that is killed is started again on its folder, with what was kept there", async () => {
    const dataDir = join(place, "container");
    let token: string | undefined;
    for (let nth = 0; nth <= RESTARTS; nth++) {
      const container = start(dataDir, ["unshare", ...CONTAINER, process.execPath]);
      const url = await container.url.catch((error: unknown) => String(error));
      expect([nth, url]).toEqual([nth, expect.stringMatching(/^http:/)]);
      token ??= (await callProduct(url, guestSession)).token;
      expect((await callProduct(url, self, token)).user).toMatchObject({ accountType: "guest" });
      const gone = once(container.child, "exit");
      container.child.kill("SIGKILL");
      await gone;
    }
  });
});
