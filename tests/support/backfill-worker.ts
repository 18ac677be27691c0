import { runBackfills } from "#shared/server/platform/jobs/backfill.ts";

import { TIDES } from "./tides.ts";

/** A run of a backfill in a process of its own, which a test kills. */
const log = { info: () => undefined, warn: console.warn };
await runBackfills(process.env.DATABASE_URL ?? "", [TIDES], log, new AbortController().signal);
