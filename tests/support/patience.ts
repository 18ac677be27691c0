import { expect, vi } from "vitest";

import { PATIENCE, secondsOf } from "./times.ts";

/** A machine with much else to do may take so many times as long as the one on which the times were taken. */
const SLOWER = 10;

// Files of a worker share its settings. What waits for a page or the server gives up by itself; this is for what waits
// without a limit of its own, in files that take long.
vi.resetConfig();
const limitMs = secondsOf(expect.getState().testPath ?? "") * SLOWER * 1_000;
if (limitMs > PATIENCE.testTimeout) vi.setConfig({ testTimeout: limitMs, hookTimeout: limitMs });
