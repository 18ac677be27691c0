import { setTimeout as wait } from "node:timers/promises";

import { Drivers } from "./drivers.ts";
import type { FiguresTold } from "./figures.ts";
import type { Options } from "./options.ts";
import { startTarget, type RaceTarget } from "./race-target.ts";
import type { Usage } from "./usage.ts";

/** Until the first races are over and everybody is somewhere else: in a lobby, a countdown, a race, before its results. */
const WARM_UP_MS = { racing: 6_000, whole: 90_000 } as const;
const LOOK_EVERY_MS = 2_000;
const QUICK_LOOK_MS = 100;

/** What one measured round comes to. */
export interface Round {
  readonly figures: FiguresTold;
  readonly seconds: number;
  /** Of the server, in these seconds. */
  readonly cpuMs: number;
  /** Of the busiest driver, whose frames come late when it has no core to itself. */
  readonly driverCpuMs: number;
  /** How often the server ticked on an average. */
  readonly tickMs: number;
  /** The ticks that it had, in a sample each. */
  readonly pacesMs: readonly number[];
  readonly paid: number;
  readonly end: Usage;
}

/** Joins everybody, warms up, measures, and closes the server again. */
export async function measure(kind: "product" | "floor", options: Options): Promise<Round> {
  const target = await startTarget(kind, options);
  const drivers = new Drivers(options);
  await drivers.join(kind, target.url, target.tickets);
  if (!options.quick) await wait(WARM_UP_MS[options.whole ? "whole" : "racing"]);
  console.error(`measuring ${options.racers} racers on the ${kind} for ${options.seconds} s…`);
  const before = await target.usage();
  const paidBefore = await target.paid();
  const isProfiled = options.profile && kind === "product";
  if (isProfiled) await target.profile();
  const startMs = performance.now();
  drivers.measure(true);
  const pacesMs = await watch(target, options);
  if (options.quick && options.whole) await untilAllRaced(drivers, target, options);
  const { figures, mostCpuMs } = await drivers.tell();
  const seconds = (performance.now() - startMs) / 1_000;
  const end = await target.usage();
  const paid = (await target.paid()) - paidBefore;
  if (isProfiled) await target.profile("racing");
  drivers.measure(false);
  await drivers.close();
  await target.close();
  const servedMs = end.atMs - before.atMs;
  return {
    figures,
    seconds,
    cpuMs: ((end.cpuMs - before.cpuMs) * seconds * 1_000) / servedMs,
    driverCpuMs: mostCpuMs,
    tickMs: servedMs / (end.ticks - before.ticks),
    pacesMs,
    paid,
    end,
  };
}

/** Lets the seconds go by, and looks now and then how often the server ticks. */
async function watch(target: RaceTarget, { seconds }: Options): Promise<readonly number[]> {
  const endMs = performance.now() + seconds * 1_000;
  const pacesMs = [await target.paceMs()];
  for (let leftMs = seconds * 1_000; leftMs > 0; leftMs = endMs - performance.now()) {
    await wait(Math.min(LOOK_EVERY_MS, leftMs));
    pacesMs.push(await target.paceMs());
  }
  return pacesMs;
}

async function untilAllRaced(drivers: Drivers, target: RaceTarget, { racers }: Options): Promise<void> {
  for (;;) {
    const { figures } = await drivers.tell();
    if (figures.errors.length > 0) return;
    if (figures.races >= racers && (await target.paid()) >= racers) return;
    await wait(QUICK_LOOK_MS);
  }
}
