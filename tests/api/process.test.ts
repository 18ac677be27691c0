import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { guestSession, self } from "../../shared/contracts/auth.ts";
import { startProcess, type ProductProcess } from "../support/product-process.ts";
import { callProduct } from "../support/racer.ts";

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "redline-start-"));
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** Starts the whole product as `npm start` does, with these settings. */
function start(env: Record<string, string>): ProductProcess {
  const started = startProcess({ DATA_DIR: join(folder, "data"), ...env });
  children.push(started.child);
  return started;
}

describe("starting the product", () => {
  it("serves on an empty folder, stops in order, and finds its data again", async () => {
    const first = start({});
    const url = await first.url;
    const { token, user } = await callProduct(url, guestSession);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    first.child.kill("SIGTERM");
    expect((await first.exit).code).toBe(0);

    const second = start({});
    expect((await callProduct(await second.url, self, token)).user).toEqual(user);
    second.child.kill("SIGINT");
    expect((await second.exit).code).toBe(0);
  });

  it("recovers after a kill, with nothing lost", async () => {
    const first = start({});
    const { token, user } = await callProduct(await first.url, guestSession);
    first.child.kill("SIGKILL");
    await first.exit;
    const second = start({});
    expect((await callProduct(await second.url, self, token)).user).toEqual(user);
    second.child.kill("SIGTERM");
    await second.exit;
  });

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
    for (const [name, value] of Object.entries({
      PORT: "fast",
      SITE: "chess",
      DATABASE_URL: "mysql://x",
      LOG_LEVEL: "loud",
    })) {
      const { code, output } = await start({ [name]: value }).exit;
      expect(code).toBe(1);
      expect(output).toMatch(new RegExp(`^The variable ${name} is wrong: .*"${value}".*\n$`));
    }
  });

  it("says in one sentence that another Redline has the data folder", async () => {
    const first = start({});
    await first.url;
    const { code, output } = await start({}).exit;
    expect(code).toBe(1);
    expect(output).toMatch(/^DATA_DIR .* is in use by another Redline \(process \d+\)\.\n$/);
    first.child.kill("SIGTERM");
    await first.exit;
  });
});
