import type { Generated } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Measure } from "../../rules/moderation.ts";
import type { Stamp } from "../../units.ts";

/** What a moderator did about a player, and what the player reads about it. */
interface ModerationActionTable {
  action_id: Generated<number>;
  user_id: UserID;
  /** null where no report led to it, or once that is purged. */
  report_id: number | null;
  measure: Measure;
  /** Of a mute or a ban: null when it is for good. */
  until_stamp: Stamp | null;
  /** When a mute or a ban was taken back. */
  lifted_stamp: Generated<Stamp | null>;
  /** How the name looked that was hidden: this player cannot take it again. */
  hidden_skeleton: string | null;
  /** The person at the command, as they name themselves. */
  operator: string;
  reason: string;
  stamp: Stamp;
}

export interface ModerationTables {
  moderation_actions: ModerationActionTable;
}
