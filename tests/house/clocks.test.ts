import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** The only file that reads the computer's clock. */
const DOOR = "client/net/computer-clock.ts";
/** Who goes by the computer's clock all the same, and never with a stamp of the server. */
const OWN_TIME: Readonly<Record<string, string>> = {
  "client/data/query-client.ts": "the library's own times",
  "client/data/start.ts": "the split test's year, kept here",
  "client/features/practice/coach/coach-practice.tsx": "when a round ended: told as how long ago",
  "client/features/practice/coach/send.ts": "how long ago a round ended",
  "client/features/practice/coach/sync.ts": "how long ago a round ended",
  "client/features/practice/practice-page.tsx": "practice knows no server",
  "client/net/server-time.ts": "until an answer says the server's time",
  "client/race/session/kept-seat.ts": "from one page to the next",
  "client/scene/pixi-scene.ts": "a seed",
  "client/session/device/clock-check.ts": "compares the clocks",
  "client/session/device/crash.ts": "from one page to the next",
};

const RAW = /\bDate\.now\b|\bnew Date\(\s*\)|(?<![.\w]|new )\bDate\(/;
const rawIn = (source: string): string[] =>
  source.split("\n").filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && RAW.test(line));

describe("the computer's clock, which may be days off", () => {
  const files = globSync("client/**/*.{ts,tsx}", { cwd: ROOT });
  const sourceOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

  it("is read behind one door: what is compared with a stamp of the server goes by `serverNow`", () => {
    const raw = files
      .filter((file) => file !== DOOR)
      .flatMap((file) => rawIn(sourceOf(file)).map((line) => `${file}: ${line.trim()}`));
    expect(files.length).toBeGreaterThan(500);
    expect(raw).toEqual([]);
  });

  it("says the time only to what keeps it to itself", () => {
    const users = files.filter((file) => file !== DOOR && /\bcomputerMs\b/.test(sourceOf(file)));
    expect(users.toSorted()).toEqual(Object.keys(OWN_TIME).toSorted());
  });

  it("is seen in whichever way it is read", () => {
    const uses = ["stampOf(new Date())", "{ nowMs = Date.now }", "useState(Date.now)", "const said = Date();"];
    expect(uses.filter((use) => rawIn(use).length === 0)).toEqual([]);
    expect(rawIn("new Date(stamp * 1_000)\nformatDate(stamp)\n// Date.now of old")).toEqual([]);
  });
});
