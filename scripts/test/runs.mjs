import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { root } from "../setup.mjs";

export const cache = join(root, ".cache");

/** What runs checks and test files in an environment. */
export function newRuns(env) {
  return { check, runTests };

  /** A check by a tool of the project: it prints its name, and what is wrong. @returns what it said, if it failed */
  async function check(name, tool, ...args) {
    const { status, output } = await start(tool, args, { isQuiet: true });
    console.log(`${status === 0 ? "✓" : "✗"} ${name}`);
    if (status === 0) return undefined;
    console.log(output);
    return { name, output };
  }

  /** Runs test files, and reads how each ended. */
  async function runTests(title, args) {
    const results = join(cache, "results", `${title}.json`);
    mkdirSync(join(cache, "results"), { recursive: true });
    rmSync(results, { force: true });
    const { status } = await start("vitest", ["run", ...args], { more: { REDLINE_TEST_RESULTS: results } });
    const { files } = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : { files: [] };
    return { isGreen: status === 0, files };
  }

  function start(tool, args, { more = {}, isQuiet = false }) {
    return new Promise((resolve) => {
      const child = spawn(join(root, "node_modules", ".bin", tool), args, {
        cwd: root,
        env: { ...env, ...more },
        stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (output += part));
      child.on("error", (error) => resolve({ status: 1, output: error.message }));
      child.on("close", (status) => resolve({ status, output }));
    });
  }
}
