import { spawn } from "node:child_process";
import { chmod, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { StartProblem } from "#shared/server/platform/config.ts";
import { noteIn } from "#shared/server/platform/postgres/own-server.ts";

import { ask, KEPT, kept, keptIn, newDir, start, useDataDirs } from "../support/embedded.ts";

useDataDirs();
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("the embedded database", () => {
  it.each(["pay$day", 'so "called"', "it's", "a `b` c", "über"])("starts in a folder called %s", async (name) => {
    const server = await start(newDir(name));
    expect(await ask(server, "select 1 as one")).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it("takes nothing from the shell: no address, options, certificates, language, libraries or time zone", async () => {
    const given = {
      PGOPTIONS: "-c search_path=elsewhere",
      PGSSLMODE: "require",
      PGDATA: "/nowhere",
      PGPORT: "1",
      PGCLIENTENCODING: "SQL_ASCII",
      LC_ALL: "xx_YY.utf8",
      LANG: "xx_YY",
      LD_LIBRARY_PATH: "/nowhere",
      TZ: "Nowhere/Nothing",
    };
    const before = Object.keys(given).map((name) => [name, process.env[name]] as const);
    Object.assign(process.env, given);
    try {
      const server = await start(newDir());
      expect(await ask(server, "show search_path")).toEqual([{ search_path: '"$user", public' }]);
      expect(await ask(server, "show timezone")).toEqual([{ TimeZone: "UTC" }]);
      await server.stop();
    } finally {
      for (const [name, value] of before)
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
    }
  });

  it.each([
    ["another process", () => spawn("sleep", ["300"])],
    ["this very process", () => undefined],
  ])("leaves alone whoever has the number that an earlier server had: %s", async (_who, another) => {
    const dataDir = await kept();
    const child = another();
    const pid = child?.pid ?? process.pid;
    const note = [pid, join(dataDir, "postgres"), 1, 5432, "", "", "", "ready", ""];
    await writeFile(join(dataDir, "postgres", "postmaster.pid"), note.join("\n"));
    expect(await keptIn(dataDir)).toEqual(KEPT);
    expect(isAlive(pid)).toBe(true);
    child?.kill();
  });

  it("that still runs from before is stopped, and starts with what it kept", async () => {
    const dataDir = await kept();
    await start(dataDir);
    const before = await noteIn(join(dataDir, "postgres"));
    expect(await keptIn(dataDir)).toEqual(KEPT);
    await expect.poll(() => isAlive(before?.pid ?? 0)).toBe(false);
  });

  it("is put right where a copy lost its rights, its empty folders or its password", async () => {
    const dataDir = await kept();
    const folder = join(dataDir, "postgres");
    await chmod(folder, 0o755);
    for (const empty of ["pg_notify", "pg_replslot", "pg_tblspc", "pg_twophase"]) await rmdir(join(folder, empty));
    expect(await keptIn(dataDir)).toEqual(KEPT);
    await writeFile(join(dataDir, "postgres-password"), "");
    expect(await keptIn(dataDir)).toEqual(KEPT);
    await rm(join(dataDir, "postgres-password"));
    expect(await keptIn(dataDir)).toEqual(KEPT);
  });

  it("that is damaged says so in a sentence with the file and what to do", async () => {
    const dataDir = await kept();
    const control = join(dataDir, "postgres", "global", "pg_control");
    await rename(control, `${control}.away`);
    const problem: unknown = await start(dataDir).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StartProblem);
    expect((problem as Error).message).toMatch(
      /^PostgreSQL does not start in .*: .*pg_control.*\. More stands in .*\.log; put back/,
    );
    await rename(`${control}.away`, control);
    expect(await keptIn(dataDir)).toEqual(KEPT);
  });
});
