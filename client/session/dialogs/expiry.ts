import { SESSION_WARNING } from "#shared/rules/account/session-warning.ts";
import type { Stamp } from "#shared/units.ts";

/** A sleeping computer stops timers, so none is trusted for longer. */
const LONGEST_WAIT_MS = 30_000;

export interface Expiry {
  readonly phase: "calm" | "warning" | "over";
  /** How long until it is worth looking again. */
  readonly lookAgainMs: number;
}

/** Where a token stands in its life. @source core §4 Session token */
export function expiryAt(expiresStamp: Stamp | undefined, nowMs: number): Expiry {
  if (expiresStamp === undefined) return { phase: "calm", lookAgainMs: LONGEST_WAIT_MS };
  const leftMs = expiresStamp * 1_000 - nowMs;
  if (leftMs <= 0) return { phase: "over", lookAgainMs: LONGEST_WAIT_MS };
  const calmMs = leftMs - SESSION_WARNING * 1_000;
  if (calmMs <= 0) return { phase: "warning", lookAgainMs: Math.min(leftMs, LONGEST_WAIT_MS) };
  return { phase: "calm", lookAgainMs: Math.min(calmMs, LONGEST_WAIT_MS) };
}
