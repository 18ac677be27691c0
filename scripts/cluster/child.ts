import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { DRAINS_WITHIN } from "../../game-server/race/drain-times.ts";
import { endsWithin } from "../../shared/server/platform/process.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** Longer than a process takes to close. */
const KILL_AFTER_MS = endsWithin(DRAINS_WITHIN) + 5_000;

/** Makes sure that a process does not outlive this one, however this one ends. */
export function endWith(child: ChildProcess): void {
  const end = (): void => void child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
}

/** One process of the cluster. */
export class Child {
  /** What the process is and its number: `api-1`. */
  readonly name: string;
  readonly port: number | undefined;
  readonly #process: ChildProcess;
  readonly #gone: Promise<unknown>;

  private constructor(name: string, process: ChildProcess, port: number | undefined) {
    this.name = name;
    this.#process = process;
    this.port = port;
    this.#gone = process.exitCode === null ? once(process, "exit") : Promise.resolve();
  }

  /**
   * Starts a file of the project and waits until it says that it is ready.
   *
   * @param say receives the lines that it prints later
   * @param root the folder of the project, which may be another version's
   * @throws Error with what it printed when it ends instead
   */
  static async start(
    name: string,
    file: string,
    env: Readonly<Record<string, string>>,
    say: (line: string) => void,
    root: string = ROOT,
  ): Promise<Child> {
    const child = spawn(process.execPath, [join(root, file)], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    endWith(child);
    const printed: string[] = [];
    let hear = (line: string): void => void printed.push(line);
    createInterface(child.stderr).on("line", (line) => hear(line));
    const ready = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).on("line", (line) => (/ready/.test(line) ? resolve(line) : hear(line)));
      child.once("exit", (code) => reject(new Error(`${name} ended with ${code}: ${printed.join("\n")}`)));
    });
    hear = (line) => say(`${name}: ${line}`);
    const port = /port (\d+)/.exec(ready)?.[1];
    return new Child(name, child, port === undefined ? undefined : Number(port));
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Resolves when the process ends, for any reason. */
  get gone(): Promise<unknown> {
    return this.isRunning ? this.#gone : Promise.resolve();
  }

  /** Stops it gracefully. */
  async stop(): Promise<void> {
    if (!this.isRunning) return;
    this.#process.kill("SIGTERM");
    const late = setTimeout(() => this.#process.kill("SIGKILL"), KILL_AFTER_MS);
    await this.#gone;
    clearTimeout(late);
  }

  /** Once it stops: it waits for nothing. */
  hurry(): void {
    this.#process.kill("SIGTERM");
  }

  /** Kills it at once, like a machine that fails. */
  async kill(): Promise<void> {
    this.#process.kill("SIGKILL");
    await this.gone;
  }
}
