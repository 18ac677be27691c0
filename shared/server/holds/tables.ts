import type { Generated } from "kysely";

import type { Site } from "../../content/site.ts";
import type { HoldID, UserID } from "../../ids.ts";
import type { HoldKind, HoldReason } from "../../rules/fair-play/reward-hold.ts";
import type { Stamp } from "../../units.ts";

/** What rewards of a racer wait for. One of a kind is open at a time; later rewards join it. */
interface RewardHoldTable {
  hold_id: Generated<HoldID>;
  user_id: UserID;
  site: Site;
  kind: HoldKind;
  /** Why it began; signs weigh more than speed. */
  reason: HoldReason;
  since_stamp: Stamp;
  ended_stamp: Stamp | null;
  ended_by: HoldKind | null;
  /** Whether its rewards were paid; otherwise refused. */
  is_released: boolean | null;
  /** The moderator who ended it, and the reason that the racer reads. */
  operator: Generated<string | null>;
  words: Generated<string | null>;
}

export interface HoldTables {
  reward_holds: RewardHoldTable;
}
