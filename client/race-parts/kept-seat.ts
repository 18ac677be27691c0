import type { KeptClock } from "../net/server-clock.ts";

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

/** The seat is kept for so long. @source rules Race Disconnect */
const KEEP_MS = 20_000;

/** Where one kind of race leaves its seat. */
export class SeatKeeper<Seat extends KeptSeat> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  keep(seat: Seat): void {
    sessionStorage.setItem(this.#name, JSON.stringify({ ...seat, path: location.pathname, keptMs: Date.now() }));
  }

  /** Takes the seat that the page before left at this address, once. */
  take(): Seat | undefined {
    const stored = sessionStorage.getItem(this.#name);
    sessionStorage.removeItem(this.#name);
    if (stored === null) return undefined;
    try {
      const { path, keptMs, ...seat } = JSON.parse(stored) as Seat & Kept;
      return path === location.pathname && Date.now() - keptMs < KEEP_MS ? (seat as unknown as Seat) : undefined;
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}

/** A seat that does not open any more is given up for a new race, whatever was wrong: the socket's trail says it. */
export const unlessGone = <Line>(opening: Promise<Line>): Promise<Line | undefined> => opening.catch(() => undefined);
