import type { SeatView } from "#shared/contracts/realtime/race-state.ts";

import { ofThisTab } from "../../browser/storages.ts";
import { leaveCrumb } from "../../net/breadcrumbs.ts";
import { computerMs } from "../../net/computer-clock.ts";
import type { KeptClock } from "../../net/server-clock.ts";

/** What a page stores for the next one, so that a reload resumes the race. */
export interface KeptSeat {
  /** Resumes the player's seat. */
  readonly reconnectionToken: string;
  readonly clock: KeptClock | undefined;
}

interface Kept<Seat> {
  readonly path: string;
  readonly keptMs: number;
  readonly seat: Seat;
}

/** How long the seat is kept. @source rules Race Disconnect */
const KEEP_MS = 20_000;

/** Why a race's connection is ended while its seat is kept: another page of the site is shown. */
export const SEAT_KEPT = "seat kept";

/** Whether there is a seat to keep: racers who have finished or are out leave for good. */
export const isDriving = (seats: readonly SeatView[], ownSlot: number): boolean =>
  seats.some(({ slot, standing }) => slot === ownSlot && standing === "racing");

/** The number of seats being resumed. */
let waysBack = 0;

/** Whether this page is resuming its seat. */
export const isComingBack = (): boolean => waysBack > 0;

/** Marks a resume attempt as running. */
export async function comingBack<T>(way: Promise<T>): Promise<T> {
  waysBack++;
  try {
    return await way;
  } finally {
    waysBack--;
  }
}

/** What was recently stored at this address. */
function read(name: string): KeptSeat | undefined {
  const stored = ofThisTab.getItem(name);
  if (stored === null) return undefined;
  try {
    const { path, keptMs, seat } = JSON.parse(stored) as Kept<KeptSeat>;
    return path === location.pathname && computerMs() - keptMs < KEEP_MS ? seat : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The storage of one discipline's seat. */
export class SeatKeeper<Seat extends KeptSeat> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** @param path of the race's page, which may be left already */
  keep(seat: Seat, path: string): void {
    const kept: Kept<Seat> = { path, keptMs: computerMs(), seat };
    ofThisTab.setItem(this.#name, JSON.stringify(kept));
  }

  /** Takes the previous page's seat at this address, once. */
  take(): Seat | undefined {
    const seat = read(this.#name) as Seat | undefined;
    ofThisTab.removeItem(this.#name);
    return seat;
  }
}

/** A seat that cannot be resumed is given up for a new race; the reason is in the breadcrumbs. */
export async function unlessGone<T>(opening: Promise<T>): Promise<T | undefined> {
  try {
    return await comingBack(opening);
  } catch (problem) {
    leaveCrumb("socket", `kept seat is gone: ${String(problem)}`);
    return undefined;
  }
}
