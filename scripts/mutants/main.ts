import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";

import { seededDice } from "#shared/rules/chance.ts";

import type { Figure } from "../figures/figure.ts";
import { Compiler } from "./compiler.ts";
import { Lane } from "./lane.ts";
import { changed, type Mutation } from "./mutation.ts";
import { mutationsOf } from "./mutations.ts";
import { described, keptWith, lives, resultOf, summaryOf, type Outcome, type Result } from "./report.ts";
import { MutantRun } from "./run.ts";
import { sampleOf } from "./sample.ts";

const DEFAULTS = { count: 150, seed: 1, patience: 60 } as const;

const HELP = `npm run mutants -- <folder>: what the tests would not notice in a folder.
It changes the source in one small way at a time, runs the tests that come by, and says which changes lived.

npm run mutants -- <folder> --count 60    so many changes, ${DEFAULTS.count} unless said otherwise; --all for every one
npm run mutants -- <folder> --seed 2      another choice of them; the same seed chooses the same ones
npm run mutants -- <folder> --only <file> only those of one file of the folder; may be given several times
npm run mutants -- <folder> --journeys    also with browsers, which takes minutes a change for what browsers load
npm run mutants -- <folder> --patience 60 seconds of tests for one change, the most promising first
npm run mutants -- <folder> --lanes 2     so many changes at once, as many as there are cores unless said otherwise
npm run mutants -- <folder> --json <file> writes what became of each change into a file
npm run mutants -- <folder> --keep        keeps the share that lived in docs/figures.json

The tree itself stays as it is: what changes are copies in .cache/mutants.`;

const ROOT = join(import.meta.dirname, "../..");
const CACHE = join(ROOT, ".cache/mutants");
const KEPT = join(ROOT, "docs/figures.json");
const SAY_EVERY_MS = 30_000;

const options = optionsOrEnd();
const sources = sourcesOrEnd(options.folder, options.only);
clearLeftovers();
const place = join(CACHE, String(process.pid));
const lanes: Lane[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => void closeAll().then(() => process.exit(1)));

const mutations = sampled();
say(`${mutations.length} changes of ${new Set(mutations.map(({ file }) => file)).size} files.`);
const run = new MutantRun(
  { root: ROOT, isWithBrowsers: options.journeys, patienceMs: options.patience * 1_000 },
  mutations,
);
try {
  const result = await runAll();
  console.log(summaryOf(result));
  if (options.json !== undefined) writeFileSync(options.json, asJson(result));
  if (options.keep) writeFileSync(KEPT, asJson(keptWith(JSON.parse(readFileSync(KEPT, "utf8")) as Figure[], result)));
} finally {
  await closeAll();
}

async function runAll(): Promise<Result> {
  const count = Math.min(options.lanes, mutations.length);
  for (let nth = 0; nth < count; nth++) lanes.push(await Lane.open(ROOT, join(place, String(nth))));
  const [first] = lanes;
  if (first === undefined) return resultOf(options.folder, options.seed, []);
  const files = run.tests().length;
  let measured = 0;
  say(`Without a change: ${files} test files…`);
  const failed = await run.measure(first, join(place, "hits.tsv"), () => {
    measured++;
    if (measured % 20 === 0) say(`${measured} of ${files} test files`);
  });
  for (const failure of failed) say(`Red without a change, and not used: ${failure}`);
  const startedMs = performance.now();
  const outcomes = new Map<number, Outcome>();
  const waiting = [...mutations.keys()];
  const ticking = setInterval(() => say(progress([...outcomes.values()], performance.now() - startedMs)), SAY_EVERY_MS);
  const work = async (lane: Lane): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await run.try(next, lane);
      outcomes.set(next, outcome);
      if (lives(outcome)) say(described(outcome));
    }
  };
  await Promise.all(lanes.map(work)).finally(() => clearInterval(ticking));
  return resultOf(
    options.folder,
    options.seed,
    [...outcomes].toSorted(([one], [other]) => one - other).map(([, outcome]) => outcome),
  );
}

function sampled(): Mutation[] {
  const compiler = new Compiler(ROOT);
  try {
    const all = sources.flatMap((file) => mutationsOf(file, compiler.sourceOf(file)));
    const fits = (mutation: Mutation): boolean =>
      compiler.takes(mutation.file, changed(readFileSync(join(ROOT, mutation.file), "utf8"), mutation));
    return sampleOf(all, options.count, seededDice(options.seed), fits);
  } finally {
    compiler.close();
  }
}

function progress(done: readonly Outcome[], tookMs: number): string {
  const minutes =
    done.length === 0
      ? ""
      : `, ${Math.ceil(((mutations.length - done.length) * tookMs) / done.length / 60_000)} minutes left`;
  return `${done.length} of ${mutations.length}, ${done.filter(lives).length} lived${minutes}`;
}

async function closeAll(): Promise<void> {
  await Promise.all(lanes.splice(0).map((lane) => lane.close()));
  rmSync(place, { recursive: true, force: true });
}

/** What runs left that were ended from outside. */
function clearLeftovers(): void {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    if (!isRunning(Number(name))) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function sourcesOrEnd(folder: string, only: readonly string[]): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path) || !statSync(path).isDirectory()) end(`There is no folder ${folder}.`);
  const files = readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\/migrations\//.test(file))
    .toSorted();
  if (files.length === 0) end(`There is no source in ${folder}.`);
  const unknown = only.find((file) => !files.includes(file));
  if (unknown !== undefined) end(`There is no source ${unknown} in ${folder}.`);
  return only.length > 0 ? [...only] : files;
}

function optionsOrEnd() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean" },
        all: { type: "boolean", default: false },
        journeys: { type: "boolean", default: false },
        keep: { type: "boolean", default: false },
        json: { type: "string" },
        only: { type: "string", multiple: true, default: [] },
        count: { type: "string", default: String(DEFAULTS.count) },
        seed: { type: "string", default: String(DEFAULTS.seed) },
        patience: { type: "string", default: String(DEFAULTS.patience) },
        lanes: { type: "string", default: String(availableParallelism()) },
      },
    });
    if (values.help === true) {
      console.log(HELP);
      process.exit(0);
    }
    const [given, ...more] = positionals;
    if (given === undefined || more.length > 0) return end(HELP);
    return {
      ...values,
      folder: fromRoot(given),
      only: values.only.map(fromRoot),
      count: values.all ? Infinity : wholeOrEnd("count", values.count, 100_000),
      seed: wholeOrEnd("seed", values.seed, 4_294_967_295),
      patience: wholeOrEnd("patience", values.patience, 3_600),
      lanes: wholeOrEnd("lanes", values.lanes, 16),
    };
  } catch (error) {
    return end((error as Error).message);
  }
}

function wholeOrEnd(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1 && value <= most) return value;
  return end(`--${name} takes 1 to ${most}, not "${text}".`);
}

function fromRoot(path: string): string {
  return relative(ROOT, resolve(ROOT, path));
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function say(line: string): void {
  console.error(line);
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
