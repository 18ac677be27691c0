import { lasting } from "../browser/storages.ts";
import { callsAre } from "../net/call.ts";
import { computerMs } from "../net/computer-clock.ts";
import { sessionCaller, sessionFault } from "../session/caller.ts";
import { followClicks } from "../session/clicks.ts";
import { keptToken } from "../session/kept-token.ts";
import { endSession } from "../session/log-out.ts";
import { meetServer } from "../session/meet-server.ts";
import { followOtherTabs } from "../session/other-tabs.ts";
import { splitTestOf } from "../session/split-test.ts";

/** Resumes this browser's session, once, before the first page shows. Does nothing without one. */
export function startSession(): void {
  callsAre(sessionCaller);
  followOtherTabs();
  followClicks();
  splitTestOf(lasting, computerMs(), Math.random);
  const fault = sessionFault();
  if (fault !== undefined) endSession(fault);
  else if (keptToken() !== undefined) void meetServer();
}
