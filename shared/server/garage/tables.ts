import type { Site } from "../../content/site.ts";
import type { CarID, UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** How a player arranged the cars; without a row they stand in the order in which they came. */
interface GarageTable {
  user_id: UserID;
  /** Cars, with 0 for an empty slot. May name cars that were sold since: reading it arranges it anew. */
  slots: number[];
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
