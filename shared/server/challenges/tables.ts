import type { UserID } from "../../ids.ts";
import type { Day } from "../../units.ts";

/** How far a player came with the challenges of a day; without a row, nowhere. */
interface ChallengeDayTable {
  user_id: UserID;
  /** Of the races' own start. */
  day: Day;
  /** In the order of the draw; never past the goal. */
  progress: number[];
  /** When each was complete, as the driver gives them; 0 before. */
  complete_stamps: string[];
}

export interface ChallengeTables {
  challenge_days: ChallengeDayTable;
}
