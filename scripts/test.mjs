import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { promisify } from "node:util";

import { ensureClient, ensurePackages, env, root } from "./setup.mjs";
import { findChromium, findRedis } from "./system-tools.mjs";

const HELP = `npm test: everything that must hold, with all set-up done by itself.
npm test -- quick     what needs no browser, in about two minutes
npm test -- <words>   only the tests whose file names contain one of the words

A file of journeys or faults that fails is run once more, alone, at the end. If it passes then, it counts as passed and
is named as unsteady in the last lines; what it said first is kept in .cache/unsteady. What measures is in npm run figures.`;

const given = process.argv.slice(2);
if (given.includes("--help")) {
  console.log(HELP);
  process.exit(0);
}
const isQuick = given.includes("quick");
const words = given.filter((word) => word !== "quick");

ensurePackages();
const tools = { REDLINE_CHROMIUM: findChromium(), REDLINE_REDIS: findRedis() };
ensureClient();

const cache = join(root, ".cache");
mkdirSync(cache, { recursive: true });
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

const first = runTests("tests", [...(isQuick ? ["--project", "pure", "--project", "server"] : []), ...words]);
count(first);
const unsteady = first.files.filter(isFailed).filter(mayRunAgain).filter(passesAlone);

for (const { name } of unsteady) console.log(`unsteady: ${nameOf(name)} (its first failure is in .cache/unsteady)`);
if (passed === 0) failed ||= 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs test files and reads their results. */
function runTests(title, args) {
  const report = join(cache, `${title}.json`);
  rmSync(report, { force: true });
  const [vitest, more] = bin("vitest", "run", ...args, "--reporter=default", "--reporter=json");
  const { status } = spawnSync(vitest, [...more, `--outputFile.json=${report}`], {
    cwd: root,
    env: { ...env, ...tools },
    stdio: "inherit",
  });
  const files = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [];
  return { status, files };
}

/** A test or file that was not run counts as failed. */
function count({ status, files }) {
  const before = failed;
  for (const file of files) {
    passed += passedIn(file);
    failed += failedIn(file);
  }
  if (status !== 0 && failed === before) failed++;
}

function passedIn({ assertionResults }) {
  return assertionResults.filter(({ status }) => status === "passed").length;
}

function failedIn(file) {
  return file.assertionResults.length - passedIn(file) || (file.status === "passed" ? 0 : 1);
}

function isFailed(file) {
  return failedIn(file) > 0;
}

/** Browsers and dying nodes depend on the machine's load; rules, calls and rooms do not. */
function mayRunAgain({ name }) {
  return /^tests[/\\](journeys|faults)[/\\]/.test(nameOf(name));
}

/** Runs a file once more, alone, and counts that result instead. */
function passesAlone(file) {
  console.log(`Once more, alone: ${nameOf(file.name)}`);
  keepFirst(file);
  const again = runTests("once-more", [nameOf(file.name)]);
  if (again.status !== 0) return false;
  passed -= passedIn(file);
  failed -= failedIn(file);
  count(again);
  return true;
}

function keepFirst({ name, message, assertionResults }) {
  const folder = join(cache, "unsteady");
  mkdirSync(folder, { recursive: true });
  const said = assertionResults
    .filter(({ status }) => status !== "passed")
    .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join("\n"));
  writeFileSync(join(folder, `${basename(name)}.txt`), [message, ...said].join("\n\n"));
}

function nameOf(path) {
  return relative(root, path);
}
