import { readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { z } from "zod";

const root = join(import.meta.dirname, "../..");
const TIMES = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(join(root, "tests/times.json"), "utf8")));

/** No test fails because it is slow: it waits for what must happen, and gives up long after that should have. */
export const PATIENCE = { expect: { poll: { timeout: 60_000 } }, testTimeout: 120_000, hookTimeout: 120_000 } as const;
/** Browsers share the machine's cores: what one does in a minute takes them several. */
export const BROWSERS_PATIENCE = { ...PATIENCE, testTimeout: 600_000, hookTimeout: 600_000 } as const;

/** How many seconds a test file takes in a whole run, as `npm test -- times --keep` wrote it: 0 for short and new ones. */
export const secondsOf = (file: string): number => TIMES[relative(root, file)] ?? 0;
