import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const DOOR = "shared/server/economy/";

const files = ["shared/server", "api", "game-server", "workers", "scripts"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name))
    .filter((name) => !name.includes("/migrations/")),
);

const WORTH = String.raw`(?:experience|nitros|nitros_used|membership|gold_until_stamp)`;
const WRITES = new RegExp(
  [
    String.raw`(?:insertInto|updateTable|deleteFrom)\("(?:grants|owned_cars|owned_loot|repeats|money_\w+)"`,
    String.raw`(?:insert into|update|delete from) (?:grants|owned_cars|owned_loot|repeats|money_\w+)\b`,
    String.raw`\.set\(\{[^}]*\b${WORTH}\s*:`,
    String.raw`update users\b[^\`]*?\b${WORTH}\s*=`,
  ].join("|"),
);
const writesWorth = (file: string): boolean => WRITES.test(readFileSync(join(ROOT, file), "utf8"));

it("experience is given through one door, which adds it to whatever ran when it was won", () => {
  const gives = (file: string) => readFileSync(join(ROOT, file), "utf8").includes("grantWon");
  // Whoever else gives something calls `grant`, whose rewards are none of experience.
  expect(
    files
      .filter((file) => !file.startsWith("scripts/"))
      .filter(gives)
      .toSorted(),
  ).toEqual(["shared/server/economy/grant.ts", "shared/server/experience/give.ts"]);
});

it("what players are given and what is taken from them is written in one folder", () => {
  expect(files.filter((file) => file.startsWith(DOOR)).filter(writesWorth).length).toBeGreaterThan(3);
  expect(files.filter((file) => !file.startsWith(DOOR)).filter(writesWorth)).toEqual([]);
});
