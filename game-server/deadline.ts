import { ServerError } from "@colyseus/core";

import { REFUSALS } from "#shared/refusal.ts";

/** Whoever waits at a door is told before they give up. */
const JOIN_WITHIN_MS = 2_500;

export const BUSY = "The track is not answering just now. Please try again in a moment.";

/**
 * Waits for something that needs Redis, but not for long: while that is away, the realtime library's connections keep
 * what is asked of them until it is back.
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
