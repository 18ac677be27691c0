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
const TICK_MS = 1_000;

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
  #isClosed = false;

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
    const changed = [...new Set([...this.#stale, ...order.changed])];
    this.#stale = [];
    const once = async (): Promise<Ran | null> =>
      this.#ordered(await this.#running(), { ...order, changed }, limitOf, onFile);
    // A process that was ended from outside says nothing of the tests.
    const ran = (await once()) ?? (await once());
    if (ran === null) throw new Error("The process that runs the tests was ended twice.");
    if (ran.isOverTime) this.#end();
    await this.#clear();
    return ran;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#end();
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #running(): Promise<ChildProcess> {
    if (this.#isClosed) throw new Error("This lane is closed.");
    return this.#child?.connected === true ? this.#child : this.#start();
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

  #ordered(
    child: ChildProcess,
    order: Order,
    limitOf: (file: string) => number,
    onFile?: () => void,
  ): Promise<Ran | null> {
    return new Promise((resolve) => {
      const files: FileResult[] = [];
      let waitedMs = 0;
      // A machine that stands still, or a run that was paused, takes no time.
      const ticking = setInterval(() => {
        waitedMs += TICK_MS;
        const done = new Set(files.map(({ file }) => file));
        const running = order.files.filter((file) => !done.has(file)).slice(0, this.#options.workers ?? 1);
        if (waitedMs > Math.max(LEAST_MS, ...running.map(limitOf)))
          end({ files, trouble: "it took too long", isOverTime: true });
      }, TICK_MS);
      const end = (ran: Ran | null): void => {
        clearInterval(ticking);
        child.removeAllListeners();
        resolve(ran);
      };
      child.on("message", (message) => {
        const word = message as Word;
        if (word.is === "done") end({ files, trouble: word.trouble, isOverTime: false });
        if (word.is !== "file") return;
        files.push(word.result);
        onFile?.();
        waitedMs = 0;
      });
      child.on("exit", () => end(null));
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
