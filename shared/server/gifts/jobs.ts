import type { JobHandlers } from "../platform/jobs/queue.ts";
import type { App } from "../platform/work.ts";
import { returnOverdueGifts } from "./return.ts";

/** Gifts that nobody collected go back. */
export const giftJobs = (app: App) =>
  ({
    "return-gifts": async () => void (await returnOverdueGifts(app)),
  }) satisfies Partial<JobHandlers>;
