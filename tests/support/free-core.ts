import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** So many workers begin a file without asking: a machine without a free core gets on with these, and no race on it runs late. */
const ALWAYS = 2;
/** What a browser that mostly waits for somebody to type needs of a core. */
const NEEDED_CORES = 0.6;
const LOOKS_MS = 2_000;
/** Then it begins all the same: what keeps the machine busy isn't ours. */
const MOST_LOOKS = 900;

const timesNow = (): readonly [idle: number, all: number] =>
  cpus().reduce<[number, number]>(
    ([idle, all], { times }) => [idle + times.idle, all + Object.values(times).reduce((sum, each) => sum + each, 0)],
    [0, 0],
  );

/** How many cores nobody used for a while. */
async function freeCores(): Promise<number> {
  const [idle, all] = timesNow();
  await wait(LOOKS_MS);
  const [idleThen, allThen] = timesNow();
  return ((idleThen - idle) / Math.max(allThen - all, 1)) * cpus().length;
}

// Further workers begin one after the other: what one has begun must show before the next one looks.
const nth = Number(process.env.VITEST_POOL_ID ?? 1) - ALWAYS;
if (nth > 0) {
  await wait(nth * LOOKS_MS);
  for (let looks = 0; looks < MOST_LOOKS && (await freeCores()) < NEEDED_CORES; looks++);
}
