import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { seededDice } from "#shared/rules/chance.ts";

import type { Figure } from "../figures/figure.ts";
import { triedBefore } from "./again.ts";
import { Compiler } from "./compiler.ts";
import { Lane } from "./lane.ts";
import { changed, type Mutation } from "./mutation.ts";
import { mutationsOf } from "./mutations.ts";
import { end, optionsOrEnd } from "./options.ts";
import { ownPlace } from "./place.ts";
import { described, keptWith, lives, resultOf, summaryOf, type Outcome } from "./report.ts";
import { MutantRun } from "./run.ts";
import { sampleOf } from "./sample.ts";

// Our own, because the kept mutation tester (@stryker-mutator/core 10.1) asks for the compiler's old interface, which
// TypeScript 7 no longer has, takes no sample, and runs all that reaches a folder in one thread before its first change.

const ROOT = join(import.meta.dirname, "../..");
const KEPT = join(ROOT, "docs/figures.json");
const SAY_EVERY_MS = 30_000;

const options = optionsOrEnd();
const place = await ownPlace(join(ROOT, ".cache/mutants"));
const lanes: Lane[] = [];
const outcomes = new Map<number, Outcome>();
/** What was noticed in an earlier run that this one goes on with. */
const noticed = new Map<Mutation, Outcome>();
let ending: Promise<void> | null = null;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => void (ending ??= closeAll().then(() => process.exit(1))));

const samples = sampleEach();
const mutations = samples.flatMap(({ mutations }) => mutations);
for (const [number, mutation] of mutations.entries()) {
  const outcome = noticed.get(mutation);
  if (outcome !== undefined) outcomes.set(number, outcome);
}
/** The numbers of the changes to try. */
const waiting = [...mutations.keys()].filter((number) => !outcomes.has(number));
const run = new MutantRun(
  { root: ROOT, isWithBrowsers: options.journeys, patienceMs: options.patienceMs },
  waiting.map((number) => mutations[number] as Mutation),
);
try {
  for (let nth = 0; nth < Math.min(options.lanes, waiting.length); nth++)
    lanes.push(await Lane.open(ROOT, join(place, String(nth))));
  await measure();
  await tryAll();
} catch (error) {
  // What is ended from outside has nothing to say.
  if (ending === null) throw error;
} finally {
  await (ending ??= closeAll());
}

/** The files of a folder, and of them those that are wanted. */
function sourcesOf(folder: string): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path) || !statSync(path).isDirectory()) end(`There is no folder ${folder}.`);
  const files = readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\/migrations\//.test(file))
    .toSorted();
  const wanted = options.only.length > 0 ? files.filter((file) => options.only.includes(file)) : files;
  return wanted.length > 0 ? wanted : end(`There is no such source in ${folder}.`);
}

function sampleEach(): { folder: string; mutations: Mutation[] }[] {
  const sources = options.folders.map((folder) => ({ folder, files: sourcesOf(folder) }));
  const compiler = new Compiler(ROOT);
  try {
    return sources.map(({ folder, files }) => {
      const all = files.flatMap((file) => mutationsOf(file, compiler.sourceOf(file)));
      const mutations = options.again
        ? knownOf(folder, all)
        : sampleOf(all, options.count, seededDice(options.seed), (some) => compiling(some, compiler));
      say(`${folder}: ${mutations.length} of ${all.length} changes, in ${files.length} files`);
      return { folder, mutations };
    });
  } finally {
    compiler.close();
  }
}

/** The same changes as before. What noticed one is not asked again. */
function knownOf(folder: string, all: readonly Mutation[]): Mutation[] {
  try {
    const known = triedBefore(jsonOf(folder), all, (file) => readFileSync(join(ROOT, file), "utf8"));
    for (const { mutation, outcome } of known) if (!lives(outcome)) noticed.set(mutation, outcome);
    return known.map(({ mutation }) => mutation);
  } catch (error) {
    return end((error as Error).message);
  }
}

function compiling(some: readonly Mutation[], compiler: Compiler): Set<Mutation> {
  const textOf = (mutation: Mutation): string => changed(readFileSync(join(ROOT, mutation.file), "utf8"), mutation);
  const taken = compiler.taken(new Map(some.map((mutation) => [mutation.file, textOf(mutation)])));
  return new Set(some.filter(({ file }) => taken.has(file)));
}

function jsonOf(folder: string): string {
  return join(options.json ?? "", `${folder.replaceAll("/", "-")}.json`);
}

async function measure(): Promise<void> {
  const [first] = lanes;
  if (first === undefined) return;
  const files = run.tests().length;
  let measured = 0;
  say(`Without a change: ${files} test files…`);
  const failed = await run.measure(first, join(place, "hits.tsv"), () => {
    measured++;
    if (measured % 20 === 0) say(`${measured} of ${files} test files`);
  });
  for (const failure of failed) say(`Red without a change, and not used: ${failure}`);
}

async function tryAll(): Promise<void> {
  const startedMs = performance.now();
  const left = [...waiting.keys()];
  // Of some folders nothing may be left to try.
  let first = 0;
  for (const { mutations } of samples) {
    sayWhatIsDone(first);
    first += mutations.length;
  }
  const work = async (lane: Lane): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const outcome = await run.try(next, lane);
      const number = waiting[next] as number;
      outcomes.set(number, outcome);
      if (lives(outcome)) say(described(outcome));
      sayWhatIsDone(number);
    }
  };
  const ticking = setInterval(() => say(progress(performance.now() - startedMs)), SAY_EVERY_MS);
  await Promise.all(lanes.map(work)).finally(() => clearInterval(ticking));
}

/** The result of a folder, when this was the last of its changes. */
function sayWhatIsDone(number: number): void {
  let from = 0;
  for (const { folder, mutations } of samples) {
    const numbers = [...mutations.keys()].map((nth) => from + nth);
    from += mutations.length;
    const done = numbers.flatMap((each) => outcomes.get(each) ?? []);
    if (!numbers.includes(number) || done.length < numbers.length) continue;
    const result = resultOf(folder, options.seed, done);
    console.log(`\n${summaryOf(result)}\n`);
    if (options.json !== undefined) {
      mkdirSync(options.json, { recursive: true });
      writeFileSync(jsonOf(folder), asJson(result));
    }
    if (options.keep) writeFileSync(KEPT, asJson(keptWith(JSON.parse(readFileSync(KEPT, "utf8")) as Figure[], result)));
  }
}

function progress(tookMs: number): string {
  const [done, all] = [outcomes.size, mutations.length];
  const lived = [...outcomes.values()].filter(lives).length;
  const minutes = Math.ceil(((all - done) * tookMs) / Math.max(1, done) / 60_000);
  return `${done} of ${all}, ${lived} lived, ${minutes} minutes left`;
}

async function closeAll(): Promise<void> {
  await Promise.all(lanes.splice(0).map((lane) => lane.close()));
  rmSync(place, { recursive: true, force: true });
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function say(line: string): void {
  console.error(line);
}
