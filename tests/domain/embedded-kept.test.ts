import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { StartProblem } from "#shared/server/platform/config.ts";
import { isServed } from "#shared/server/platform/postgres/own-server.ts";

import { ask, KEPT, kept, keptIn, newDir, start, useDataDirs } from "../support/embedded.ts";

useDataDirs();

const problemOf = async (dataDir: string): Promise<string> => {
  const problem: unknown = await start(dataDir).then(
    () => new Error("it started"),
    (error: unknown) => error,
  );
  if (!(problem instanceof StartProblem)) throw problem;
  return problem.message;
};

describe("a start never deletes what may hold a player", () => {
  const CASES: readonly (readonly [string, (folder: string) => Promise<() => Promise<unknown>>])[] = [
    [
      "a file of the database is missing",
      async (folder) => {
        const file = join(folder, "base", "5", "PG_VERSION");
        await rename(file, `${folder}-file`);
        return () => rename(`${folder}-file`, file);
      },
    ],
    [
      "the database itself is missing",
      async (folder) => {
        await rename(join(folder, "base", "5"), `${folder}-base`);
        return () => rename(`${folder}-base`, join(folder, "base", "5"));
      },
    ],
    [
      "nothing may be read",
      async (folder) => {
        await chmod(join(folder, "base"), 0o000);
        return () => chmod(join(folder, "base"), 0o700);
      },
    ],
    [
      "it is a link that leads nowhere",
      async (folder) => {
        await rename(folder, `${folder}-disk`);
        await symlink(`${folder}-mounted`, folder);
        return () => rename(`${folder}-disk`, `${folder}-mounted`);
      },
    ],
    [
      "it is a file",
      async (folder) => {
        await rename(folder, `${folder}-away`);
        await writeFile(folder, "");
        return async () => {
          await rm(folder);
          await rename(`${folder}-away`, folder);
        };
      },
    ],
  ];
  it.each(CASES)("when %s: it says so, and starts with everything once it is back", async (_what, take) => {
    const dataDir = await kept();
    const giveBack = await take(join(dataDir, "postgres"));
    expect(await problemOf(dataDir)).toMatch(/^PostgreSQL does not start in .*: .*put back a copy/);
    expect(await isServed(join(dataDir, "postgres"))).toBe(false);
    await giveBack();
    expect(await keptIn(dataDir)).toEqual(KEPT);
  });

  it.each(["postgres-password", "secrets-key"])(
    "and makes none where there was one, of which %s tells: the folder is missing, or its disk",
    async (left) => {
      const dataDir = newDir();
      await mkdir(dataDir);
      await writeFile(join(dataDir, left), "left");
      const sentence = new RegExp(
        `^There is no database in .*postgres, but its ${left} is there: put the database back`,
      );
      expect(await problemOf(dataDir)).toMatch(sentence);
      await mkdir(join(dataDir, "postgres"));
      expect(await problemOf(dataDir)).toMatch(sentence);
      expect(await readdir(dataDir)).toEqual(["postgres", left].toSorted());
    },
  );

  it("and a database that was made again under another number is the database", async () => {
    const dataDir = newDir();
    const first = await start(dataDir);
    await ask({ ...first, databaseUrl: first.databaseUrl.replace(/postgres$/, "template1") }, "drop database postgres");
    await ask(
      { ...first, databaseUrl: first.databaseUrl.replace(/postgres$/, "template1") },
      "create database postgres",
    );
    await ask(first, "create table kept as select 7 as number");
    await first.stop();
    expect(await keptIn(dataDir)).toEqual(KEPT);
  });
});

describe("a first start that was interrupted", () => {
  const START = `
    const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, "../../shared/server/platform/postgres/embedded.ts"))});
    const { stop } = await startEmbedded(process.argv[1]);
    await stop();`;
  const isMaking = async (dataDir: string): Promise<string | undefined> =>
    (await readdir(dataDir).catch(() => [])).find((name) => name.startsWith("postgres-making-"));

  it.each(["as it begins", "in the middle"])("%s is made anew, and nothing of it stays", async (moment) => {
    const dataDir = newDir();
    const child = spawn(process.execPath, ["--input-type=module", "-e", START, dataDir], { detached: true });
    const ended = once(child, "exit");
    const reached = async (): Promise<boolean> => {
      const making = await isMaking(dataDir);
      return making !== undefined && (moment === "as it begins" || existsSync(join(dataDir, making, "base", "1")));
    };
    await expect.poll(reached, { timeout: 60_000, interval: 1 }).toBe(true);
    process.kill(-(child.pid ?? 0), "SIGKILL");
    await ended;
    expect(await isMaking(dataDir)).toBeDefined();
    const server = await start(dataDir);
    expect(await ask(server, "select 1 as one")).toEqual([{ one: 1 }]);
    await server.stop();
    expect(await isMaking(dataDir)).toBeUndefined();
  });

  it("by an earlier version, in its place: the half is put aside, which is said, and a whole one made", async () => {
    const dataDir = await kept();
    const folder = join(dataDir, "postgres");
    await rm(join(folder, "base", "5"), { recursive: true });
    await rm(join(folder, "postmaster.opts"));
    const said: string[] = [];
    const server = await start(dataDir, (line) => void said.push(line));
    expect(await ask(server, "select 1 as one")).toEqual([{ one: 1 }]);
    await server.stop();
    expect(said).toEqual([
      expect.stringMatching(/^\S+ was only half made, by a start that was interrupted: it is \S+ now/),
    ]);
    const half = (await readdir(dataDir)).find((name) => name.startsWith("postgres-half-")) ?? "";
    expect((await stat(join(dataDir, half, "base", "4"))).isDirectory()).toBe(true);
  });
});
