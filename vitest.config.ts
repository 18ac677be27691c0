import { defineConfig } from "vitest/config";

import { LongFirst } from "./tests/support/long-first.ts";

/** What measures or must be in time: one file at a time, when nothing else runs. */
const MEASURING = ["tests/journeys/{figures,speed}.test.ts", "tests/faults/{far-apart,timely-lines}.test.ts"];
/** Rules and rooms mostly wait for clocks, so more files than cores run at once; browsers fill the cores they have. */
const WORKERS = { waiting: 6, busy: 3 } as const;

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
          include: ["tests/{rules,content,house}/**/*.test.{ts,tsx}"],
          maxWorkers: WORKERS.waiting,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          include: ["tests/{domain,rooms,api}/**/*.test.ts"],
          maxWorkers: WORKERS.waiting,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "journeys",
          isolate: false,
          include: ["tests/journeys/**/*.test.ts"],
          exclude: MEASURING,
          maxWorkers: WORKERS.busy,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          exclude: MEASURING,
          maxWorkers: WORKERS.busy,
          sequence: { groupOrder: 2 },
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "measuring",
          include: MEASURING,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
