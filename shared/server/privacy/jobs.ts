import type { JobHandlers } from "../platform/jobs/queue.ts";
import { sweepAll } from "../platform/jobs/sweep.ts";
import type { App } from "../platform/work.ts";
import { eraseAccounts } from "./erasure.ts";
import { PURGES } from "./purges.ts";

/** Accounts that are erased, and what is kept no longer. */
export const privacyJobs = (app: App) =>
  ({
    "erase-accounts": async () => void (await eraseAccounts(app)),
    purge: () => sweepAll(app, PURGES),
  }) satisfies Partial<JobHandlers>;
