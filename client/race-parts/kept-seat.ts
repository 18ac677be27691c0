import { leaveCrumb } from "../net/breadcrumbs.ts";
import type { KeptClock } from "../net/server-clock.ts";

/** What a page leaves for the page after it: a reload in the middle of a race goes on. */
export interface KeptSeat {
  /** Opens the own seat again. */
  readonly reconnectionToken: string;
  readonly clock: KeptClock | undefined;
}

interface Kept<Seat> {
  readonly path: string;
  readonly keptMs: number;
  readonly seat: Seat;
}

/** The seat is kept for so long. @source rules Race Disconnect */
const KEEP_MS = 20_000;

const names = new Set<string>();

/** What was left at this address a moment ago. */
function read(name: string): KeptSeat | undefined {
  const stored = sessionStorage.getItem(name);
  if (stored === null) return undefined;
  try {
    const { path, keptMs, seat } = JSON.parse(stored) as Kept<KeptSeat>;
    return path === location.pathname && Date.now() - keptMs < KEEP_MS ? seat : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether this page goes on in a race that the page before has left. */
export const isSeatKept = (): boolean => [...names].some((name) => read(name) !== undefined);

/** Where one kind of race leaves its seat. */
export class SeatKeeper<Seat extends KeptSeat> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    names.add(name);
  }

  keep(seat: Seat): void {
    const kept: Kept<Seat> = { path: location.pathname, keptMs: Date.now(), seat };
    sessionStorage.setItem(this.#name, JSON.stringify(kept));
  }

  /** Takes the seat that the page before left at this address, once. */
  take(): Seat | undefined {
    const seat = read(this.#name) as Seat | undefined;
    sessionStorage.removeItem(this.#name);
    return seat;
  }
}

/** A seat that does not open any more is given up for a new race, whatever was wrong: the page's trail says it. */
export async function unlessGone<Line>(opening: Promise<Line>): Promise<Line | undefined> {
  try {
    return await opening;
  } catch (problem) {
    leaveCrumb("socket", `kept seat is gone: ${String(problem)}`);
    return undefined;
  }
}
