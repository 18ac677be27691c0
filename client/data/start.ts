import { lasting } from "../browser/storages.ts";
import { callsAre, CallProblem } from "../net/call.ts";
import { sessionCaller, sessionFault } from "../session/caller.ts";
import { followClicks } from "../session/clicks.ts";
import { keptToken } from "../session/kept-token.ts";
import { endSession } from "../session/log-out.ts";
import { followOtherTabs } from "../session/other-tabs.ts";
import { call, hearAsAccount, takeUser } from "../session/session.ts";
import { splitTestOf } from "../session/split-test.ts";

/** Resumes this browser's session, once, before the first page shows. Does nothing without one. */
export function startSession(): void {
  callsAre(sessionCaller);
  followOtherTabs();
  followClicks();
  splitTestOf(lasting, Date.now(), Math.random);
  const fault = sessionFault();
  if (fault !== undefined) endSession(fault);
  else if (keptToken() !== undefined) void meetServer();
}

/** Checks and renews the token, compares the clocks, and fetches what has changed since. */
export async function meetServer(): Promise<void> {
  try {
    const { user } = await call("GET /auth/self");
    takeUser(user);
    hearAsAccount(user);
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
  }
}
