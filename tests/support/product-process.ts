import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

import { endWith } from "../../scripts/cluster/child.ts";

const MAIN = join(import.meta.dirname, "../../main.ts");

/** The whole product as a process of its own, as `npm start` runs it. */
export interface ProductProcess {
  readonly child: ChildProcess;
  readonly exit: Promise<{ readonly code: number | null; readonly output: string }>;
  /** Its address, once it says that it is ready. */
  readonly url: Promise<string>;
  /** What it has printed. */
  output(): string;
}

export function startProcess(env: Record<string, string>, file: string = MAIN): ProductProcess {
  const settings = { PORT: "0", LOG_LEVEL: "fatal", ...env };
  const child = spawn(process.execPath, [file], { env: { ...process.env, NODE_ENV: "production", ...settings } });
  endWith(child);
  let output = "";
  const exit = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on("exit", (code) => resolve({ code, output })),
  );
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = /Redline is ready at (http:\S+)/.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exit.then((end) => reject(new Error(end.output)));
  });
  url.catch((error: unknown) => error);
  return { child, exit, url, output: () => output };
}
