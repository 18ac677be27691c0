import type { UserID } from "../../ids.ts";
import { TABLE_TIMES, type TableTimes } from "../race/numbers.ts";
import { guestsOf, type Guest, type Table } from "./table.ts";

export interface Lobby {
  readonly tables: readonly Table[];
  readonly nextTableID: number;
  readonly times: TableTimes;
}

export const newLobby = (times: TableTimes = TABLE_TIMES): Lobby => ({ tables: [], nextTableID: 1, times });

/** A racer's table and connection. */
export function seatOf(lobby: Lobby, userID: UserID): { readonly table: Table; readonly seat: Guest } | undefined {
  for (const table of lobby.tables) {
    const seat = guestsOf(table).find((guest) => guest.userID === userID);
    if (seat) return { table, seat };
  }
  return undefined;
}

export const tableOf = (lobby: Lobby, key: string): Table | undefined =>
  lobby.tables.find((table) => table.seats.some((seat) => !seat.isBot && seat.key === key));

export const remove = (lobby: Lobby, table: Table): Lobby => ({
  ...lobby,
  tables: lobby.tables.filter((other) => other.tableID !== table.tableID),
});

export const replace = (lobby: Lobby, table: Table): Lobby => ({
  ...lobby,
  tables: lobby.tables.map((other) => (other.tableID === table.tableID ? table : other)),
});
