import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { Figures } from "./figures.ts";
import { HELP, readOptions, type Options } from "./options.ts";
import { LoadRacer, TICK_MS } from "./racer.ts";
import type { Answer, Ask } from "./server.ts";

const JOINS_AT_ONCE = 50;
const WARM_UP_MS = 6_000;
const SERVER = join(import.meta.dirname, "server.ts");

let lastTickMs = performance.now();
const options = optionsOrEnd();
const server = fork(SERVER, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
process.on("exit", () => server.kill());
pin(server.pid, 0);
pin(process.pid, 1);
const { url } = await hear("ready");
const figures = new Figures();
const racers = Array.from({ length: options.racers }, () => new LoadRacer(url, figures));
await joinAll(racers);
const ticker = setInterval(() => tick(), TICK_MS / 2);
await wait(WARM_UP_MS);

console.error(`measuring ${options.racers} racers for ${options.seconds} s…`);
const before = await usage();
figures.isMeasuring = true;
const startMs = performance.now();
await wait(options.seconds * 1_000);
figures.isMeasuring = false;
const seconds = (performance.now() - startMs) / 1_000;
const after = await usage();
clearInterval(ticker);
report(seconds, after.cpuMs - before.cpuMs, after);
await Promise.all(racers.map((racer) => racer.leave()));
server.disconnect();
await new Promise((resolve) => server.once("exit", resolve));

function optionsOrEnd(): Options {
  try {
    const read = readOptions(process.argv.slice(2));
    if (read) return read;
    console.log(HELP);
    process.exit(0);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function tick(): void {
  const nowMs = performance.timeOrigin + performance.now();
  const passedMs = performance.now() - lastTickMs;
  lastTickMs = performance.now();
  let racing = 0;
  for (const racer of racers) {
    racer.type(nowMs);
    if (racer.isRacing) racing++;
  }
  if (!figures.isMeasuring) return;
  figures.racerSeconds += (racing * passedMs) / 1_000;
  figures.ticksDue += (racing * passedMs) / TICK_MS;
}

async function joinAll(all: readonly LoadRacer[]): Promise<void> {
  const queue = [...all.entries()];
  const joining: Promise<void>[] = [];
  while (queue.length > 0) {
    const part = queue.splice(0, JOINS_AT_ONCE);
    ask({ ask: "tickets", from: part[0]?.[0] ?? 0, count: part.length });
    const { tickets } = await hear("tickets");
    for (const [index, [, racer]] of part.entries()) {
      joining.push(racer.join(tickets[index] ?? "").catch((error: unknown) => figures.fail(`join: ${String(error)}`)));
    }
    await wait(100);
  }
  await Promise.all(joining);
}

async function usage(): Promise<Extract<Answer, { answer: "usage" }>> {
  ask({ ask: "usage" });
  return hear("usage");
}

function ask(question: Ask): void {
  server.send(question);
}

function hear<A extends Answer["answer"]>(wanted: A): Promise<Extract<Answer, { answer: A }>> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Answer): void => {
      if (answer.answer !== wanted) return;
      server.off("message", onMessage).off("exit", onExit);
      resolve(answer as Extract<Answer, { answer: A }>);
    };
    const onExit = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
    server.on("message", onMessage).on("exit", onExit);
  });
}

/** Keeps server and driver off each other's core, where the machine can. */
function pin(pid: ChildProcess["pid"], core: number): void {
  spawnSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
}

function report(seconds: number, cpuMs: number, end: { loopDelayP99Ms: number; rssMB: number }): void {
  const line = {
    racers: options.racers,
    seconds: round(seconds, 1),
    batchesPerSecond: round(figures.batches / seconds, 0),
    cpuMicrosPerRacerSecond: round((cpuMs * 1_000) / figures.racerSeconds, 1),
    p50Ms: round(figures.latency(0.5), 1),
    p99Ms: round(figures.latency(0.99), 1),
    ticksDelivered: round(figures.ticks / figures.ticksDue, 3),
    bytesPerRacerSecond: round(figures.bytes / figures.racerSeconds, 1),
    serverCpuShare: round(cpuMs / 1_000 / seconds, 3),
    loopDelayP99Ms: round(end.loopDelayP99Ms, 1),
    rssMB: round(end.rssMB, 0),
    errors: figures.errors,
  };
  for (const [name, value] of Object.entries(line)) console.error(`${name.padEnd(24)} ${value}`);
  for (const [reason, count] of figures.reasons) console.error(`  ${count} × ${reason}`);
  console.log(JSON.stringify(line));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
