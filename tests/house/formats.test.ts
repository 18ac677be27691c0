import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Draw, or ask for the name of a time zone: what they make isn't read by anybody. */
const NOT_SHOWN = new Set([
  "client/race/screen/results/speed-curve.tsx",
  "client/race/screen/top-bar.tsx",
  "client/ui/data/dial.ts",
  "client/ui/data/gauge.tsx",
  "client/ui/form/time-zone.ts",
  "shared/content/cars/outline.ts",
  "shared/content/cars/parts/wheels.ts",
  "shared/server/accounts/sign-up/time-zone.ts",
]);

const sources = globSync("{client,shared,api,game-server,workers}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !file.startsWith("shared/format/") && !NOT_SHOWN.has(file),
);

/** The lines of all sources that a pattern matches, as `file: line`. */
const linesWith = (pattern: RegExp): readonly string[] =>
  sources.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .filter((line) => pattern.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

it("numbers, days and times are written by shared/format, and nowhere else", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(linesWith(/\.(toFixed|toPrecision|toLocale\w*)\(|\bIntl\.(NumberFormat|DateTimeFormat)\b/)).toEqual([]);
});

it("a share is written without a gap: 75%", () => {
  expect(linesWith(/[\d}] %[^\d(]/)).toEqual([]);
});
