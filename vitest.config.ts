import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { FileLines } from "./tests/support/file-lines.ts";
import { LongFirst } from "./tests/support/long-first.ts";

// The processes that tests start, and the workers they run in, load modules as an earlier process compiled them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, ".cache/compiled");

/**
 * What thinks fills every core, with few files at once. What drives races and pages mostly waits: for typists, for tables,
 * for a page to come to rest. What fails on purpose runs a cluster of processes each time. `npm test` runs the three at the
 * same time; the first takes what the others leave free.
 */
const THINKING = { maxWorkers: 3, sequence: { groupOrder: 0 } } as const;
const DRIVING = { maxWorkers: 5, sequence: { groupOrder: 1 } } as const;
const FAILING = { maxWorkers: 1, sequence: { groupOrder: 2 } } as const;
/** No test fails because it is slow: it waits for what must happen, and gives up long after that should have. */
export const PATIENCE = { expect: { poll: { timeout: 60_000 } }, testTimeout: 120_000, hookTimeout: 120_000 } as const;
const COMMON = {
  setupFiles: ["patience", "processor-time", "seeded-checks"].map((name) => `tests/support/${name}.ts`),
  ...PATIENCE,
};

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
          ...THINKING,
        },
      },
      {
        test: { name: "server", isolate: false, include: ["tests/{domain,api}/**/*.test.ts"], ...COMMON, ...THINKING },
      },
      { test: { name: "rooms", isolate: false, include: ["tests/rooms/**/*.test.ts"], ...COMMON, ...DRIVING } },
      { test: { name: "journeys", isolate: false, include: ["tests/journeys/**/*.test.ts"], ...COMMON, ...DRIVING } },
      { test: { name: "faults", isolate: false, include: ["tests/faults/**/*.test.ts"], ...COMMON, ...FAILING } },
    ],
  },
});
