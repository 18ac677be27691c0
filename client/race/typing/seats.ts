import type { TableView } from "#shared/contracts/realtime/lobby.ts";

import { seatsOfTable } from "../session/race-seats.ts";
import type { RaceView } from "./store.ts";

/** What a table says about the race to come. */
export const viewOfTable = (table: TableView): Partial<RaceView> => ({
  table,
  startsAtMs: performance.now() + table.startsInMs,
  slot: table.ownSeat,
  ownSpeed: table.seats[table.ownSeat]?.avgSpeed ?? undefined,
  seats: seatsOfTable(table),
  placeKey: table.placeKey,
});
