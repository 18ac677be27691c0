import { z } from "zod";

import { holdID, raceID, trialID, userID } from "../../../contracts/ids.ts";

/**
 * The lanes of jobs: each is a queue of its own, so that paying a race waits neither for what can wait nor for a mail
 * server, nor for pictures, which take a core some hundred milliseconds each time; what comes every few minutes does not wait
 * for what takes half a night. `atOnce` is a worker's concurrency.
 */
export const LANES = {
  // The name of the former single queue, so that jobs waiting there at an upgrade are done.
  now: { queue: "redline", atOnce: 4 },
  letters: { queue: "redline-letters", atOnce: 4 },
  periods: { queue: "redline-periods", atOnce: 4 },
  // The queue is named as it was when only nightly work was in it.
  later: { queue: "redline-night", atOnce: 1 },
  pictures: { queue: "redline-pictures", atOnce: 1 },
} as const;
export type Lane = keyof typeof LANES;

interface JobKind {
  readonly data: z.ZodType;
  readonly lane: Lane;
  /** Its schedule, if any (cron, UTC). */
  readonly cron?: string;
  /** Not kept once it is over, even if it failed. */
  readonly isPrivate?: true;
}

const nothing = z.object({});

/**
 * Every background job. A job may run more than once. Versions that run beside each other share the queues: fields that one
 * doesn't know are passed over, and a new field is optional for one release.
 */
export const JOBS = {
  "pay-race": { data: z.object({ raceID }), lane: "now" },
  "pay-held": { data: z.object({ holdID }), lane: "now" },
  "draw-trial": { data: z.object({ trialID }), lane: "pictures" },
  "pay-overdue": { data: nothing, lane: "now", cron: "* * * * *" },
  "end-lost-lessons": { data: nothing, lane: "periods", cron: "* * * * *" },
  "park-gold-cars": { data: nothing, lane: "periods", cron: "*/5 * * * *" },
  "settle-payment": { data: z.object({ provider: z.enum(["test", "stripe"]), eventID: z.string() }), lane: "now" },
  "reconcile-payments": { data: nothing, lane: "later", cron: "17 * * * *" },
  "settle-purchases": { data: nothing, lane: "periods", cron: "*/10 * * * *" },
  "send-email": {
    data: z.object({
      to: z.string(),
      userID,
      subject: z.string(),
      body: z.string(),
      isUnverified: z.literal(true).optional(),
    }),
    lane: "letters",
    isPrivate: true,
  },
  "send-reset-emails": { data: z.object({ email: z.string() }), lane: "letters", isPrivate: true },
  "erase-accounts": { data: nothing, lane: "later", cron: "10 4 * * *" },
  "care-for-keys": { data: nothing, lane: "later", cron: "15 4 * * *" },
  "measure-texts": { data: nothing, lane: "later", cron: "50 4 * * *" },
  purge: { data: nothing, lane: "later", cron: "30 3 * * *" },
  "return-gifts": { data: nothing, lane: "later", cron: "25 * * * *" },
  "count-achievement-shares": { data: nothing, lane: "later", cron: "35 * * * *" },
  "fit-key-references": { data: nothing, lane: "later", cron: "50 4 * * *" },
  "close-fortnights": { data: nothing, lane: "later", cron: "20 * * * *" },
  "close-leagues": { data: nothing, lane: "periods", cron: "* * * * *" },
  "recount-team-scores": { data: nothing, lane: "periods", cron: "*/5 * * * *" },
  "make-boards": { data: nothing, lane: "periods", cron: "* * * * *" },
  "auto-remove-members": { data: nothing, lane: "later", cron: "0 9 * * *" },
  backfill: { data: nothing, lane: "later", cron: "* * * * *" },
} as const satisfies Record<string, JobKind>;

export type JobName = keyof typeof JOBS;

/** Names of jobs in earlier versions: some wait under them at an upgrade. */
const FORMER_NAMES: Readonly<Record<string, JobName>> = {
  "send-letter": "send-email",
  "send-reset-letters": "send-reset-emails",
  "forget-secrets": "purge",
  "forget-key-logs": "purge",
  "forget-social": "purge",
  "forget-guests": "purge",
  "purge-secrets": "purge",
  "purge-key-logs": "purge",
  "purge-social": "purge",
  "purge-guests": "purge",
};

/** Every name that a job may wait under; another one is of another version. */
export const KNOWN_NAMES: readonly string[] = [...Object.keys(JOBS), ...Object.keys(FORMER_NAMES)];

/** @throws Error for a name that this version does not know */
export function jobNamed(name: string): JobName {
  const known = name in JOBS ? (name as JobName) : FORMER_NAMES[name];
  if (known === undefined) throw new Error(`there is no job named ${name}`);
  return known;
}

export type JobData<N extends JobName> = z.infer<(typeof JOBS)[N]["data"]>;
