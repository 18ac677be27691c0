import type { ColumnType } from "kysely";

import type { AchievementID } from "../../content/achievements/achievement.ts";
import type { UserID } from "../../ids.ts";
import type { Counts } from "../../rules/achievements/tally.ts";
import type { Stamp } from "../../units.ts";

/** What a player has done, as figures; written while the player is locked. */
interface TallyTable {
  user_id: UserID;
  counts: ColumnType<Counts, string, string>;
}

interface AchievementTable {
  user_id: UserID;
  achievement_id: AchievementID;
  earned_stamp: Stamp;
  /** null while its reward waits; one without a reward is claimed as it is earned. */
  claimed_stamp: Stamp | null;
}

/** How many racers have an achievement, of how many, as it was last counted. */
interface AchievementShareTable {
  achievement_id: AchievementID;
  earned: number;
  racers: number;
}

export interface AchievementTables {
  tallies: TallyTable;
  achievements: AchievementTable;
  achievement_shares: AchievementShareTable;
}
