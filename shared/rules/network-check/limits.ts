import { minutes, seconds } from "../../units.ts";

/** From where on something found by the network check is no longer fine, and what the check itself may take. */
export const NETWORK_LIMITS = {
  /** The usual way there and back, in ms: above it opponents are seen late. */
  fineMedianMs: 150,
  /** The slowest of twenty, in ms: above it cars jump. */
  fineP95Ms: 400,
  /** Between the usual and the slowest of twenty, in ms. */
  fineJitterMs: 200,
  /** Share of small requests that may stay unanswered. */
  fineLoss: 0.02,
  /** From this share on nothing can be raced. */
  blockedLoss: 0.5,
  /** By how much the computer's clock may be wrong before dates look odd. */
  fineClockMs: minutes(1),
  /** By how much before logging in says so. @source core §9 Time check tolerance */
  mostClockMs: seconds(600),
} as const;

/** Small requests that measure delay and loss: how many, and how long each is waited for. */
export const SMALL_REQUESTS = { count: 16, waitMs: 2_500, pauseMs: 60, allWithinMs: 12_000 } as const;
/** How long one address, a socket, a font or the kept page is waited for, in ms. */
export const PROBE_WAIT_MS = 6_000;
/** Messages that a socket exchanges at most. */
export const SOCKET_MESSAGES = 6;
