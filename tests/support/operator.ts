import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { TEST_SECRETS_KEY } from "./vault.ts";

const run = promisify(execFile);

/** The output of an operator's command on a database. */
export async function operatorReads(
  command: "appeals" | "bots" | "moderate" | "reports" | "roles" | "teachers",
  databaseUrl: string | undefined,
  ...args: string[]
): Promise<string> {
  const env = { DATABASE_URL: databaseUrl, SECRETS_KEY: TEST_SECRETS_KEY, LOG_LEVEL: "fatal" };
  const script = join(import.meta.dirname, `../../scripts/${command}.ts`);
  const { stdout, stderr } = await run(process.execPath, [script, ...args], { env: { ...process.env, ...env } }).catch(
    (problem: { readonly stdout: string; readonly stderr: string }) => problem,
  );
  return stdout + stderr;
}
