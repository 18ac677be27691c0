import { expect, vi } from "vitest";

import { secondsOf } from "./times.ts";

/** A machine with much else to do may take so many times as long as the one on which the times were taken. */
const SLOWER = 10;

// Files of a worker share its settings. What waits for a page or the server gives up after a minute; this is for what waits
// without a limit of its own, in files that take long.
vi.resetConfig();
const seconds = secondsOf(expect.getState().testPath ?? "");
if (seconds > 30) vi.setConfig({ testTimeout: seconds * SLOWER * 1_000, hookTimeout: seconds * SLOWER * 1_000 });
