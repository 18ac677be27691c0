import type { Generated } from "kysely";

import type { ReportReason } from "../../contracts/social/players.ts";
import type { TeamID, UserID } from "../../ids.ts";
import type { ReportSubject } from "../../rules/moderation.ts";
import type { Stamp } from "../../units.ts";

/** A friend of `user_id`. Both have a row, except where one befriends somebody of `ONE_WAY_FRIEND_IDS`. */
interface FriendshipTable {
  user_id: UserID;
  friend_id: UserID;
  since_stamp: Stamp;
}

interface FriendRequestTable {
  asked_id: UserID;
  asker_id: UserID;
  asked_stamp: Stamp;
  /** Kept for a while after a denial, so that repeated requests do not reach the player who denied it. */
  denied_stamp: Stamp | null;
  /**
   * Kept for a while after it was taken back, so that asking again and again does not notify the other player each
   * time.
   */
  withdrawn_stamp: Generated<Stamp | null>;
}

/** Players' reports about players, for moderators. */
interface PlayerReportTable {
  report_id: Generated<number>;
  reported_id: UserID;
  reporter_id: UserID | null;
  /** Whole days since 1970 UTC: one open report a day of one player by another, for each subject and message. */
  day: number;
  reason: ReportReason;
  subject: Generated<ReportSubject>;
  /** The team whose words it is about; null for a player, and once the team is gone. */
  team_id: Generated<TeamID | null>;
  team_motd_id: Generated<number | null>;
  /** The number of the team or of the message, also once it is gone; 0 for a player. */
  about_id: Generated<number>;
  /** What was written there at that time; empty for a player. */
  words: Generated<string>;
  note: string;
  /** `closed`: a moderator answered it. */
  state: Generated<"open" | "closed">;
  stamp: Stamp;
}

/** Friendships, friend requests and reports. */
export interface FriendTables {
  friendships: FriendshipTable;
  friend_requests: FriendRequestTable;
  player_reports: PlayerReportTable;
}
