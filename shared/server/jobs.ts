import { z } from "zod";

import { raceID, userID } from "../contracts/ids.ts";

/**
 * Every background job: its payload, and its clock when it has one (cron, UTC). A job may run more than once. Of a
 * private one nothing is kept once it is over, also when it failed.
 */
export const JOBS = {
  "erase-accounts": { data: z.strictObject({}), cron: "10 4 * * *" },
  "forget-secrets": { data: z.strictObject({}), cron: "20 4 * * *" },
  "care-for-keys": { data: z.strictObject({}), cron: "15 4 * * *" },
  "forget-key-logs": { data: z.strictObject({}), cron: "30 3 * * *" },
  "send-letter": {
    data: z.strictObject({ to: z.string(), userID, subject: z.string(), body: z.string() }),
    isPrivate: true,
  },
  "send-reset-letters": { data: z.strictObject({ email: z.string() }), isPrivate: true },
  "pay-race": { data: z.strictObject({ raceID }) },
  "pay-overdue": { data: z.strictObject({}), cron: "* * * * *" },
  "forget-social": { data: z.strictObject({}), cron: "40 3 * * *" },
  "return-gifts": { data: z.strictObject({}), cron: "25 * * * *" },
  "forget-guests": { data: z.strictObject({}), cron: "50 3 * * *" },
} as const satisfies Record<string, { data: z.ZodType; cron?: string; isPrivate?: true }>;

export type JobName = keyof typeof JOBS;
export type JobData<N extends JobName> = z.infer<(typeof JOBS)[N]["data"]>;
