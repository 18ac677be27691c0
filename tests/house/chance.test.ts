import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const filesWith = (pattern: RegExp, ...globs: readonly string[]): readonly string[] => {
  const files = globSync(globs, { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  return files.filter((file) => pattern.test(readFileSync(join(root, file), "utf8")));
};

/** The load kit measures; it decides nothing by what falls. */
const MEASURING = /^tests[/\\](?:load|figures)[/\\]/;
const THIS = /chance\.test\.ts$/;

it("a test has its chance from the seed of the run", () => {
  const own = filesWith(/\bMath\.random\b/, "tests/**/*.{ts,tsx}").filter((file) => !MEASURING.test(file));
  expect(own.filter((file) => !THIS.test(file))).toEqual([]);
});

it("the server has its chance from the dice that a process is opened with", () => {
  expect(filesWith(/\bMath\.random\b/, "{api,game-server,workers,shared}/**/*.ts")).toEqual([]);
});
