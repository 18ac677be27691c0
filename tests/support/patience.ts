import { expect, vi } from "vitest";

import { secondsOf } from "./times.ts";

/** A wait on a page or for the server gives up after a minute, so this is for what waits without a limit of its own. */
const SHORT_MS = 120_000;
/** A busy machine may be so many times slower than the one on which the times were taken. */
const SLOWER = 5;

// A test of a long file has the longer: it fails when something never comes, not when it comes late.
const patienceMs = SHORT_MS + SLOWER * 1_000 * secondsOf(expect.getState().testPath ?? "");
vi.setConfig({ testTimeout: patienceMs, hookTimeout: patienceMs });
