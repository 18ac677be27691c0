import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../setup.mjs";
import { cache } from "./runs.mjs";

const KEPT = join(root, "tests", "times.json");
/** Shorter files need no place in the order. */
const LEAST_SECONDS = 2;
/** What takes longer is no part of a quick run. */
const QUICK_SECONDS = 8;

/** The files of the last whole run, the longest first. */
function lastFiles() {
  const results = join(cache, "results", "whole.json");
  if (!existsSync(results)) return [];
  return JSON.parse(readFileSync(results, "utf8")).files.toSorted((a, b) => b.seconds - a.seconds);
}

/** Prints how long each file took in the last whole run. */
export function printTimes() {
  const files = lastFiles();
  if (files.length === 0) {
    console.log("No whole run has ended here yet: npm test is one.");
    return;
  }
  console.log("seconds  processor  tests  file");
  for (const { name, seconds, processorSeconds, passed, failed } of files) {
    const processor = processorSeconds === undefined ? "–" : processorSeconds.toFixed(1);
    console.log(
      [seconds.toFixed(1).padStart(7), processor.padStart(9), String(passed + failed).padStart(5), name].join("  "),
    );
  }
  const sum = (of) => files.reduce((all, file) => all + (of(file) ?? 0), 0);
  const [seconds, processor] = [sum((file) => file.seconds), sum((file) => file.processorSeconds)];
  console.log(
    `${files.length} files, ${seconds.toFixed(0)} s one after the other, ${processor.toFixed(0)} s of them busy`,
  );
}

/** Keeps the times of the last whole run: of what takes a while, in whole seconds, in the order of names. */
export function keepTimes() {
  const long = lastFiles().filter(({ seconds }) => seconds >= LEAST_SECONDS);
  const times = long.map(({ name, seconds }) => [name, Math.round(seconds)]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(times), undefined, 2)}\n`);
}

/** The files that a quick run leaves out. */
export function longFiles() {
  const times = JSON.parse(readFileSync(KEPT, "utf8"));
  return Object.keys(times).filter((name) => times[name] > QUICK_SECONDS && !/^tests\/(journeys|faults)\//.test(name));
}
