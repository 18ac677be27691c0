import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";

import { TEST_SECRETS_KEY } from "./vault.ts";

type Command =
  | "appeals"
  | "bots"
  | "invoices"
  | "moderate"
  | "race-texts"
  | "reports"
  | "roles"
  | "teachers"
  | "unsettled";

/** A command as it is given to the desk that runs it. */
export interface Asked {
  readonly script: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a command printed, and how it ended. */
export interface Read {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

const waiting = new Map<number, PromiseWithResolvers<Read>>();
let desk: ChildProcess | undefined;
let nextKey = 0;

/** One desk for all test files of a process, which goes on without waiting for it. */
function openDesk(): ChildProcess {
  if (desk?.connected === true) return desk;
  const opened = fork(join(import.meta.dirname, "operator-desk.ts"), { execArgv: [] });
  opened.on("message", ({ key, read }: { readonly key: number; readonly read: Read }) => {
    waiting.get(key)?.resolve(read);
    waiting.delete(key);
    if (waiting.size === 0) opened.channel?.unref();
  });
  opened.on("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error("the desk of operators' commands has ended"));
    waiting.clear();
  });
  opened.unref();
  desk = opened;
  return opened;
}

/** What an operator's command printed on a database, and how it ended. */
export async function operatorRuns(
  command: Command,
  databaseUrl: string | undefined,
  args: readonly string[],
  env: Asked["env"] = {},
): Promise<Read> {
  const key = nextKey++;
  const answer = Promise.withResolvers<Read>();
  waiting.set(key, answer);
  const asked: Asked = {
    script: join(import.meta.dirname, `../../scripts/${command}.ts`),
    args,
    env: { DATABASE_URL: databaseUrl, SECRETS_KEY: TEST_SECRETS_KEY, LOG_LEVEL: "fatal", ...env },
  };
  const opened = openDesk();
  opened.channel?.ref();
  opened.send({ key, asked });
  return answer.promise;
}

/** The output of an operator's command on a database. */
export async function operatorReads(
  command: Command,
  databaseUrl: string | undefined,
  ...args: string[]
): Promise<string> {
  const { stdout, stderr } = await operatorRuns(command, databaseUrl, args);
  return stdout + stderr;
}
