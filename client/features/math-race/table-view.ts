import type { TableView } from "#shared/contracts/realtime/lobby.ts";

import { seatsOfTable } from "../../race-parts/race-seats.ts";
import type { MathView } from "./store.ts";

/** What a table of the lobby changes on the screen. */
export const viewOfTable = (table: TableView): Partial<MathView> => ({
  stage: "table",
  isChoosing: false,
  table,
  startsAtMs: performance.now() + table.startsInMs,
  slot: table.ownSeat,
  seats: seatsOfTable(table),
  placeKey: table.placeKey,
});
