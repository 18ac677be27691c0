import type { UserID } from "../../ids.ts";
import type { Reward, RewardSource, Timeless } from "../../rules/rewards/reward.ts";

/** What a player is given, for one reason. */
export interface Grant<Given extends Reward = Reward> {
  readonly userID: UserID;
  readonly rewards: readonly Given[];
  /** Unique for all time, such as `race:…`: repeated calls with one reference give it once. */
  readonly reference: string;
  readonly reason: string;
  readonly source?: RewardSource;
}

/** What is given without a moment at which it was won. */
export type TimelessGrant = Grant<Timeless>;
