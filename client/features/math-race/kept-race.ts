import type { KeptClock } from "../../net/server-clock.ts";

const NAME = "redline-math-race";
/** The seat is kept for so long. @source rules Race Disconnect */
const KEEP_MS = 20_000;

/** What a page leaves for the page after it: a reload in the middle of a race goes on. */
export interface KeptSeat {
  /** Opens the own seat again. */
  readonly reconnectionToken: string;
  readonly clock: KeptClock | undefined;
}

interface Kept {
  readonly path: string;
  readonly keptMs: number;
}

export const keepSeat = (seat: KeptSeat): void =>
  sessionStorage.setItem(NAME, JSON.stringify({ ...seat, path: location.pathname, keptMs: Date.now() }));

/** Takes the seat that the page before left at this address, once. */
export function takeKeptSeat(): KeptSeat | undefined {
  const stored = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  if (stored === null) return undefined;
  try {
    const { path, keptMs, ...seat } = JSON.parse(stored) as KeptSeat & Kept;
    return path === location.pathname && Date.now() - keptMs < KEEP_MS ? seat : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
