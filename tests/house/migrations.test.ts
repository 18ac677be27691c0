import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { MIGRATIONS, type Migration } from "#shared/server/platform/postgres/migrations.ts";
import { VERSION } from "#shared/server/platform/version.ts";

import { MigrationJudge } from "../support/judged-migrations.ts";
import { isHistoryThere } from "../support/released-sources.ts";
import { RELEASED } from "../support/released.ts";
import { databaseWith } from "../support/upgrade.ts";
import { RIGHT_MIGRATIONS } from "./right-migrations.ts";
import { expand, MORE_THINGS, WRONG_MIGRATIONS } from "./wrong-migrations.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = "shared/server/platform/postgres/migrations";
/** What was ever released, as its readers are told. */
const RELEASES = [...readFileSync(join(ROOT, "CHANGELOG.md"), "utf8").matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
  ([, version]) => version,
);

const isReleased = (step: string): boolean => step.split(":", 1)[0]! <= RELEASED.lastMigration;
const SINCE = Object.entries(MIGRATIONS).filter(([name]) => !isReleased(name));

let judge: MigrationJudge;
beforeAll(async () => {
  judge = await MigrationJudge.on(await databaseWith(isReleased), MORE_THINGS);
});
afterAll(() => judge.close());

/** What is wrong with what a migration says of itself. */
function claimsOf({ phase, unusedSince }: Migration): readonly string[] {
  if (phase !== "expand" && phase !== "contract") return ["says no phase"];
  if (phase === "expand") return unusedSince === undefined ? [] : ["takes nothing away"];
  return unusedSince !== undefined && RELEASES.includes(unusedSince) ? [] : ["takes away what no release was without"];
}

/** All that is wrong with one that comes next. */
async function faultsOf(name: string, migration: Migration, isKept?: boolean): Promise<readonly string[]> {
  return [...claimsOf(migration), ...(await judge.faultsOf(name, migration, isKept))];
}

describe("the migrations since the release", () => {
  it("leave all that the version before needs, and say in which phase they are", async () => {
    const faults: Record<string, readonly string[]> = {};
    for (const [name, migration] of SINCE) faults[name] = await faultsOf(name, migration, true);
    expect(faults).toEqual(Object.fromEntries(SINCE.map(([name]) => [name, []])));
  });

  it.each(WRONG_MIGRATIONS)("are refused where one of them $said ($nth)", async ({ said, migration }) => {
    expect(await faultsOf("9001-wrong", migration)).toEqual(expect.arrayContaining([expect.stringContaining(said)]));
  });

  it.each(RIGHT_MIGRATIONS)("may have %s", async (_what, migration) => {
    expect(await faultsOf("9001-right", migration)).toEqual([]);
  });

  it.each([
    ["no phase", { phase: undefined }, "says no phase"],
    ["a phase that there isn't", { phase: "Expand" as never }, "says no phase"],
    ["something to take away in a phase that takes nothing", { unusedSince: RELEASED.version }, "takes nothing away"],
    ["no version without what it takes away", { phase: "contract" }, "no release"],
    ["the next version", { phase: "contract", unusedSince: "99.0.0" }, "no release"],
    ["a version that never was", { phase: "contract", unusedSince: "0.0.9" }, "no release"],
    ["what is no version", { phase: "contract", unusedSince: "soon" }, "no release"],
  ] as const)("are refused where one of them says %s", async (_what, says, said) => {
    expect(await faultsOf("9001-wrong", { ...expand("drop table appeals"), ...says })).toEqual(
      expect.arrayContaining([expect.stringContaining(said)]),
    );
  });

  it("may take away in a contract what the released version is without", async () => {
    const contract: Migration = { ...expand("drop table appeals"), phase: "contract", unusedSince: RELEASED.version };
    expect(await faultsOf("9001-contract", contract)).toEqual([]);
  });

  it("may change what an earlier one of them made", async () => {
    expect(
      await faultsOf("9001-boats", expand("create table boats (name text)", "alter table users add b text"), true),
    ).toEqual([]);
    expect(await faultsOf("9002-oars", expand("alter table boats drop name", "alter table users drop b"))).toEqual([]);
    expect(await faultsOf("9003-sails", expand("alter table users alter b set not null"))).toContain(
      "changes whether it takes nulls: the column b of users",
    );
  });
});

describe("the release", () => {
  it("is named with a migration that is there, and with the version that this one has or comes from", () => {
    expect(Object.keys(MIGRATIONS)).toContain(RELEASED.lastMigration);
    expect(RELEASED.commit).toMatch(/^[\da-f]{40}$/);
    expect(VERSION).toBe(RELEASED.version);
    expect(RELEASES).toContain(RELEASED.version);
  });

  it.runIf(isHistoryThere())("has every migration up to its last one: none comes in between", () => {
    const listed = execFileSync("git", ["ls-tree", "--name-only", RELEASED.commit, `${FOLDER}/`], {
      cwd: ROOT,
      encoding: "utf8",
    });
    expect(Object.keys(MIGRATIONS).filter(isReleased)).toEqual(
      listed
        .trim()
        .split("\n")
        .map((file) => basename(file, ".ts")),
    );
  });
});
