import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { join } from "node:path";

import { TEST_SECRETS_KEY } from "../support/vault.ts";
import type { Answer, Ask, Usage } from "./usage.ts";

/** A server of the load kit in a process of its own. */
export class ServerProcess {
  readonly #child: ChildProcess;

  constructor(file: "server.ts" | "floor-server.ts", env: Readonly<Record<string, string>> = {}) {
    this.#child = fork(join(import.meta.dirname, file), {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: ["--expose-gc"],
      env: { ...process.env, SECRETS_KEY: TEST_SECRETS_KEY, ...env },
    });
    process.on("exit", () => this.#child.kill());
    pin(this.#child.pid, 0);
  }

  ask<A extends Answer["answer"]>(question: Ask, wanted: A): Promise<Extract<Answer, { answer: A }>> {
    const heard = this.hear(wanted);
    this.#child.send(question);
    return heard;
  }

  /** @param isSettled after the garbage is collected */
  usage(isSettled = false): Promise<Usage> {
    return this.ask({ ask: "usage", isSettled }, "usage");
  }

  hear<A extends Answer["answer"]>(wanted: A): Promise<Extract<Answer, { answer: A }>> {
    return new Promise((resolve, reject) => {
      const onMessage = (answer: Answer): void => {
        if (answer.answer !== wanted) return;
        this.#child.off("message", onMessage).off("exit", onExit);
        resolve(answer as Extract<Answer, { answer: A }>);
      };
      const onExit = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
      this.#child.on("message", onMessage).on("exit", onExit);
    });
  }

  /** Moves the database that the server started to the drivers' core: on one of its own it would be, too. */
  moveDatabase(): void {
    for (const pid of descendantsOf(this.#child.pid)) pin(pid, 1);
  }

  async close(): Promise<void> {
    this.#child.disconnect();
    await new Promise((resolve) => this.#child.once("exit", resolve));
  }
}

function descendantsOf(pid: number | undefined): readonly number[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  const children = stdout.trim().split("\n").filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Keeps a process on one core, where the machine can: server and driver never share one. */
export function pin(pid: number | undefined, core: number): void {
  spawnSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
}
