import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { exportOf } from "#shared/server/privacy/export.ts";

import { operatorReads } from "../support/operator.ts";
import { newStage, type Stage } from "../support/players.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const roles = (...args: string[]): Promise<string> =>
  operatorReads("roles", stage.connection.pool.options.connectionString, ...args);

it("an operator gives a role and takes it, with a name and a reason for the record", async () => {
  const userID = await stage.newPlayer({ username: "MissTurner" });
  expect(await roles("list")).toBe("Nobody has a role.\n");
  expect(await roles("give", "missturner", "teacher", "Fern", "School", "--by", "Ada")).toBe("Given.\n");
  expect(await roles("give", "MissTurner", "teacher", "twice", "--by", "Ada")).toMatch(/is teacher already/);
  expect(await roles("list")).toMatch(/ {2}teacher {2}MissTurner$/m);
  expect(await roles("take", "MissTurner", "teacher", "Moved", "away", "--by", "Bo")).toBe("Taken away.\n");
  expect(await roles("take", "MissTurner", "teacher", "again", "--by", "Bo")).toMatch(/isn.t teacher/);
  expect(await roles("show", "MissTurner")).toMatch(
    /teacher taken by Bo: Moved away\n.*teacher given by Ada: Fern School/,
  );
  const kept = await exportOf(stage.db, userID);
  expect(kept.roleChanges).toMatchObject([{ reason: "Fern School" }, { reason: "Moved away" }]);
  expect(JSON.stringify(kept)).not.toContain("Ada");
});

it("a role command says what is missing, and changes nothing", async () => {
  await stage.newPlayer({ username: "MrReed" });
  expect(await roles("--help")).toMatch(/npm run roles -- give/);
  expect(await roles("give", "MrReed", "king", "why not", "--by", "Ada")).toMatch(/teacher, moderator, staff/);
  expect(await roles("give", "MrReed", "staff", "--by", "Ada")).toMatch(/Say why/);
  expect(await roles("give", "MrReed", "staff", "new here")).toMatch(/Say who you are/);
  expect(await roles("give", "Nobody9", "staff", "new here", "--by", "Ada")).toMatch(/no account/);
  expect(await roles("give", "MrReed", "staff", "new", "--as", "Ada")).toMatch(/--as/);
  expect(await roles("show", "MrReed")).toMatch(/never had a role/);
});

it.each([
  [["list"], 0],
  [["give", "Nobody9"], 1],
])("a command ends by itself, and its process says whether it did what it was asked: %j", async (words, code) => {
  const DATABASE_URL = stage.connection.pool.options.connectionString;
  const env = { ...process.env, DATABASE_URL, SECRETS_KEY: TEST_SECRETS_KEY, LOG_LEVEL: "fatal" };
  const script = join(import.meta.dirname, "../../scripts/roles.ts");
  const child = spawn(process.execPath, [script, ...words], { env, stdio: "ignore" });
  expect(await once(child, "exit")).toEqual([code, null]);
});
