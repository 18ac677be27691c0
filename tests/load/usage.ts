import type { monitorEventLoopDelay } from "node:perf_hooks";

import type { Flood } from "./presence/flood.ts";

/** What the driver asks of a server process, and what it answers. */
export type Ask =
  | { readonly ask: "tickets"; readonly from: number; readonly count: number }
  /** `isSettled`: after the garbage is collected. */
  | { readonly ask: "usage"; readonly isSettled?: boolean }
  /** How often races tick now. */
  | { readonly ask: "pace" }
  | { readonly ask: "flood"; readonly plan: Flood }
  /** Starts a profile, or ends it and writes it down. */
  | { readonly ask: "profile"; readonly stage?: string }
  /** Lists so many rooms. */
  | { readonly ask: "list"; readonly count: number };
export type Answer =
  | { readonly answer: "ready"; readonly url: string; readonly databaseUrl?: string }
  | { readonly answer: "flooded"; readonly deliveries: number }
  | { readonly answer: "listed" }
  | { readonly answer: "pace"; readonly tickMs: number }
  | { readonly answer: "profiling" }
  | { readonly answer: "tickets"; readonly tickets: readonly string[] }
  | ({ readonly answer: "usage" } & Usage);

/** What a server process has used so far. */
export interface Usage {
  /** When it said so: a process that is behind answers late. */
  readonly atMs: number;
  readonly cpuMs: number;
  readonly loopDelayP99Ms: number;
  readonly rssMB: number;
  /** Turns to tick that each race of it had. */
  readonly ticks: number;
}

/** One figure of what a process says of itself at `/metrics`. */
export function figureIn(text: string, key: string): number {
  const line = text.split("\n").find((each) => each.startsWith(`${key} `));
  return Number(line?.slice(key.length + 1));
}

/** Tells the driver what this process has used; the delay starts afresh. */
export function answerUsage(loopDelay: ReturnType<typeof monitorEventLoopDelay>, ticks: number): void {
  const { user, system } = process.cpuUsage();
  const answer: Answer = {
    answer: "usage",
    atMs: performance.timeOrigin + performance.now(),
    cpuMs: (user + system) / 1_000,
    loopDelayP99Ms: loopDelay.percentile(99) / 1e6,
    rssMB: process.memoryUsage.rss() / 1e6,
    ticks,
  };
  loopDelay.reset();
  process.send?.(answer);
}
