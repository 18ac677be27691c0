import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";

const ROOT = join(import.meta.dirname, "../..");
const COUNT = 150;
const PATIENCE = 60;

const HELP = `npm run mutants -- <folder>: what the tests would not notice in a folder. It changes the source in one small way
at a time, runs the tests that come by, and says which changes lived. Several folders share the first run, without a change.

npm run mutants -- <folder> --count 60      so many changes a folder, ${COUNT} unless said otherwise; --all for every one
npm run mutants -- <folder> --seed 2        another choice of them; the same seed chooses the same ones
npm run mutants -- <folder> --only <file>   only those of one file of the folder; may be given several times
npm run mutants -- <folder> --journeys      also with browsers: minutes a change for what browsers load
npm run mutants -- <folder> --patience 120  seconds of tests for one change, ${PATIENCE} unless said otherwise; the likeliest first
npm run mutants -- <folder> --lanes 1       so many changes at once, as many as there are cores unless said otherwise
npm run mutants -- <folder> --json <place>  writes what became of each change into <place>/<folder>.json
npm run mutants -- <folder> --json <place> --again   tries only what lived there, when tests have come, and writes it again
npm run mutants -- <folder> --keep          keeps the share that lived in docs/figures.json

The tree itself stays as it is: what changes are copies in .cache/mutants.`;

/** What was asked for, or a sentence and the end. */
export function optionsOrEnd() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean" },
        again: { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        journeys: { type: "boolean", default: false },
        keep: { type: "boolean", default: false },
        json: { type: "string" },
        only: { type: "string", multiple: true, default: [] },
        count: { type: "string", default: String(COUNT) },
        seed: { type: "string", default: "1" },
        patience: { type: "string", default: String(PATIENCE) },
        lanes: { type: "string", default: String(availableParallelism()) },
      },
    });
    if (values.help === true) {
      console.log(HELP);
      process.exit(0);
    }
    if (positionals.length === 0) return end(HELP);
    if (values.again && values.json === undefined) return end("--again goes with --json <place>, where the result is.");
    return {
      ...values,
      folders: positionals.map(fromRoot),
      only: values.only.map(fromRoot),
      count: values.all ? Infinity : wholeOrEnd("count", values.count, 100_000),
      seed: wholeOrEnd("seed", values.seed, 4_294_967_295),
      patienceMs: wholeOrEnd("patience", values.patience, 3_600) * 1_000,
      lanes: wholeOrEnd("lanes", values.lanes, 16),
    };
  } catch (error) {
    return end((error as Error).message);
  }
}

export function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function wholeOrEnd(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1 && value <= most) return value;
  return end(`--${name} takes 1 to ${most}, not "${text}".`);
}

function fromRoot(path: string): string {
  return relative(ROOT, resolve(ROOT, path));
}
