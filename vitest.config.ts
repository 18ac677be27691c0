import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { FileLines } from "./tests/support/file-lines.ts";
import { LongFirst } from "./tests/support/long-first.ts";
import { BROWSERS_PATIENCE, PATIENCE } from "./tests/support/times.ts";

// The processes that tests start, and the workers they run in, load modules as an earlier process compiled them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, ".cache/compiled");

/** Rules and rooms mostly wait for clocks, so more files than cores run at once; browsers do as far as cores are free. */
const WAITING = { maxWorkers: 6, sequence: { groupOrder: 0 } } as const;
const BROWSERS = { maxWorkers: 6, sequence: { groupOrder: 1 } } as const;
/** Last, with the machine to themselves: what fails in them shall fail by their doing. */
const FAILING = { maxWorkers: 3, sequence: { groupOrder: 2 } } as const;
const COMMON = {
  setupFiles: ["patience", "processor-time", "seeded-checks"].map((name) => `tests/support/${name}.ts`),
  ...PATIENCE,
};
const OF_BROWSERS = { ...COMMON, ...BROWSERS_PATIENCE };

/** Files of a worker share their modules; each has a database and a product of its own. */
export default defineConfig({
  test: {
    // One database server for a run.
    globalSetup: ["tests/support/postgres.ts"],
    sequence: { sequencer: LongFirst },
    reporters: [new FileLines({ outputFile: process.env.REDLINE_TEST_RESULTS ?? ".cache/tests.json" })],
    projects: [
      {
        test: {
          name: "pure",
          isolate: false,
          include: ["tests/{rules,content,client,house}/**/*.test.{ts,tsx}"],
          ...COMMON,
          ...WAITING,
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          include: ["tests/{domain,rooms,api}/**/*.test.ts"],
          ...COMMON,
          ...WAITING,
        },
      },
      {
        test: {
          name: "journeys",
          isolate: false,
          include: ["tests/journeys/**/*.test.ts"],
          ...OF_BROWSERS,
          setupFiles: ["tests/support/free-core.ts", ...COMMON.setupFiles],
          ...BROWSERS,
        },
      },
      { test: { name: "faults", include: ["tests/faults/**/*.test.ts"], ...OF_BROWSERS, ...FAILING } },
    ],
  },
});
