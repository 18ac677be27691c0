import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { Client } from "pg";

import { startTestPostgres, type TestPostgres } from "../../tests/support/postgres.ts";
import { Copy } from "./copy.ts";
import type { FileResult, LaneSettings, Order, Word } from "./lane-messages.ts";

const PROCESS = join(import.meta.dirname, "lane-process.ts");
/** A process that starts may wait for the others. */
const START_MS = 300_000;
/** Between two words of a lane; also what it may take to end when all files have. */
const LEAST_MS = 30_000;

export interface Ran {
  readonly files: readonly FileResult[];
  /** What ended it before all files had run: a failure outside of the tests, or the time limit. */
  readonly trouble: string | null;
  readonly isOverTime: boolean;
}

interface LaneOptions {
  readonly workers?: number;
  readonly stopsAtFirst?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** A copy of the tree with a database server and a process of its own, in which test files run. */
export class Lane {
  readonly copy: Copy;
  readonly #folder: string;
  readonly #postgres: TestPostgres;
  #child: ChildProcess | null = null;
  #stale: readonly string[] = [];
  #options: LaneOptions = {};

  private constructor(copy: Copy, folder: string, postgres: TestPostgres) {
    this.copy = copy;
    this.#folder = folder;
    this.#postgres = postgres;
  }

  static async open(root: string, folder: string): Promise<Lane> {
    const copy = new Copy(root, join(folder, "tree"));
    return new Lane(copy, folder, await startTestPostgres(join(folder, "database")));
  }

  /** How files are run from now on. */
  set(options: LaneOptions): void {
    this.#end();
    this.#options = options;
  }

  /** A file that is as it was before the last run. */
  forget(file: string): void {
    this.#stale = [...this.#stale, file];
  }

  /** Runs files; `limitOf` is the time that one may take. Whatever hangs is ended. */
  async run(order: Order, limitOf: (file: string) => number, onFile?: () => void): Promise<Ran> {
    this.#child ??= await this.#start();
    const changed = [...new Set([...this.#stale, ...order.changed])];
    this.#stale = [];
    const ran = await this.#ordered(this.#child, { ...order, changed }, limitOf, onFile);
    if (ran.isOverTime) this.#end();
    await this.#clear();
    return ran;
  }

  async close(): Promise<void> {
    this.#end();
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #start(): Promise<ChildProcess> {
    const settings: LaneSettings = {
      root: this.copy.root,
      postgresUrl: this.#postgres.url,
      workers: this.#options.workers ?? 1,
      stopsAtFirst: this.#options.stopsAtFirst ?? true,
    };
    const child = fork(PROCESS, [JSON.stringify(settings)], {
      cwd: this.copy.root,
      // A group of its own, which ends as one.
      detached: true,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: { ...process.env, ...this.#options.env, TMPDIR: this.#temporary() },
    });
    this.#child = child;
    await once(child, "message", { signal: AbortSignal.timeout(START_MS) });
    return child;
  }

  #ordered(child: ChildProcess, order: Order, limitOf: (file: string) => number, onFile?: () => void): Promise<Ran> {
    return new Promise((resolve) => {
      const files: FileResult[] = [];
      let timer: NodeJS.Timeout;
      const end = (trouble: string | null, isOverTime: boolean): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve({ files, trouble, isOverTime });
      };
      const wait = (): void => {
        clearTimeout(timer);
        const done = new Set(files.map(({ file }) => file));
        const limits = order.files.filter((file) => !done.has(file)).map(limitOf);
        const limit = Math.max(LEAST_MS, ...limits.slice(0, this.#options.workers ?? 1));
        timer = setTimeout(() => end("it took too long", true), limit);
      };
      child.on("message", (message) => {
        const word = message as Word;
        if (word.is === "done") end(word.trouble, false);
        if (word.is !== "file") return;
        files.push(word.result);
        onFile?.();
        wait();
      });
      child.on("exit", () => {
        this.#child = null;
        end("the process ended", false);
      });
      wait();
      child.send(order);
    });
  }

  /** Databases and folders that tests left. */
  async #clear(): Promise<void> {
    const temporary = this.#temporary();
    for (const name of readdirSync(temporary).filter((each) => each.startsWith("redline-")))
      rmSync(join(temporary, name), { recursive: true, force: true });
    const client = new Client({ connectionString: this.#postgres.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'test\\_%'",
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }

  #temporary(): string {
    const folder = join(this.#folder, "tmp");
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  #end(): void {
    const pid = this.#child?.pid;
    this.#child = null;
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It ended by itself.
    }
  }
}
