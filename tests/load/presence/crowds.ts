import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import type { CrowdAnswer, CrowdAsk, CrowdFigures } from "./crowd-messages.ts";

/** A process may open only so many files; a crowd keeps well below. */
const MOST_IN_ONE = 10_000;

/** Players in processes of their own, as many as are needed. */
export class Crowds {
  readonly #children: readonly ChildProcess[];

  constructor(players: number) {
    const count = Math.ceil(players / MOST_IN_ONE);
    this.#children = Array.from({ length: count }, () => {
      const child = fork(join(import.meta.dirname, "crowd.ts"), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
      process.on("exit", () => child.kill());
      return child;
    });
  }

  /** Asks all of them for the same, or each for its share. */
  async ask(question: CrowdAsk | ((share: number, of: number) => CrowdAsk)): Promise<CrowdFigures> {
    const answers = await Promise.all(
      this.#children.map(async (child, share) => {
        child.send(typeof question === "function" ? question(share, this.#children.length) : question);
        const [answer] = (await once(child, "message")) as [CrowdAnswer];
        return answer;
      }),
    );
    return {
      done: sum(answers.map(({ done }) => done)),
      told: sum(answers.map(({ told }) => told)),
      waitsMs: answers.flatMap(({ waitsMs }) => waitsMs),
      toldMs: answers.flatMap(({ toldMs }) => toldMs),
      failures: answers.flatMap(({ failures }) => failures),
    };
  }

  async close(): Promise<void> {
    const gone = this.#children.map((child) => once(child, "exit"));
    for (const child of this.#children) child.disconnect();
    await Promise.all(gone);
  }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The value below which a share of all lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
