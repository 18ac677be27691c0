import type { ColumnType } from "kysely";

import type { RaceID, UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** A race with seats that could not be settled; an operator tries again, or drops it. */
interface SetAsideRaceTable {
  race_id: RaceID;
  /** The seats that are not settled. */
  slots: number[];
  /** The accounts in those seats. The driver reads arrays of big integers as strings. */
  user_ids: ColumnType<readonly string[], readonly UserID[], readonly UserID[]>;
  /** The race's outcome as JSON. */
  outcome: string;
  /** The database's error. */
  reason: string;
  set_aside_stamp: Stamp;
  dropped_stamp: Stamp | null;
  dropped_reason: string | null;
}

export interface SettlementTables {
  set_aside_races: SetAsideRaceTable;
}
