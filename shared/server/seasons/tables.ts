import type { Generated } from "kysely";

import type { SeasonID } from "../../content/seasons.ts";
import type { UserID } from "../../ids.ts";

/** How far a player came in a season; without a row, nowhere. Written while the player is locked. */
interface SeasonProgressTable {
  user_id: UserID;
  season_id: SeasonID;
  experience: number;
  /** Of the levels past the last reward, counted from 1, the last one that was paid. */
  last_extra_level: Generated<number>;
}

export interface SeasonTables {
  season_progress: SeasonProgressTable;
}
