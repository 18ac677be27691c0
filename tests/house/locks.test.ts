import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const PLACE = "shared/server/players/lock.ts";

const files = ["shared/server", "api", "game-server", "workers", "scripts"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name)),
);

const LOCK = /\.for(?:Update|NoKeyUpdate|Share|KeyShare)\(|\bfor (?:no key update|update|share|key share)\b/g;
const OF_USERS = /(?:selectFrom|Join)\(\s*"users\b|\b(?:from|join) users\b/;

const textOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** The beginnings of statements that lock rows and read users. */
function locksOfUsers(file: string): string[] {
  const source = textOf(file);
  return [...source.matchAll(LOCK)]
    .map(({ index }) => source.slice(source.lastIndexOf(";", index) + 1, index))
    .filter((statement) => OF_USERS.test(statement))
    .map((statement) => `${file}: ${statement.trim().slice(0, 60)}`);
}

it("rows of users are locked in one place, so that they are locked in one order", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(textOf(PLACE).match(LOCK)).toHaveLength(3);
  expect(files.filter((file) => file !== PLACE).flatMap(locksOfUsers)).toEqual([]);
});
