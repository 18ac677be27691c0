import { defineConfig } from "vitest/config";

/** What `npm run figures` measures: one file at a time, with nothing beside it. The faults and journeys among them are also tests. */
export default defineConfig({
  test: {
    globalSetup: ["tests/support/postgres.ts"],
    include: [
      "tests/figures/*.test.ts",
      "tests/faults/{far-apart,timely-lines,node-death}.test.ts",
      "tests/journeys/{long-stay,weight}.test.ts",
    ],
    fileParallelism: false,
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
