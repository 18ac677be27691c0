import type { ColumnType } from "kysely";

import type { CarID, UserID } from "../../ids.ts";

type Slots = readonly (CarID | null)[];

/** How a player arranged the cars; without a row they stand in the order in which they came. */
interface GarageTable {
  user_id: UserID;
  /** May name cars that were sold since: reading it arranges it anew. */
  slots: ColumnType<Slots, Slots, Slots>;
}

export interface GarageTables {
  garages: GarageTable;
}
