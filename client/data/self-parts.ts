import type { SelfPart } from "#shared/contracts/self.ts";

import { CallProblem } from "../net/call.ts";
import { momentNow, sinceMs, type Moment } from "../net/computer-clock.ts";
import { untilMet } from "../session/meet-server.ts";
import { call, isRegistered, useSession } from "../session/session.ts";
import { PARTS, takeParts } from "../session/take-parts.ts";
import { keptToken } from "../session/token/kept-token.ts";

/** Switching between windows does not refetch each time. */
const LOOK_AGAIN_MS = 60_000;

const wanted = new Set<SelfPart>();
let asking: Promise<void> = Promise.resolve();
let looked: Moment | undefined;

/**
 * Fetches the current parts of the racer. Parts requested while an answer is pending, or the whole racer, are fetched after
 * it, because that answer may be older. Parts whose fetch failed are fetched with the next ones.
 */
export function freshParts(parts: readonly SelfPart[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  asking = asking.then(ask, ask);
  return asking;
}

async function ask(): Promise<void> {
  await untilMet();
  const parts = [...wanted];
  if (parts.length === 0 || keptToken() === undefined) return;
  wanted.clear();
  try {
    takeParts(await call("GET /self", { query: { parts: parts.join(",") } }));
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    for (const part of parts) wanted.add(part);
  }
}

/**
 * Refetches everything when the page becomes visible again, and failed parts when the network is back.
 *
 * @returns stops it
 */
export function lookWhenBack(): () => void {
  looked = momentNow();
  const stop = new AbortController();
  const { signal } = stop;
  const look = (): void => {
    if (document.visibilityState !== "visible" || (looked && sinceMs(looked) < LOOK_AGAIN_MS)) return;
    looked = momentNow();
    if (isRegistered(useSession.getState().user)) void freshParts(PARTS);
  };
  window.addEventListener("focus", look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("online", () => void freshParts([]), { signal });
  return () => stop.abort();
}
