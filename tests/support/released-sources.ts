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

/** The released version in a folder of its own, with the packages of this one. */
export function releasedSources(): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "redline-released-"));
  const sources = execFileSync("git", ["archive", RELEASED.commit, "--", ".", ":!docs", ":!tests"], {
    cwd: ROOT,
    maxBuffer: 2 ** 28,
  });
  execFileSync("tar", ["-x", "-C", root], { input: sources });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
