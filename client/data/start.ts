import { lasting } from "../browser/storages.ts";
import { callsAre } from "../net/call.ts";
import { computerMs } from "../net/computer-clock.ts";
import { sessionCaller, sessionFault } from "../session/caller.ts";
import { followClicks } from "../session/device/clicks.ts";
import { splitTestOf } from "../session/device/split-test.ts";
import { endSession } from "../session/log-out.ts";
import { meetServer } from "../session/meet-server.ts";
import { followOtherTabs } from "../session/other-tabs.ts";
import { keptToken } from "../session/token/kept-token.ts";

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
