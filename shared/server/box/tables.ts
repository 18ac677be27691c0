import type { JSONColumnType } from "kysely";

import type { CarID, UserID } from "../../ids.ts";
import type { Reward } from "../../rules/rewards/reward.ts";
import type { Stamp } from "../../units.ts";

/** The daily mystery boxes of a player; without a row none was opened yet. */
interface MysteryBoxTable {
  user_id: UserID;
  opened: number;
  last_opened_stamp: Stamp;
  /** What the last one gave: a duplicate stands here as the cash that it paid. */
  last_reward: JSONColumnType<Reward>;
  /** The car that was in the last one, and that the player owned already. */
  duplicate_car_id: CarID | null;
}

export interface BoxTables {
  mystery_boxes: MysteryBoxTable;
}
