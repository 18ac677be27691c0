import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { alike, distancesTo, nearestTests, usesIn, type Use } from "../reach.mjs";
import { chosen, type Candidate } from "./choice.ts";
import type { Lane, Ran } from "./lane.ts";
import { changed, linesOf, type Mutation } from "./mutation.ts";
import { probedText } from "./probes.ts";
import type { Outcome } from "./report.ts";

/** Of the tests that can run a file, so many are asked what they notice. */
const NEAR = 40;
/** At once, while nothing is changed: most of them wait. */
const WORKERS = 6;
const UNCHANGED_LIMIT_MS = 1_200_000;
/** A test may take so much longer than it took, and so many times as long. */
const LATE = { ms: 20_000, times: 4 } as const;

const WITHOUT_BROWSER = /^tests\/(rules|content|client|house|domain|rooms|api)\//;
const WITH_BROWSER = /^tests\/(rules|content|client|house|domain|rooms|api|journeys)\//;
/** Not a part of what browsers load. */
const SERVER_ONLY = /^(shared\/server|api|game-server|workers)\//;

export interface Settings {
  readonly root: string;
  readonly isWithBrowsers: boolean;
  readonly patienceMs: number;
}

/** What a run without any change says: how long each file takes, and which places it comes by. */
interface Unchanged {
  readonly msOf: ReadonlyMap<string, number>;
  readonly hits: ReadonlyMap<number, ReadonlySet<string>>;
  readonly failed: readonly string[];
}

/** Runs mutants, one at a time in each lane. */
export class MutantRun {
  readonly #settings: Settings;
  readonly #mutations: readonly Mutation[];
  readonly #uses: readonly Use[];
  readonly #noticed = new Map<string, number>();
  #unchanged: Unchanged = { msOf: new Map(), hits: new Map(), failed: [] };

  constructor(settings: Settings, mutations: readonly Mutation[]) {
    this.#settings = settings;
    this.#mutations = mutations;
    this.#uses = usesIn(settings.root);
  }

  /** The tests that can run one of the changed files: for each, the nearest. */
  tests(): string[] {
    const files = new Set(this.#mutations.map(({ file }) => file));
    return [...new Set([...files].flatMap((file) => this.#nearTests(file)))];
  }

  /** Runs all of them without a change. Those that fail are of no use. */
  async measure(lane: Lane, hitsFile: string, onFile: () => void): Promise<readonly string[]> {
    const numbered = [...this.#mutations.entries()];
    const restores = [...Map.groupBy(numbered, ([, { file }]) => file)].map(([file, of]) =>
      lane.copy.change(file, probedText(readFileSync(join(this.#settings.root, file), "utf8"), of)),
    );
    const recorder = join(import.meta.dirname, "recorder.mjs");
    const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import=${recorder}`;
    lane.set({ workers: WORKERS, stopsAtFirst: false, env: { REDLINE_HITS: hitsFile, NODE_OPTIONS } });
    const ran = await lane.run({ files: this.tests(), changed: [] }, () => UNCHANGED_LIMIT_MS, onFile);
    for (const restore of restores) restore();
    lane.set({});
    this.#unchanged = {
      msOf: new Map(ran.files.filter(({ failure }) => failure === null).map(({ file, ms }) => [file, ms])),
      hits: hitsIn(hitsFile, lane.copy.root),
      failed: ran.files.flatMap(({ file, failure }) => (failure === null ? [] : [`${file}: ${failure}`])),
    };
    return this.#unchanged.failed;
  }

  /** Runs the tests that come by a change until one notices it. */
  async try(number: number, lane: Lane): Promise<Outcome> {
    const mutation = this.#mutations[number] as Mutation;
    const text = readFileSync(join(this.#settings.root, mutation.file), "utf8");
    const { file, line, kind } = mutation;
    const candidates = this.#candidates(number, mutation);
    const about = { file, line, kind, ...linesOf(text, mutation), reaching: candidates.length };
    if (candidates.length === 0) return { ...about, end: "unreached", by: null, ran: 0 };
    const restore = lane.copy.change(file, changed(text, mutation));
    try {
      if (!this.#builds(file, lane)) return { ...about, end: "killed", by: "the build of the client", ran: 0 };
      const files = chosen(candidates, this.#settings.patienceMs).map((each) => each.file);
      const ran = await lane.run({ files, changed: [file] }, (test) => this.#limitOf(test));
      return { ...about, ...this.#endOf(ran, file) };
    } finally {
      restore();
      lane.forget(file);
    }
  }

  #nearTests(file: string): string[] {
    const isWanted = this.#settings.isWithBrowsers ? WITH_BROWSER : WITHOUT_BROWSER;
    return nearestTests(this.#uses, [file], { withReaders: false })
      .filter((test) => isWanted.test(test))
      .slice(0, NEAR);
  }

  #candidates(number: number, { file, probe }: Mutation): Candidate[] {
    const { msOf, hits } = this.#unchanged;
    const distances = distancesTo(this.#uses, [file], { withReaders: false });
    const comingBy = hits.get(number);
    return [...msOf].flatMap(([test, ms]) => {
      const distance = distances.get(test);
      // A browser says nothing of where it comes by.
      const isBlind = probe === null || test.startsWith("tests/journeys/");
      if (distance === undefined || !(isBlind || comingBy?.has(test) === true)) return [];
      const likeness = alike(test, file) + this.#companions(test, file);
      return [{ file: test, distance, likeness, ms, noticed: this.#noticed.get(`${test} ${file}`) ?? 0 }];
    });
  }

  /** How many files of the same folder a test begins from: what sets a stage by one of them is not about it. */
  #companions(test: string, file: string): number {
    return this.#uses.filter(({ from, to }) => from === test && dirname(to) === dirname(file)).length;
  }

  #endOf({ files, trouble, isOverTime }: Ran, file: string): Pick<Outcome, "end" | "by" | "ran"> {
    const at = files.findIndex(({ failure }) => failure !== null);
    const failed = files[at];
    if (failed !== undefined) {
      const key = `${failed.file} ${file}`;
      this.#noticed.set(key, (this.#noticed.get(key) ?? 0) + 1);
      return { end: "killed", by: `${failed.file}: ${failed.failure}`, ran: at + 1 };
    }
    const ran = files.length;
    if (isOverTime) return { end: "timed out", by: trouble, ran };
    return trouble === null ? { end: "lived", by: null, ran } : { end: "killed", by: trouble, ran };
  }

  #limitOf(test: string): number {
    return LATE.ms + LATE.times * (this.#unchanged.msOf.get(test) ?? 0);
  }

  #builds(file: string, lane: Lane): boolean {
    if (!this.#settings.isWithBrowsers || SERVER_ONLY.test(file)) return true;
    const vite = join(this.#settings.root, "node_modules/vite/bin/vite.js");
    const args = [vite, "build", "--logLevel", "error"];
    return spawnSync(process.execPath, args, { cwd: lane.copy.root, stdio: "ignore" }).status === 0;
  }
}

function hitsIn(hitsFile: string, root: string): Map<number, Set<string>> {
  const hits = new Map<number, Set<string>>();
  const lines = existsSync(hitsFile) ? readFileSync(hitsFile, "utf8").split("\n") : [];
  for (const line of lines) {
    const [test, number] = line.split("\t");
    if (test === undefined || number === undefined) continue;
    const at = Number(number);
    if (!hits.has(at)) hits.set(at, new Set());
    hits.get(at)?.add(test.replace(`${root}/`, ""));
  }
  return hits;
}
