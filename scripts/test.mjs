import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { ensureClient, ensurePackages, env, root } from "./setup.mjs";
import { findChromium, findRedis } from "./system-tools.mjs";

const HELP = `npm test: everything that must hold, with all set-up done by itself.
npm test -- <words>   only the tests whose file names contain one of the words`;

const words = process.argv.slice(2);
if (words.includes("--help")) {
  console.log(HELP);
  process.exit(0);
}

ensurePackages();
const tools = { REDLINE_CHROMIUM: findChromium(), REDLINE_REDIS: findRedis() };
ensureClient();

const bin = (name, ...args) => [join(root, "node_modules", ".bin", name), args];
const checks = {
  types: bin("tsc", "-p", "."),
  lint: bin("oxlint", "--type-aware", "--deny-warnings"),
  format: bin("oxfmt", "--check"),
  "dead code": bin("knip", "--no-progress"),
};

let passed = 0;
let failed = 0;
const run = promisify(execFile);
const checking = (words.length > 0 ? [] : Object.entries(checks)).map(async ([name, [command, args]]) => {
  try {
    await run(command, args, { cwd: root, env, maxBuffer: Infinity });
    console.log(`✓ ${name}`);
    passed++;
  } catch (problem) {
    console.log(`✗ ${name}`);
    console.log(problem.stdout, problem.stderr);
    failed++;
  }
});
await Promise.all(checking);

const report = join(root, ".cache", "tests.json");
mkdirSync(join(root, ".cache"), { recursive: true });
rmSync(report, { force: true });
const [vitest, args] = bin(
  "vitest",
  "run",
  ...words,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
);
const { status } = spawnSync(vitest, args, { cwd: root, env: { ...env, ...tools }, stdio: "inherit" });
if (existsSync(report)) {
  const totals = JSON.parse(readFileSync(report, "utf8"));
  passed += totals.numPassedTests;
  failed += totals.numFailedTests;
  const unfinished = totals.numTotalTests - totals.numPassedTests - totals.numFailedTests;
  if (unfinished > 0) console.log(`${unfinished} tests were not run`);
  failed += unfinished;
}
if (status !== 0 && failed === 0) failed = 1;
if (passed === 0) failed ||= 1;

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
