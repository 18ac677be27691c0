import type { Lobby } from "./lobby.ts";
import { isNear } from "./speed.ts";
import { guestsOf, type Seeker, type Table } from "./table.ts";

const isGathered = ({ times }: Lobby, table: Table): boolean => guestsOf(table).length >= times.people;

/**
 * Tables that may start: those with five people at once; the others when nobody has sat down for a while and nobody
 * within the band is on the way, and at the latest when their time is over. Bots take the seats that are free then.
 *
 * @param arriving those who are in the door, but not seated yet
 */
export const readyTables = (lobby: Lobby, nowMs: number, arriving: readonly Seeker[] = []): readonly Table[] =>
  lobby.tables.filter((table) => {
    if (startsInMs(lobby, table, nowMs) > 0) return false;
    const isLate = nowMs - table.openedMs >= lobby.times.mostMs;
    return isGathered(lobby, table) || isLate || !arriving.some((seeker) => isNear(table, seeker, nowMs));
  });

/** The time until a table starts if nobody else comes. */
export function startsInMs(lobby: Lobby, table: Table, nowMs: number): number {
  const { quietMs, mostMs } = lobby.times;
  return isGathered(lobby, table) ? 0 : Math.max(0, Math.min(table.satMs + quietMs, table.openedMs + mostMs) - nowMs);
}
