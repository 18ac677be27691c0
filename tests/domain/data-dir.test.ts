import { execFile as execFileBack, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { StartProblem } from "#shared/server/platform/config.ts";
import { holdDataDir } from "#shared/server/platform/data-dir.ts";

const execFile = promisify(execFileBack);

let place: string;
let nth = 0;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "redline-data-dir-"));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));
const newDir = (): string => join(place, `data${nth++}`);

const HOLD = `
  const { holdDataDir } = await import(${JSON.stringify(join(import.meta.dirname, "../../shared/server/platform/data-dir.ts"))});
  globalThis.release = holdDataDir(process.argv[1]);
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

  it.each(["", "data", "some/where/else"])(
    "behind a link that leads nowhere ends the start with the link and where it leads: %s",
    async (below) => {
      const link = newDir();
      const dataDir = join(link, below);
      symlinkSync(join(place, "not-mounted"), link);
      // It used to hang in a call that nothing ends but a kill.
      const { stderr } = await execFile(process.execPath, ["--input-type=module", "-e", HOLD, dataDir], {
        timeout: 60_000,
      }).catch((error: unknown) => error as { stderr: string });
      const reason = `${link} leads to ${join(place, "not-mounted")}, which is not there`;
      expect(stderr).toContain(`DATA_DIR ${dataDir} cannot be written: ${reason}.`);
    },
  );

  it("behind a link to a folder is made there", () => {
    const [link, there] = [newDir(), newDir()];
    mkdirSync(there);
    symlinkSync(there, link);
    holdDataDir(join(link, "a", "b"))();
    expect(existsSync(join(there, "a", "b"))).toBe(true);
  });

  it.runIf(process.platform === "linux")("where no folder can be made ends the start too", () => {
    expect(() => holdDataDir("/proc/redline/data")).toThrow(/^DATA_DIR .* cannot be written: ENOENT/);
  });
});
