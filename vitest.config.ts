import { defineConfig } from "vitest/config";

/** What measures, or fills the machine by itself: one at a time, after everything else. */
const ALONE = ["tests/faults/**/*.test.ts", "tests/journeys/{figures,home,long-stay,speed}.test.ts"];

/** Suites from the fastest to the slowest; those with a database share one server, each file in a database of its own. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "pure", include: ["tests/{rules,content,house}/**/*.test.{ts,tsx}"], testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["tests/{domain,rooms,api}/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          exclude: ALONE,
          globalSetup: ["tests/support/postgres.ts"],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "alone",
          include: ALONE,
          globalSetup: ["tests/support/postgres.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
