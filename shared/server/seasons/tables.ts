import type { Generated } from "kysely";

import type { SeasonID } from "../../content/seasons/calendar.ts";
import type { UserID } from "../../ids.ts";
import type { Track } from "../../rules/tracks.ts";

/** How far a player came on a track; without a row, nowhere. Written while the player is locked. */
interface TrackTable {
  user_id: UserID;
  track: Track;
  experience: number;
  /** Of the levels that pay, the last one that was taken; of a season, those past the last reward, counted from 1. */
  taken_level: Generated<number>;
}

/** The tracks of seasons as the version before keeps them; nothing here reads it. */
interface SeasonProgressTable {
  user_id: UserID;
  season_id: SeasonID;
  experience: number;
  last_extra_level: Generated<number>;
}

export interface SeasonTables {
  tracks: TrackTable;
  season_progress: SeasonProgressTable;
}
