import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endWith } from "../../scripts/cluster/child.ts";
import { processSettings } from "./process-settings.ts";

const MAIN = join(import.meta.dirname, "../../main.ts");

/** The product in a process of its own, as `npm start` runs it: with its whole log. */
export interface OwnProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything written on standard error so far. */
  log(): string;
  close(): Promise<void>;
}

/** Starts it on a new database. */
export async function startOwnProcess(env: Record<string, string> = {}): Promise<OwnProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "redline-own-"));
  const child = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...(await processSettings(dataDir)),
      ...env,
    },
  });
  endWith(child);
  const written: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => void written.push(chunk.toString()));
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const ready = /Redline is ready at (http:\S+)/.exec(chunk.toString())?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void gone.then(() => reject(new Error(`it did not start: ${written.join("")}`)));
  });
  return {
    url,
    child,
    log: () => written.join(""),
    async close() {
      child.kill("SIGTERM");
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
