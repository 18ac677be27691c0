import type { Generated } from "kysely";

import type { TeamID, UserID } from "../../ids.ts";
import type { Decision } from "../../rules/moderation-cases.ts";
import type { AppealState, Measure, ReportSubject } from "../../rules/moderation.ts";
import type { Stamp } from "../../units.ts";

/** A moderator's action on a player, with the reason that the player reads. */
interface ModerationActionTable {
  action_id: Generated<number>;
  user_id: UserID;
  /** null without a report, or once it is purged. */
  report_id: number | null;
  measure: Measure;
  /** What a hidden thing was. */
  subject: Generated<ReportSubject>;
  /** The end of a mute or ban; null when permanent. */
  until_stamp: Stamp | null;
  /** When it was taken back: a mute, a ban, or anything after an appeal. */
  lifted_stamp: Generated<Stamp | null>;
  /** The bare look of the hidden name: this player cannot take it again. */
  hidden_skeleton: string | null;
  /** What was hidden, as it stood then; null for other actions. */
  words: Generated<string | null>;
  /** Of which team; null for a display name, and once the team or the message is gone. */
  team_id: Generated<TeamID | null>;
  team_motd_id: Generated<number | null>;
  /** The person at the command, as they name themselves. */
  operator: string;
  reason: string;
  stamp: Stamp;
  /** By which whoever was told it may ask for another look. */
  appeal_code: Generated<string>;
  /** null: nobody asked for another look. */
  appeal_state: Generated<AppealState | null>;
  appeal_stamp: Generated<Stamp | null>;
  appeal_done_stamp: Generated<Stamp | null>;
}

/** Who decided a case how, and why. */
interface ModeratorDecisionTable {
  decision_id: Generated<number>;
  /** What was decided about, as `rules/moderation-cases.ts` names it, or `player:` and a number. */
  case_id: string;
  /** Whom it is about. */
  user_id: UserID;
  /** null: at the command, or the account is gone. */
  moderator_id: UserID | null;
  /** The person at the command, as they name themselves. */
  operator: string;
  decision: Decision;
  reason: string;
  stamp: Stamp;
}

export interface ModerationTables {
  moderator_decisions: ModeratorDecisionTable;
  moderation_actions: ModerationActionTable;
}
