/**
 * A process that runs operators' commands one after the other, with all that they need loaded once: most of what a
 * command takes is loading. `operator.ts` asks it; it ends with the process that began it.
 */
import { pathToFileURL } from "node:url";

import type { Asked, Read } from "./operator.ts";

/** What ends a command where its process would end. */
class Ended extends Error {}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const ownEnv = { ...process.env };
const heard = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
/** What the command that runs has printed. */
let printed = { stdout: "", stderr: "" };

for (const name of ["stdout", "stderr"] as const) {
  const stream = process[name];
  // Every command's log listens on it.
  stream.setMaxListeners(0);
  stream.write = (text: string | Uint8Array) => {
    printed[name] += String(text);
    return true;
  };
}
process.exit = (code) => {
  process.exitCode = code;
  throw new Ended();
};

/** Runs a command as its own process would: its words, its environment, what it prints, and where it ends. */
async function run({ script, args, env }: Asked, nth: number): Promise<Read> {
  printed = { stdout: "", stderr: "" };
  process.argv = [process.execPath, script, ...args];
  process.env = { ...ownEnv, ...env };
  process.exitCode = undefined;
  try {
    await import(`${pathToFileURL(script).href}?run=${nth}`);
  } catch (error) {
    if (!(error instanceof Ended)) {
      console.error(error);
      process.exitCode = 1;
    }
  }
  for (const [signal, before] of heard)
    for (const listener of process.listeners(signal)) if (!before.includes(listener)) process.off(signal, listener);
  return { ...printed, exitCode: process.exitCode ?? 0 };
}

let last: Promise<unknown> = Promise.resolve();
process.on("message", ({ key, asked }: { readonly key: number; readonly asked: Asked }) => {
  last = last.then(async () => process.send?.({ key, read: await run(asked, key) }));
});
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
