import { readFileSync } from "node:fs";

import { afterAll } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    processorSeconds?: number;
  }
}

/** Linux counts processor time in these. */
const TICKS_A_SECOND = 100;

/** Processor time of this process and of the programs that it started and that have ended. */
function processorSeconds(): number | undefined {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    // After the name in brackets: utime, stime, cutime and cstime are the 14th to the 17th of all.
    const times = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 15);
    return times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}

const before = processorSeconds();
// Of the hooks of a file this one comes last.
afterAll(({}, file) => {
  const now = processorSeconds();
  if (before !== undefined && now !== undefined) file.meta.processorSeconds = now - before;
});
