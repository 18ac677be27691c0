import { stampOf, type Stamp } from "#shared/units.ts";

import { computerMs, jumpSinceMs, momentNow, sinceMs, type Moment } from "./computer-clock.ts";

/** Answers name whole seconds and take their time: a difference up to this is none. */
const UNSURE_MS = 3_000;
/** An answer that took longer, as one that waited while the computer slept, says nothing about the clock. */
const FRESH_MS = 30_000;
/** The computer's clock moved by this much more than the time that went by: it was set, or the computer slept. */
const JUMP_MS = 10_000;

interface Learned extends Moment {
  /** What it was by the server at that moment. */
  readonly serverMs: number;
  /** What the answer said: by the time it came, it was that or later. */
  readonly saidMs: number;
}

let learned: Learned | undefined;
const hearers = new Set<() => void>();

/** Tells each time that the server's time becomes known. @returns unsubscribes */
export function onServerTime(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Takes the time that an answer says. @returns whether it was fresh enough to count */
export function learnServerTime(serverStamp: Stamp, asked: Moment): boolean {
  if (sinceMs(asked) > FRESH_MS) return false;
  const now = momentNow();
  const saidMs = serverStamp * 1_000;
  learned = { ...now, serverMs: Math.abs(now.clockMs - saidMs) <= UNSURE_MS ? now.clockMs : saidMs, saidMs };
  for (const hear of hearers) hear();
  return true;
}

/**
 * The server's milliseconds since 1970: whatever is compared with one of its stamps goes by these. The computer's own
 * until an answer said them; from then on, however that clock is set.
 */
export const serverNowMs = (): number =>
  learned ? learned.serverMs + performance.now() - learned.runMs : computerMs();

/**
 * The server's time at a moment, never later: earlier by what an answer was under way, or the clock was set meanwhile.
 * Undefined until an answer said one.
 */
export function serverTimeAt({ clockMs, runMs }: Moment): Stamp | undefined {
  if (!learned) return undefined;
  const laterMs = Math.min(clockMs - learned.clockMs, runMs - learned.runMs);
  return stampOf(new Date(learned.saidMs + laterMs));
}

export const serverNow = (): Stamp => stampOf(new Date(serverNowMs()));

/** How well the server's time is known: nobody has said it yet, it is sure, or this computer slept or its clock was set since. */
export function serverTimeIs(): "unknown" | "sure" | "doubtful" {
  if (!learned) return "unknown";
  return Math.abs(jumpSinceMs(learned)) <= JUMP_MS ? "sure" : "doubtful";
}
