import { execFileSync, spawnSync } from "node:child_process";

import { testsReaching } from "../reach.mjs";
import { root } from "../setup.mjs";

/** What the working tree has other than a commit, and the tests that can reach it, the nearest first. */
export function changedFiles(commit = forkPoint()) {
  if (!isCommit(commit)) {
    console.error(`There is no commit ${commit} here.`);
    process.exit(1);
  }
  const changed = git("diff", "--name-only", "--no-renames", commit);
  const added = git("ls-files", "--others", "--exclude-standard");
  const files = [...new Set([...changed, ...added])];
  return { since: commit, files, tests: testsReaching(root, files) };
}

/** Where the branch left main; on main itself, its last commit. */
function forkPoint() {
  const [commit = "HEAD"] = git("merge-base", "HEAD", "main");
  return commit.slice(0, 10);
}

function isCommit(name) {
  return spawnSync("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`], { cwd: root }).status === 0;
}

function git(...args) {
  const said = execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  return said.split("\n").filter((line) => line !== "");
}
