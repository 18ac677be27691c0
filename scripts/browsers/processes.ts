import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

import { endWith } from "../cluster/child.ts";

/** What a browser needs beside itself: it is gone when this process is, however this one ends. */
export class Processes {
  readonly #running: ChildProcess[] = [];

  start(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    endWith(child);
    this.#running.push(child);
    return child;
  }

  /** Starts a display without a screen. @returns its name, such as ":99" */
  async startDisplay(command: string, size: string): Promise<string> {
    const child = this.start(command, ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"]);
    const told = child.stdio[3] as Readable;
    const [number] = await Promise.race([
      once(told, "data"),
      once(child, "exit").then(() => Promise.reject(new Error(`${command} did not start`))),
    ]);
    return `:${String(number).trim()}`;
  }

  /** Ends all of them, the last one first. */
  async end(): Promise<void> {
    for (const child of this.#running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    }
  }
}
