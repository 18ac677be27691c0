import { HELP, readOptions, type Options } from "./options.ts";
import { percentile, sum } from "./presence/crowds.ts";
import { measurePresence } from "./presence/run.ts";
import { TICK_MS } from "./racer.ts";
import { measure, type Round } from "./round.ts";
import { pin } from "./server-process.ts";
import { FULL_SIZES, measureTeams, QUICK_SIZES } from "./teams/run.ts";

/** A step of the pace that hardly anybody notices. */
const QUICK_MS = 125;
/** A core serves its racers at full tick: so many of its ticks are full ones, and so many of them arrive. */
const SERVED = { fullTicks: 0.95, delivered: 0.9 } as const;

const options = optionsOrEnd();
// Server and driver each keep to a core; the processes of a cluster take what they get.
if (options.nodes === 0) pin(process.pid, 1);
if (options.presence > 0) await presence();
else if (options.teams) print(rounded(await measureTeams(options.quick ? QUICK_SIZES : FULL_SIZES)));
else if (options.sizes.length > 0) await compareSizes(options.sizes);
else if (options.floor) await compare(options);
else print(lineOf(await measure("product", options), options));

async function presence(): Promise<void> {
  const { figures, failures } = await measurePresence(options);
  const reasons = Map.groupBy(failures, (reason) => reason);
  for (const [reason, all] of reasons) console.error(`  ${all.length} × ${reason}`);
  print({ ...rounded(figures), errors: failures.length });
}

function rounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value, value < 10 ? 3 : 0)]));
}

/** Product and floor in alternation, so that a busy machine is busy for both. @returns their lines */
async function compare(
  sized: Options,
): Promise<{ readonly floor: readonly Line[]; readonly product: readonly Line[] }> {
  const floor: Line[] = [];
  const product: Line[] = [];
  for (let turn = 0; turn < sized.turns; turn++) {
    floor.push(lineOf(await measure("floor", sized), sized));
    product.push(lineOf(await measure("product", sized), sized));
    print({ kind: "floor", ...floor.at(-1) });
    print({ kind: "product", ...product.at(-1) });
  }
  const ratios = (name: keyof Line): number[] => product.map((line, turn) => line[name] / (floor[turn]?.[name] ?? 0));
  const shown = (values: readonly number[]): number[] => values.map((value) => round(value, 2));
  print({
    racers: sized.racers,
    ratio: round(median(ratios("cpuMicrosPerRacerSecond")), 2),
    ratios: shown(ratios("cpuMicrosPerRacerSecond")),
    frameRatio: round(median(ratios("cpuMicrosPerFrame")), 2),
    frameRatios: shown(ratios("cpuMicrosPerFrame")),
  });
  return { floor, product };
}

/** The same with more and more racers: how many a core serves without a tick less. */
async function compareSizes(sizes: readonly number[]): Promise<void> {
  const served = { floor: 0, product: 0 };
  for (const racers of sizes) {
    const lines = await compare({ ...options, racers });
    for (const kind of ["floor", "product"] as const) {
      const full = median(lines[kind].map(({ fullTicks }) => fullTicks));
      const delivered = median(lines[kind].map(({ pacedTicksDelivered }) => pacedTicksDelivered));
      if (full >= SERVED.fullTicks && delivered >= SERVED.delivered) served[kind] = racers;
    }
  }
  print({ racersAtFullTickFloor: served.floor, racersAtFullTick: served.product });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
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

type Line = ReturnType<typeof lineOf>;

function lineOf({ figures, seconds, cpuMs, driverCpuMs, tickMs, pacesMs, paid, end }: Round, sized: Options) {
  const reasons = Map.groupBy(figures.errors, (reason) => reason);
  for (const [reason, all] of reasons) console.error(`  ${all.length} × ${reason}`);
  const delivered = figures.framesInRace / figures.framesDue;
  return {
    racers: sized.racers,
    nodes: sized.nodes,
    drivers: sized.drivers,
    seconds: round(seconds, 1),
    batchesPerSecond: round(figures.batches / seconds, 0),
    cpuMicrosPerRacerSecond: round((cpuMs * 1_000) / figures.racerSeconds, 1),
    cpuMicrosPerFrame: round((cpuMs * 1_000) / figures.frames, 2),
    p50Ms: round(percentile(figures.latenciesMs, 0.5), 1),
    p99Ms: round(percentile(figures.latenciesMs, 0.99), 1),
    ticksDelivered: round(delivered, 3),
    tickMs: round(tickMs, 1),
    pacedTicksDelivered: round(delivered * (tickMs / TICK_MS), 3),
    fullTicks: round(shareOfTicks(pacesMs, TICK_MS), 3),
    quickTicks: round(shareOfTicks(pacesMs, QUICK_MS), 3),
    bytesPerRacerSecond: round(figures.bytes / figures.racerSeconds, 1),
    sentBytesPerRacerSecond: round(figures.sentBytes / figures.racerSeconds, 1),
    racesPerSecond: round(figures.races / seconds, 2),
    paidPerSecond: round(paid / seconds, 2),
    serverCpuShare: round(cpuMs / 1_000 / seconds, 3),
    driverCpuShare: round(driverCpuMs / 1_000 / seconds, 3),
    loopDelayP99Ms: round(end.loopDelayP99Ms, 1),
    rssMB: round(end.rssMB, 0),
    errors: figures.errors.length,
  };
}

/** Of all ticks, those that took at most so long. A pace has the more ticks the quicker it is. */
function shareOfTicks(pacesMs: readonly number[], mostMs: number): number {
  const ticks = (paces: readonly number[]): number => sum(paces.map((paceMs) => 1 / paceMs));
  return ticks(pacesMs.filter((paceMs) => paceMs <= mostMs)) / ticks(pacesMs);
}

function print(line: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(line)) console.error(`${name.padEnd(24)} ${String(value)}`);
  console.log(JSON.stringify(line));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
