import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { LongFirst } from "./tests/support/long-first.ts";

// The processes that tests start, and the workers they run in, load modules as an earlier process compiled them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, ".cache/compiled");

/** Rules and rooms mostly wait for clocks, so more files than cores run at once; browsers fill the cores they have. */
const WORKERS = { waiting: 6, busy: 3 } as const;
/** No test fails because it is slow: it waits for what must happen, and gives up long after that should have. */
export const PATIENCE = { expect: { poll: { timeout: 60_000 } }, testTimeout: 300_000, hookTimeout: 180_000 } as const;

/** Suites from the fastest to the slowest. Files of a worker share their modules; each has a database and a product of its own. */
export default defineConfig({
  test: {
    // One server for all suites.
    globalSetup: ["tests/support/postgres.ts"],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: "pure",
          isolate: false,
          include: ["tests/{rules,content,client,house}/**/*.test.{ts,tsx}"],
          maxWorkers: WORKERS.waiting,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          include: ["tests/{domain,rooms,api}/**/*.test.ts"],
          maxWorkers: WORKERS.waiting,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: "journeys",
          isolate: false,
          include: ["tests/journeys/**/*.test.ts"],
          maxWorkers: WORKERS.busy,
          sequence: { groupOrder: 1 },
          ...PATIENCE,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          maxWorkers: WORKERS.busy,
          sequence: { groupOrder: 2 },
          ...PATIENCE,
        },
      },
    ],
  },
});
