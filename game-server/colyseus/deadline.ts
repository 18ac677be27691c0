import { ServerError } from "@colyseus/core";

import { REFUSALS } from "#shared/refusal.ts";

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
