import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { StartProblem } from "#shared/server/platform/config.ts";
import { holdDataDir } from "#shared/server/platform/data-dir.ts";

let place: string;
let nth = 0;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "redline-data-dir-"));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));
const newDir = (): string => join(place, `data${nth++}`);

const HOLD = `
  const { holdDataDir } = await import(${JSON.stringify(join(import.meta.dirname, "../../shared/server/platform/data-dir.ts"))});
  holdDataDir(process.argv[1]);
  console.log("held");
  setInterval(() => {}, 1_000);`;

/** Another process that holds a folder. */
async function holder(dataDir: string) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", HOLD, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

describe("a data folder", () => {
  it("is held by one process, which is named, until that one ends, in whatever way", async () => {
    const dataDir = newDir();
    const child = await holder(dataDir);
    const sentence = `DATA_DIR ${dataDir} is in use by another Redline (process ${child.pid}).`;
    expect(() => holdDataDir(dataDir)).toThrow(new StartProblem(sentence));
    child.kill("SIGKILL");
    await once(child, "exit");
    holdDataDir(dataDir)();
  });

  it.each([process.ppid, process.pid, 1, 2 ** 31, "no number", ""])(
    "isn't held by whoever has the number that an earlier holder had: %s",
    (left) => {
      const dataDir = newDir();
      mkdirSync(dataDir);
      writeFileSync(join(dataDir, "redline.pid"), String(left));
      holdDataDir(dataDir)();
      expect(existsSync(join(dataDir, "redline.pid"))).toBe(false);
    },
  );

  it("can be held again once it was given back, and where it can't be made that is said", () => {
    const dataDir = newDir();
    for (let turn = 0; turn < 3; turn++) holdDataDir(dataDir)();
    writeFileSync(join(dataDir, "file"), "");
    expect(() => holdDataDir(join(dataDir, "file", "data"))).toThrow(/^DATA_DIR .* cannot be written: /);
  });
});
