import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, renameSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { Client } from "pg";

import { StartProblem } from "../config.ts";
import { fileProblem } from "../file-problem.ts";
import { makeFolder } from "../make-folder.ts";
import { writeWhole } from "../write-whole.ts";
import { folderIn, isMade, makeIn, passwordFileIn } from "./made.ts";
import { isServed, noteIn } from "./own-server.ts";
import { exitOf, packagedBinaries, surroundings, unprivileged, type Binaries, type Command } from "./packaged.ts";

const run = promisify(execFile);

export interface EmbeddedPostgres {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

const USER = "redline";
const DATABASE = "postgres";
const LOOK_EVERY_MS = 50;
/** Those of a server that died may still be leaving. */
const AGAIN = { times: 20, everyMs: 500 } as const;

/**
 * Starts PostgreSQL from the packaged binaries, making the database on the first start. It runs in a session of its
 * own, so Ctrl-C reaches only the product, which stops it last. Whatever an earlier start left behind, half a database or
 * a running server, is dealt with; the folder is held by the caller.
 *
 * @param extra further server settings, such as `fsync=off` in tests; without `port=` a free one is taken
 * @param say hears what was put aside
 * @throws StartProblem when the machine has no packaged binaries or will not run them, or the folder is damaged
 */
export async function startEmbedded(
  dataDir: string,
  extra: readonly string[] = [],
  say: (line: string) => void = console.warn,
): Promise<EmbeddedPostgres> {
  // The driver would take them for what an address leaves out, and this one says all there is to say.
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]+$/.test(name)) delete process.env[name];
  const server = new Server(dataDir, await packagedBinaries(), await unprivileged());
  try {
    makeFolder(dataDir);
    if (!(await isMade(dataDir, say))) await server.make();
    else if (await isServed(server.folder)) await server.stop();
    await server.mend();
    const databaseUrl = await server.start(extra);
    return { databaseUrl, stop: () => server.stop() };
  } catch (error) {
    const problem = fileProblem(error);
    if (problem === undefined) throw error;
    throw new StartProblem(`${doesNotStart(server.folder, problem)} Otherwise ${REMEDY}.`, { cause: error });
  }
}

const chosenPort = (settings: readonly string[]): number | undefined => {
  const port = settings.find((setting) => setting.startsWith("port="))?.slice("port=".length);
  return port === undefined ? undefined : Number(port);
};

const doesNotStart = (folder: string, reason: string): string => `PostgreSQL does not start in ${folder}: ${reason}.`;
const REMEDY = "put back a copy of the whole folder, or name another one with DATA_DIR";

/** Folders that are empty at times, and that copies of the whole then lack. */
const MAYBE_EMPTY = [
  "pg_commit_ts",
  "pg_dynshmem",
  "pg_logical/mappings",
  "pg_logical/snapshots",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat",
  "pg_stat_tmp",
  "pg_subtrans",
  "pg_tblspc",
  "pg_twophase",
  "pg_wal/archive_status",
  "pg_wal/summaries",
] as const;

class Server {
  readonly folder: string;
  readonly #passwordFile: string;
  readonly #logFile: string;
  readonly #dataDir: string;
  readonly #binaries: Binaries;
  readonly #command: Command;

  constructor(dataDir: string, binaries: Binaries, command: Command) {
    this.folder = folderIn(dataDir);
    this.#passwordFile = passwordFileIn(dataDir);
    this.#logFile = join(dataDir, "postgres.log");
    this.#dataDir = dataDir;
    this.#binaries = binaries;
    this.#command = command;
  }

  get #password(): string {
    return readFileSync(this.#passwordFile, "utf8").trim();
  }

  make(): Promise<void> {
    return makeIn(this.#dataDir, async (making) => {
      writeWhole(this.#passwordFile, newPassword());
      const flags = ["-U", USER, "--pwfile", this.#passwordFile, "-A", "scram-sha-256", "-E", "UTF8", "--locale", "C"];
      await this.#run(this.#binaries.initdb, ["-D", making, ...flags]).catch((error: unknown) => {
        throw new StartProblem(`No database can be made in ${this.#dataDir}: ${complaintOf(error)}`, { cause: error });
      });
    });
  }

  /** Puts right what copying may have changed. */
  async mend(): Promise<void> {
    for (const name of MAYBE_EMPTY) makeFolder(join(this.folder, name), 0o700);
    const isKnown = existsSync(this.#passwordFile) && this.#password !== "";
    if (!isKnown) await this.#choosePassword();
  }

  /** Nobody but the owner of the folder can do this: no server runs. */
  async #choosePassword(): Promise<void> {
    const password = newPassword();
    const made = `${this.#passwordFile}.chosen`;
    writeWhole(made, password);
    const [file, args] = this.#command(this.#binaries.postgres, ["--single", "-D", this.folder, DATABASE]);
    const child = spawn(file, args, { stdio: ["pipe", "ignore", "pipe"], env: surroundings() });
    child.stdin.end(`alter role ${USER} password '${password}'\n`);
    if ((await exitOf(child)) !== 0) throw this.#damaged();
    renameSync(made, this.#passwordFile);
  }

  /** @returns its address */
  async start(extra: readonly string[]): Promise<string> {
    for (let tries = 1; ; tries++) {
      const port = chosenPort(extra) ?? (await freePort());
      const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=100", ...extra];
      const args = ["-D", this.folder, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
      const log = openSync(this.#logFile, "a", 0o600);
      const child = spawn(...this.#command(this.#binaries.postgres, args), {
        detached: true,
        env: surroundings(),
        stdio: ["ignore", log, log],
      });
      closeSync(log);
      child.unref();
      if (await this.#isReady(child)) return this.#opened(port);
      if (tries >= AGAIN.times || !/still in use/.test(this.#lastWords())) throw this.#damaged();
      await wait(AGAIN.everyMs);
    }
  }

  /** A server may run without the database that we use. */
  async #opened(port: number): Promise<string> {
    const databaseUrl = `postgres://${USER}:${this.#password}@127.0.0.1:${port}/${DATABASE}`;
    const client = new Client(databaseUrl);
    try {
      await client.connect();
      await client.end();
      return databaseUrl;
    } catch (error) {
      await this.stop();
      throw this.#damaged(error instanceof Error ? error.message : String(error));
    }
  }

  async #isReady(child: ChildProcess): Promise<boolean> {
    const exit = exitOf(child);
    for (;;) {
      const over = await Promise.race([exit, wait(LOOK_EVERY_MS, undefined)]);
      if (over !== undefined) return false;
      const note = await noteIn(this.folder);
      if (note?.pid === child.pid && note?.isReady) return true;
    }
  }

  async stop(): Promise<void> {
    if (!(await isServed(this.folder))) return;
    await this.#run(this.#binaries.pg_ctl, ["-D", this.folder, "stop", "-w", "-m", "fast"]);
  }

  #lastWords(): string {
    return complaintIn(readFileSync(this.#logFile, "utf8"));
  }

  #damaged(reason = this.#lastWords()): StartProblem {
    return new StartProblem(`${doesNotStart(this.folder, reason)} More stands in ${this.#logFile}; ${REMEDY}.`);
  }

  #run(file: string, args: readonly string[]): Promise<unknown> {
    return run(...this.#command(file, args), { env: surroundings() });
  }
}

/** The last complaint in what PostgreSQL printed. */
function complaintIn(text: string): string {
  const lines = text.trimEnd().split("\n").slice(-30);
  const complaint = lines.findLast((line) => /(?:FATAL|PANIC|ERROR|error): /.test(line)) ?? lines.at(-1) ?? "";
  return complaint.replace(/^.*?(?:FATAL|PANIC|ERROR|error): +/, "");
}

const complaintOf = (error: unknown): string =>
  error instanceof Error && "stderr" in error ? `${complaintIn(String(error.stderr))}.` : String(error);

const newPassword = (): string => randomBytes(24).toString("base64url");

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
