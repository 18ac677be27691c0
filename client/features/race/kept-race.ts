import type { KeptClock } from "../../net/server-clock.ts";
import type { Press } from "./highlights.ts";

/** What a page leaves for the page after it: a reload in the middle of a race goes on. */
export interface KeptRace {
  /** Opens the own seat again. */
  readonly reconnectionToken: string;
  readonly presses: readonly Press[];
  readonly clock: KeptClock | undefined;
}

interface Kept {
  readonly path: string;
  readonly keptMs: number;
}

const NAME = "redline-race";
/** The seat is kept for so long. @source rules Race Disconnect */
const KEEP_MS = 20_000;

export const keepRace = (race: KeptRace): void =>
  sessionStorage.setItem(NAME, JSON.stringify({ ...race, path: location.pathname, keptMs: Date.now() }));

/** Takes what the page before left at this address, once. */
export function takeKeptRace(): KeptRace | undefined {
  const stored = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  if (stored === null) return undefined;
  try {
    const { path, keptMs, ...race } = JSON.parse(stored) as KeptRace & Kept;
    return path === location.pathname && Date.now() - keptMs < KEEP_MS ? race : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
