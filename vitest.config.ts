import { defineConfig } from "vitest/config";

/** Suites from the fastest to the slowest; those with a database share one server, each file in a database of its own. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "pure", include: ["tests/{rules,content,house}/**/*.test.{ts,tsx}"], testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["tests/{domain,rooms,api,faults}/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
