import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { RELEASED } from "./released.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Whether this copy of the repository has what was released: a shallow one lacks it. */
export function isHistoryThere(): boolean {
  try {
    execFileSync("git", ["cat-file", "-e", `${RELEASED.commit}^{commit}`], { cwd: ROOT, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** A version in a folder of its own, with the packages of this one. */
export interface Sources {
  readonly root: string;
  remove(): void;
}

const git = (...words: string[]): Buffer => execFileSync("git", words, { cwd: ROOT, maxBuffer: 2 ** 28 });
const NEEDED = ["--", ".", ":!docs", ":!tests"];

function unpacked(archive: Buffer): Sources {
  const root = mkdtempSync(join(tmpdir(), "redline-version-"));
  execFileSync("tar", ["-x", "-C", root], { input: archive });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

export const releasedSources = (): Sources => unpacked(git("archive", RELEASED.commit, ...NEEDED));

/** This version, as it lies in the folder. */
export const ownSources = (): Sources =>
  unpacked(
    execFileSync("tar", ["-c", "--null", "-T", "-"], {
      cwd: ROOT,
      input: git("ls-files", "-z", "--cached", "--others", "--exclude-standard", ...NEEDED),
      maxBuffer: 2 ** 28,
    }),
  );
