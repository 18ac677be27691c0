import { monitorEventLoopDelay } from "node:perf_hooks";

import { Gauge, Registry } from "prom-client";

import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { VERSION } from "./version.ts";

const DELAY_RESOLUTION_MS = 50;
const QUANTILES = [50, 99] as const;
const NANOSECONDS = 1e9;

/** One number, one for each value of a label, or some with several labels. */
type Reading = number | Readonly<Record<string, number>> | readonly LabelledNumber[];
interface LabelledNumber {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The metrics of a process. Everything is read on demand. */
export interface Metrics {
  /** @param labels what the keys of a reading with several numbers are, or the names of its labels */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>, ...labels: string[]): void;
  /** All of it in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

export function newMetrics({ nodeAddress }: Pick<Config, "nodeAddress">, log: Pick<Log, "warn">): Metrics {
  const registry = new Registry();
  const gauge: Metrics["gauge"] = (name, help, read, ...labels) => {
    const made: Gauge = new Gauge({
      name: `redline_${name}`,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        made.reset();
        try {
          const reading = await read();
          if (typeof reading === "number") made.set(reading);
          else for (const { labels: values, value } of labelled(reading, labels)) made.set({ ...values }, value);
        } catch (error) {
          log.warn({ err: error, metric: name }, "a figure could not be read");
          made.set(Number.NaN);
        }
      },
    });
  };
  ownFigures(gauge);
  const build = { labels: { version: VERSION, address: nodeAddress ?? "" }, value: 1 };
  gauge("build", "Which version this is, and the address of the node.", () => [build], "version", "address");
  return { gauge, text: () => registry.metrics(), contentType: registry.contentType };
}

const labelled = (reading: Exclude<Reading, number>, [label = "kind"]: readonly string[]): readonly LabelledNumber[] =>
  isList(reading) ? reading : Object.entries(reading).map(([key, value]) => ({ labels: { [label]: key }, value }));
const isList = (reading: Exclude<Reading, number>): reading is readonly LabelledNumber[] => Array.isArray(reading);

/** What every process has. */
function ownFigures(gauge: Metrics["gauge"]): void {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  gauge("cpu_seconds", "CPU time of this process so far, user and system.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge("resident_bytes", "Memory of this process.", () => process.memoryUsage.rss());
  gauge("uptime_seconds", "How long this process has run.", () => process.uptime());
  gauge(
    "event_loop_delay_seconds",
    "How late the event loop was since the last look.",
    () => {
      const late = QUANTILES.map((share) => [`p${share}`, delay.percentile(share) / NANOSECONDS] as const);
      delay.reset();
      return Object.fromEntries(late);
    },
    "quantile",
  );
}
