import { HELP, readOptions, type Options } from "./options.ts";
import { measurePresence } from "./presence/run.ts";
import { TICK_MS } from "./racer.ts";
import { measure, type Round } from "./round.ts";
import { pin } from "./server-process.ts";
import { FULL_SIZES, measureTeams, QUICK_SIZES } from "./teams/run.ts";

const options = optionsOrEnd();
// Server and driver each keep to a core; the processes of a cluster take what they get.
if (options.nodes === 0) pin(process.pid, 1);
if (options.presence > 0) await presence();
else if (options.teams) print(rounded(await measureTeams(options.quick ? QUICK_SIZES : FULL_SIZES)));
else if (options.floor) await compare(options.turns);
else print(lineOf(await measure("product", options)));

async function presence(): Promise<void> {
  const { figures, failures } = await measurePresence(options);
  const reasons = Map.groupBy(failures, (reason) => reason);
  for (const [reason, all] of reasons) console.error(`  ${all.length} × ${reason}`);
  print({ ...rounded(figures), errors: failures.length });
}

function rounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value, value < 10 ? 3 : 0)]));
}

/** Product and floor in alternation, so that a busy machine is busy for both. */
async function compare(turns: number): Promise<void> {
  const ratios: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const floor = lineOf(await measure("floor", options));
    const product = lineOf(await measure("product", options));
    ratios.push(product.cpuMicrosPerRacerSecond / floor.cpuMicrosPerRacerSecond);
    print({ kind: "floor", ...floor });
    print({ kind: "product", ...product });
  }
  const sorted = ratios.toSorted((a, b) => a - b);
  print({
    racers: options.racers,
    ratio: round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, 2),
    ratios: ratios.map((ratio) => round(ratio, 2)),
  });
}

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

function lineOf({ figures, seconds, cpuMs, driverCpuMs, tickMs, end }: Round) {
  for (const [reason, count] of figures.reasons) console.error(`  ${count} × ${reason}`);
  return {
    racers: options.racers,
    ...(options.nodes > 0 && { nodes: options.nodes }),
    seconds: round(seconds, 1),
    batchesPerSecond: round(figures.batches / seconds, 0),
    cpuMicrosPerRacerSecond: round((cpuMs * 1_000) / figures.racerSeconds, 1),
    p50Ms: round(figures.latency(0.5), 1),
    p99Ms: round(figures.latency(0.99), 1),
    ticksDelivered: round(figures.ticks / figures.ticksDue, 3),
    tickMs: round(tickMs, 1),
    pacedTicksDelivered: round((figures.ticks / figures.ticksDue) * (tickMs / TICK_MS), 3),
    bytesPerRacerSecond: round(figures.bytes / figures.racerSeconds, 1),
    serverCpuShare: round(cpuMs / 1_000 / seconds, 3),
    driverCpuShare: round(driverCpuMs / 1_000 / seconds, 3),
    loopDelayP99Ms: round(end.loopDelayP99Ms, 1),
    rssMB: round(end.rssMB, 0),
    errors: figures.errors,
  };
}

function print(line: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(line)) console.error(`${name.padEnd(24)} ${String(value)}`);
  console.log(JSON.stringify(line));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
