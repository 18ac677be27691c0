import type { TableView } from "#shared/contracts/realtime/lobby.ts";

import { seatsOfTable } from "../session/race-seats.ts";
import type { MathView } from "./store.ts";

/** What a table of the public lobby changes on the screen. */
export const viewOfTable = (table: TableView): Partial<MathView> => ({
  table,
  startsAtMs: performance.now() + table.startsInMs,
  slot: table.ownSeat,
  ownSpeed: table.seats[table.ownSeat]?.avgSpeed ?? undefined,
  seats: seatsOfTable(table),
  placeKey: table.placeKey,
});
