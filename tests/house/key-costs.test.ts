import { globSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

/** Who may read what keys cost a racer: it says how a hand types, and must never say whose it is. */
const READERS = ["shared/server/key-costs/", "shared/server/platform/postgres/migrations/"];

const sources = (): string[] =>
  globSync("{shared,api,game-server,workers,scripts}/**/*.ts").map((file) => file.replaceAll("\\", "/"));

const mentions = (file: string): boolean =>
  /\bkey_costs\b|["']#?[./\w-]*key-costs\/tables/.test(readFileSync(file, "utf8"));

it("nothing but its own subject reads what keys cost a racer, fair play least of all", () => {
  const readers = sources().filter(mentions);
  expect(readers).toContain("shared/server/key-costs/count-races.ts");
  // They name the table, and read none of it.
  const names = new Set(["shared/server/database.ts", "shared/rules/fair-play/kept-rhythm.ts"]);
  expect(readers.filter((file) => !names.has(file) && !READERS.some((folder) => file.startsWith(folder)))).toEqual([]);
});

it("no rule of fair play knows what keys cost", () => {
  const rules = sources().filter((file) => /^shared\/(rules|server)\/.*(fair-play|assess|holds)/.test(file));
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter((file) => /from ["'][^"']*\/key-costs\//.test(readFileSync(file, "utf8")))).toEqual([]);
});
