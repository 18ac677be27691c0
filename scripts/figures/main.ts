import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { mediansOf, mergedWith, tableOf, type Figure } from "./figure.ts";
import { machineFigure } from "./machine.ts";

const HELP = `npm run figures: how quick the product is on this machine, beside the figures that were kept last.
npm run figures -- <words>    only the files whose names contain one of the words
npm run figures -- --runs 3   the median of three runs
npm run figures -- --keep     keeps these figures in docs/figures.json, to compare the next ones with

Nothing else should run meanwhile. Less is better everywhere; "now / kept" of 1.10 is a tenth slower than it was. The first
figure is the machine's own. The table is on standard output, and as JSON in .cache/figures.json.`;

const ROOT = join(import.meta.dirname, "../..");
const KEPT = join(ROOT, "docs/figures.json");
const NOTES = join(ROOT, ".cache/figures.jsonl");
const RESULT = join(ROOT, ".cache/figures.json");

const { values, positionals } = optionsOrEnd();
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1 || runs > 20) end(`--runs takes 1 to 20, not "${values.runs}".`);

mkdirSync(join(ROOT, ".cache"), { recursive: true });
rmSync(NOTES, { force: true });
const measured: Figure[] = [machineFigure()];
const statuses = Array.from({ length: runs }, () => runOnce());
if (existsSync(NOTES)) measured.push(...linesOf(readFileSync(NOTES, "utf8")));
const figures = mediansOf(measured);
const kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, "utf8")) as Figure[]) : [];
writeFileSync(RESULT, asJson(figures));
console.log(`\n${tableOf(figures, kept)}`);
const isWhole = statuses.every((status) => status === 0);
if (values.keep === true && isWhole) writeFileSync(KEPT, asJson(mergedWith(kept, figures)));
if (!isWhole) end("Something did not run to its end: see above. Nothing is kept.");

function runOnce(): number | null {
  const vitest = join(ROOT, "node_modules/.bin/vitest");
  const args = ["run", "--config", "vitest.figures.config.ts", ...positionals];
  return spawnSync(vitest, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, REDLINE_FIGURES: NOTES } })
    .status;
}

function linesOf(text: string): Figure[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Figure);
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function optionsOrEnd() {
  try {
    const options = {
      help: { type: "boolean" },
      keep: { type: "boolean" },
      runs: { type: "string", default: "1" },
    } as const;
    const read = parseArgs({ allowPositionals: true, options });
    if (read.values.help !== true) return read;
    console.log(HELP);
    process.exit(0);
  } catch (error) {
    return end((error as Error).message);
  }
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
