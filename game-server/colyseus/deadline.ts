import { ServerError } from "@colyseus/core";

import { REFUSALS } from "#shared/refusal.ts";
import type { Log } from "#shared/server/platform/log.ts";

/** Shorter than a client's patience, so that it gets an answer. */
const JOIN_WITHIN_MS = 2_500;

export const BUSY = "The race server isn't answering. Please try again in a moment.";

/**
 * Waits for something that needs Redis, with a limit: while Redis is away, the realtime library's connections queue
 * commands until it is back.
 *
 * @throws ServerError 503 with a sentence
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new ServerError(REFUSALS.unavailable, BUSY)), JOIN_WITHIN_MS);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(late));
}

/** Waits no longer than that for what a node leaves in order when it can: the other nodes tidy up, or it runs out by itself. */
export function inTimeOrNot<T>(work: Promise<T>, log: Pick<Log, "debug">): Promise<T | undefined> {
  return inTime(work).catch((error: unknown) => {
    log.debug({ err: error }, "something is left behind in Redis");
    return undefined;
  });
}
