import { keptToken } from "./kept-token.ts";
import { readToken } from "./token.ts";

/**
 * A session that ends for a new password or a second factor has a successor in this browser, whose token comes with an
 * answer that is on its way, here or in another tab. So long it may take.
 */
const SUCCESSOR_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 200;

/** The session that is kept here. */
export function sessionNow(): string | undefined {
  const token = keptToken();
  return token === undefined ? undefined : readToken(token)?.sessionID;
}

/** Whether this browser no longer keeps that session, but another one or none, now or soon. */
export async function hasSuccessor(sessionID: string | undefined): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < SUCCESSOR_WITHIN_MS; waitedMs += LOOK_EVERY_MS) {
    if (sessionNow() !== sessionID) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return sessionNow() !== sessionID;
}
