import { setTimeout as wait } from "node:timers/promises";

import { Figures } from "./figures.ts";
import { FloorRacer } from "./floor-racer.ts";
import type { Options } from "./options.ts";
import { startTarget, type RaceTarget } from "./race-target.ts";
import { LoadRacer, TICK_MS } from "./racer.ts";
import type { Runner } from "./runner.ts";
import type { Usage } from "./usage.ts";

const JOINS_AT_ONCE = 50;
const WARM_UP_MS = 6_000;
/** The driver looks this often for racers whose batch is due. */
const STEP_MS = 20;
/** Spreads racers, those of one room too, evenly over time. */
const GOLDEN = 0.618_034;

/** What one measured round comes to. */
export interface Round {
  readonly figures: Figures;
  readonly seconds: number;
  /** Of the server, in these seconds. */
  readonly cpuMs: number;
  /** Of the driver, whose frames come late when it has no core to itself. */
  readonly driverCpuMs: number;
  /** How often the server ticked on an average. */
  readonly tickMs: number;
  readonly end: Usage;
}

/** Joins everybody, warms up, measures, and closes the server again. */
export async function measure(kind: "product" | "floor", options: Options): Promise<Round> {
  const figures = new Figures();
  const target = await startTarget(kind, options);
  const racers =
    kind === "product" ? await joinRaces(target, options, figures) : await joinFloor(target.url, options, figures);
  const stop = drive(racers, options, figures);
  await (options.quick ? untilAllRace(racers, figures) : wait(WARM_UP_MS));
  console.error(`measuring ${options.racers} racers on the ${kind} for ${options.seconds} s…`);
  const before = await target.usage();
  const isProfiled = options.profile && kind === "product";
  if (isProfiled) await target.profile();
  figures.isMeasuring = true;
  const startMs = performance.now();
  const driverBefore = process.cpuUsage();
  await wait(options.seconds * 1_000);
  figures.isMeasuring = false;
  const driver = process.cpuUsage(driverBefore);
  const seconds = (performance.now() - startMs) / 1_000;
  const end = await target.usage();
  if (isProfiled) await target.profile("racing");
  stop();
  await Promise.all(racers.map((racer) => racer.leave()));
  await target.close();
  const servedMs = end.atMs - before.atMs;
  return {
    figures,
    seconds,
    cpuMs: ((end.cpuMs - before.cpuMs) * seconds * 1_000) / servedMs,
    driverCpuMs: (driver.user + driver.system) / 1_000,
    tickMs: servedMs / (end.ticks - before.ticks),
    end,
  };
}

async function untilAllRace(racers: readonly Runner[], figures: Figures): Promise<void> {
  while (figures.errors === 0 && !racers.every(({ isRacing }) => isRacing)) await wait(STEP_MS);
}

async function joinRaces(target: RaceTarget, options: Options, figures: Figures): Promise<Runner[]> {
  const racers = Array.from({ length: options.racers }, () => new LoadRacer(target.url, figures));
  const joining: Promise<void>[] = [];
  for (let from = 0; from < racers.length; from += JOINS_AT_ONCE) {
    const part = racers.slice(from, from + JOINS_AT_ONCE);
    const tickets = await target.tickets(from, part.length);
    for (const [index, racer] of part.entries()) {
      joining.push(racer.join(tickets[index] ?? "").catch((error: unknown) => figures.fail(`join: ${String(error)}`)));
    }
    await wait(100);
  }
  await Promise.all(joining);
  return racers;
}

async function joinFloor(url: string, { racers: count }: Options, figures: Figures): Promise<Runner[]> {
  const racers = Array.from({ length: count }, (_each, index) => new FloorRacer(index, figures));
  for (let from = 0; from < count; from += JOINS_AT_ONCE) {
    const part = racers.slice(from, from + JOINS_AT_ONCE);
    await Promise.all(part.map((racer) => racer.join(url)));
  }
  return racers;
}

/** Lets each racer type as often as asked for, spread evenly over time. The answer stops it. */
function drive(racers: readonly Runner[], { batches }: Options, figures: Figures): () => void {
  const everyMs = 1_000 / batches;
  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    let racing = 0;
    for (const [index, racer] of racers.entries()) {
      const phaseMs = ((index * GOLDEN) % 1) * everyMs;
      const isDue = Math.floor((nowMs - phaseMs) / everyMs) !== Math.floor((lastMs - phaseMs) / everyMs);
      if (isDue) racer.type(performance.timeOrigin + nowMs);
      if (racer.isRacing) racing++;
    }
    if (figures.isMeasuring) {
      figures.racerSeconds += (racing * (nowMs - lastMs)) / 1_000;
      figures.ticksDue += (racing * (nowMs - lastMs)) / TICK_MS;
    }
    lastMs = nowMs;
  }, STEP_MS);
  return () => clearInterval(timer);
}
