import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { ensureClient, ensurePackages, env } from "./setup.mjs";
import { findChromium, findRedis } from "./system-tools.mjs";
import { changedFiles } from "./test/changed.mjs";
import { cache, newRuns } from "./test/runs.mjs";
import { keepTimes, longFiles, printTimes } from "./test/times.mjs";

const HELP = `npm test: everything that must hold, with all set-up done by itself.
npm test -- quick            what needs no browser and is soon done, in about two minutes
npm test -- changed          what can be reached by the changes since the last commit on main, committed or not
npm test -- changed <commit> the same since another commit
npm test -- <words>          only the tests whose file names contain one of the words
npm test -- times            how long each file took in the last whole run here, from the longest to the shortest
npm test -- times --keep     writes it to tests/times.json, by which the longest begin first and quick leaves them out

A file of journeys or faults that fails is run once more, alone, at the end. If it passes then, it counts as passed and
is named as unsteady in the last lines; what it said first is kept in .cache/unsteady. What measures is in npm run figures.`;

const given = process.argv.slice(2);
const [command, ...more] = given;
if (given.includes("--help")) {
  console.log(HELP);
  process.exit(0);
}
if (command === "times") {
  if (more.includes("--keep")) keepTimes();
  else printTimes();
  process.exit(0);
}

let passed = 0;
let failed = 0;
let failedChecks = [];

ensurePackages();
const tools = { REDLINE_CHROMIUM: findChromium(), REDLINE_REDIS: findRedis() };
const { check, runTests } = newRuns({ ...env, ...tools });
// They need no built client, so they begin while it is built.
const checks = command === undefined || command === "quick" ? checked() : undefined;
const isByWords = command !== undefined && command !== "quick" && command !== "changed";
const pure = isByWords ? runTests("pure", ["--project", "pure", "--passWithNoTests", ...given]) : undefined;
await ensureClient();

const results = (await runAll()).filter((result) => result !== undefined);
for (const { isGreen, files } of results) {
  const before = failed;
  for (const file of files) count(file);
  // A file that was not run, or a problem outside of tests, counts as failed.
  if (!isGreen && failed === before) {
    failed++;
    console.log("failed: something outside of the tests; see above");
  }
}
const red = results.flatMap(({ files }) => files).filter((file) => file.failed > 0);
const unsteady = [];
for (const file of red) if (mayRunAgain(file) && (await passesAlone(file))) unsteady.push(file);

for (const { name, output } of failedChecks) console.log(`${output.trim()}\nfailed: ${name}`);
for (const { name } of red.filter((file) => !unsteady.includes(file))) console.log(`failed: ${name}`);
for (const { name } of unsteady) console.log(`unsteady: ${name} (its first failure is in .cache/unsteady)`);
if (isByWords && results.every(({ isGreen, files }) => isGreen && files.length === 0))
  console.log(`No test file has ${given.join(" or ")} in its name.`);
if (passed === 0 && command !== "changed") failed ||= 1;
if (failed > 0) {
  const { REDLINE_TEST_SEED: seed = 1, REDLINE_TEST_DAY: day } = process.env;
  console.log(`the same once more: REDLINE_TEST_SEED=${seed}${day === undefined ? "" : ` REDLINE_TEST_DAY=${day}`}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runAll() {
  if (command === undefined) return Promise.all([checks, runTests("whole", [])]);
  if (command === "quick") {
    const out = longFiles();
    console.log(`Left out: journeys, faults and ${out.length} files that take long.`);
    const args = ["--project", "pure", "--project", "server", ...out.map((name) => `--exclude=${name}`)];
    return Promise.all([checks, runTests("quick", args)]);
  }
  if (command === "changed") return runChanged();
  return Promise.all([pure, runTests("words", ["--project", "!pure", "--passWithNoTests", ...given])]);
}

async function runChanged() {
  const { since, files, tests } = changedFiles(more[0]);
  console.log(
    files.length === 0
      ? `Nothing has changed since ${since}.`
      : `${files.length} changed since ${since}; ${tests.length} test files can be reached.`,
  );
  if (files.length === 0) return [];
  return Promise.all([checked(), ...(tests.length > 0 ? [runTests("changed", tests)] : [])]);
}

/** Types, lint, format and dead code, beside the tests. */
async function checked() {
  const ended = await Promise.all([
    // One checker: more of them check the same types again, each for itself.
    check("types", "tsc", "-p", ".", "--checkers", "1"),
    check("lint", "oxlint", "--type-aware", "--deny-warnings"),
    check("format", "oxfmt", "--check"),
    check("dead code", "knip", "--no-progress"),
  ]);
  failedChecks = ended.filter((failure) => failure !== undefined);
  passed += ended.length - failedChecks.length;
  failed += failedChecks.length;
}

function count(file, sign = 1) {
  passed += sign * file.passed;
  failed += sign * file.failed;
}

/** Browsers and dying nodes depend on the machine's load; rules, calls and rooms do not. */
function mayRunAgain({ name }) {
  return /^tests[/\\](journeys|faults)[/\\]/.test(name);
}

/** Runs a file once more, alone, and counts that result instead. */
async function passesAlone(file) {
  console.log(`Once more, alone: ${file.name}`);
  keepFirst(file);
  const again = await runTests("once-more", [file.name]);
  if (!again.isGreen) return false;
  count(file, -1);
  for (const each of again.files) count(each);
  return true;
}

function keepFirst({ name, said }) {
  const folder = join(cache, "unsteady");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${basename(name)}.txt`), said.join("\n\n"));
}
