import type { UserID } from "../../ids.ts";
import type { Reward, RewardSource } from "../../rules/rewards/reward.ts";

/** What a player is given, for one reason. */
export interface Grant {
  readonly userID: UserID;
  readonly rewards: readonly Reward[];
  /** Unique for all time, such as `race:…`: repeated calls with one reference give it once. */
  readonly reference: string;
  readonly reason: string;
  readonly source?: RewardSource;
}
