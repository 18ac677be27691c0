import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { RACE } from "#shared/rules/race/numbers.ts";

import type { Tickets } from "./crew.ts";
import type { Order, Report } from "./driver-messages.ts";
import { together, type FiguresTold } from "./figures.ts";
import type { Options } from "./options.ts";
import { pin } from "./server-process.ts";

/** The processes that drive the racers: each has whole rooms, so that it hears what it sent. */
export class Drivers {
  readonly #children: readonly ChildProcess[];
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#children = Array.from({ length: options.drivers }, (_each, nth) => {
      const file = join(import.meta.dirname, "driver.ts");
      const child = fork(file, { stdio: ["ignore", "ignore", "inherit", "ipc"], execArgv: process.execArgv });
      process.on("exit", () => child.kill());
      // Server and drivers never share a core; the processes of a cluster take what they get.
      if (options.nodes === 0) pin(child.pid, 1 + nth);
      return child;
    });
  }

  async join(kind: "product" | "floor", url: string, tickets: Tickets): Promise<void> {
    const options = this.#options;
    const each = Math.ceil(options.racers / this.#children.length / RACE.slots) * RACE.slots;
    await Promise.all(
      this.#children.map(async (child, nth) => {
        const from = Math.min(nth * each, options.racers);
        child.on("message", (said: Report) => {
          if (said.report !== "tickets") return;
          void tickets(said.from, said.count).then((given) =>
            order(child, { order: "take", from: said.from, tickets: given }),
          );
        });
        const share = { kind, url, options, from, count: Math.min(each, options.racers - from) };
        await ask(child, { order: "join", share }, "joined");
      }),
    );
  }

  measure(isOn: boolean): void {
    for (const child of this.#children) order(child, { order: "measure", isOn });
  }

  /** What all saw, and the CPU time of the one that used most since the measuring began. */
  async tell(): Promise<{ readonly figures: FiguresTold; readonly mostCpuMs: number }> {
    const told = await Promise.all(this.#children.map((child) => ask(child, { order: "tell" }, "told")));
    return {
      figures: together(told.map(({ figures }) => figures)),
      mostCpuMs: Math.max(...told.map(({ cpuMs }) => cpuMs)),
    };
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#children.map(async (child) => {
        await ask(child, { order: "leave" }, "left");
        const gone = once(child, "exit");
        child.disconnect();
        await gone;
      }),
    );
  }
}

function order(child: ChildProcess, said: Order): void {
  if (child.connected) child.send(said);
}

function ask<R extends Report["report"]>(
  child: ChildProcess,
  said: Order,
  wanted: R,
): Promise<Extract<Report, { report: R }>> {
  return new Promise((resolve, reject) => {
    const onReport = (report: Report): void => {
      if (report.report !== wanted) return;
      child.off("message", onReport).off("exit", onExit);
      resolve(report as Extract<Report, { report: R }>);
    };
    const onExit = (code: number | null): void => reject(new Error(`a driver ended with ${code}`));
    child.on("message", onReport).on("exit", onExit);
    order(child, said);
  });
}
