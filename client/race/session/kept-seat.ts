import type { SeatView } from "#shared/contracts/realtime/race-state.ts";

import { leaveCrumb } from "../../net/breadcrumbs.ts";
import type { KeptClock } from "../../net/server-clock.ts";

/** What a page leaves for the page after it: a reload in the middle of a race goes on. */
export interface KeptSeat {
  /** Opens one's own seat again. */
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

/** Why a race's connection is ended while its seat is kept: another page of the site is shown. */
export const SEAT_KEPT = "seat kept";

/** Whether there is anything to keep: whoever is in, or out, leaves for good. */
export const isDriving = (seats: readonly SeatView[], ownSlot: number): boolean =>
  seats.some(({ slot, standing }) => slot === ownSlot && standing === "racing");

/** How many ways back to a seat are being tried. */
let waysBack = 0;

/** Whether this page had a seat and is on its way back to it. */
export const isComingBack = (): boolean => waysBack > 0;

/** Says so as long as a way is tried. */
export async function comingBack<T>(way: Promise<T>): Promise<T> {
  waysBack++;
  try {
    return await way;
  } finally {
    waysBack--;
  }
}

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

/** Where one kind of race leaves its seat. */
export class SeatKeeper<Seat extends KeptSeat> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** @param path of the race's page, which may be left already */
  keep(seat: Seat, path: string): void {
    const kept: Kept<Seat> = { path, keptMs: Date.now(), seat };
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
export async function unlessGone<T>(opening: Promise<T>): Promise<T | undefined> {
  try {
    return await comingBack(opening);
  } catch (problem) {
    leaveCrumb("socket", `kept seat is gone: ${String(problem)}`);
    return undefined;
  }
}
