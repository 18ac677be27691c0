import type { ColumnType, Generated } from "kysely";

import type { Site } from "../../content/site.ts";
import type { CarID, UserID } from "../../ids.ts";
import type { Item } from "../../rules/rewards/reward.ts";
import type { Stamp } from "../../units.ts";

/** How a player arranged the cars; without a row they stand in the order in which they came. */
interface GarageTable {
  user_id: UserID;
  /** Cars, with 0 for an empty slot. May name cars that were sold since: reading it arranges it anew. */
  slots: Generated<number[]>;
  /** Whether others may look at it. */
  is_open: Generated<boolean>;
  /** What the player shows on the public page. */
  showcase: ColumnType<readonly Item[], string | undefined, string>;
}

/** What a player's car has done. */
interface CarRacesTable {
  user_id: UserID;
  car_id: CarID;
  site: Site;
  /** Paid races. */
  played: number;
  /** WPM, or right answers a minute. */
  highest_speed: number;
  last_race_stamp: Stamp;
}

export interface GarageTables {
  garages: GarageTable;
  car_races: CarRacesTable;
}
