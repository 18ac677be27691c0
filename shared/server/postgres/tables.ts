import type { Generated, JSONColumnType } from "kysely";

import type { CarID, RaceID, SessionID, TextID, UserID } from "../../ids.ts";
import type { Signal } from "../../rules/fair-play/signal.ts";
import type { Foul } from "../../rules/race/foul.ts";
import type { RaceMode, Scoring } from "../../rules/race/terms.ts";
import type { CashPart } from "../../rules/rewards/race-reward.ts";
import type { Stamp } from "../../units.ts";

export type AccountType = "guest" | "standard" | "single_sign_on";
export type RaceSounds = "all" | "only_fx" | "off";
export type CaptchaReason = "pending" | "password" | "default";
export type CodeKind = "verify-email" | "reset-password" | "remove-sso" | "cross-site" | "provider" | "link-provider";

interface UserTable {
  user_id: Generated<UserID>;
  account_type: AccountType;
  display_name: string;
  car_id: CarID;
  car_hue_angle: number;
  races_played: Generated<number>;
  avg_speed: number | null;
  created_stamp: Stamp;
  last_seen_stamp: Stamp;
  /** null for guests. */
  username: string | null;
  /** How the username looks; unique, so that no name can pass for another. */
  username_skeleton: string | null;
  password_hash: string | null;
  requires_username: Generated<boolean>;
  changed_username: Generated<boolean>;
  email: string | null;
  /** The address as it is compared. */
  email_key: string | null;
  email_verified_stamp: Stamp | null;
  contact: Generated<boolean>;
  firstname: Generated<string>;
  lastname: Generated<string>;
  time_zone: Generated<string>;
  membership: Generated<"basic" | "gold">;
  /** null on a gold account: gold for life. */
  gold_until_stamp: Stamp | null;
  title: Generated<string>;
  world_id: Generated<number>;
  /** Wants to look offline. */
  offline: Generated<boolean>;
  allow_friend_requests: Generated<boolean>;
  looking_for_team: Generated<boolean>;
  race_sounds: Generated<RaceSounds>;
  scoring_mode: Generated<"competitive" | "casual">;
  game_visibility: Generated<"public" | "invite-only">;
  qualifying_speed: number | null;
  qualifying_accuracy: number | null;
  qualifying_stamp: Stamp | null;
  totp_secret: string | null;
  /** Shown as a QR code, not confirmed yet. */
  totp_pending_secret: string | null;
  /** The last 30 s step that was used: a code is good once. */
  totp_last_step: number | null;
  /** Why a bot check is due; null when none is. */
  captcha_reason: CaptchaReason | null;
  captcha_passed_stamp: Generated<Stamp>;
  logins: Generated<number>;
  last_login_stamp: Stamp | null;
  /** When a requested erasure happens. */
  erase_stamp: Stamp | null;
  experience: Generated<number>;
  nitros: Generated<number>;
  nitros_used: Generated<number>;
}

/** Kept by the name that was typed, whether or not somebody has it: the answers must not tell. */
interface SignInTryTable {
  name_key: string;
  stamp: Stamp;
  kind: "password" | "code" | "done";
}

interface BackupCodeTable {
  user_id: UserID;
  code_hash: string;
  used_stamp: Stamp | null;
}

interface TrustedDeviceTable {
  device_hash: string;
  user_id: UserID;
  expires_stamp: Stamp;
}

interface ProviderLinkTable {
  provider: string;
  subject: string;
  user_id: UserID;
  linked_stamp: Stamp;
}

interface OneUseCodeTable {
  code_hash: string;
  kind: CodeKind;
  user_id: UserID | null;
  data: JSONColumnType<Record<string, unknown>>;
  expires_stamp: Stamp;
}

/** Solved bot checks, kept until they would have expired: each is good once. */
interface SpentSolutionTable {
  solution_hash: string;
  expires_stamp: Stamp;
}

/** Letters that no mail server takes: the mailbox page shows them. */
interface LetterTable {
  letter_id: Generated<number>;
  to_address: string;
  subject: string;
  body: string;
  created_stamp: Stamp;
}

interface SessionTable {
  session_id: SessionID;
  user_id: UserID;
  created_stamp: Stamp;
  expires_stamp: Stamp;
  revoked_stamp: Stamp | null;
}

/** The key pair that signs tokens; older ones still verify. */
interface SigningKeyTable {
  key_id: string;
  private_jwk: JSONColumnType<Record<string, unknown>>;
  created_stamp: Stamp;
}

interface RaceTable {
  race_id: RaceID;
  site: "type" | "math";
  text_id: TextID;
  started_stamp: Stamp;
  mode: Generated<RaceMode>;
  scoring: Generated<Scoring>;
}

/** Which room a host's link leads to, while the lease lasts. */
interface FriendRaceTable {
  host_user_id: UserID;
  room_id: string;
  /** The process that has the room. */
  node: string;
  lease_until_stamp: Stamp;
}

interface RaceResultTable {
  race_id: RaceID;
  slot: number;
  started_stamp: Stamp;
  /** null for a bot, and for an erased account. */
  user_id: UserID | null;
  display_name: string;
  car_id: CarID;
  car_hue_angle: number;
  is_bot: boolean;
  standing: "finished" | "unfinished" | "disqualified";
  place: number | null;
  typed: number;
  skipped: Generated<number>;
  errors: number;
  elapsed_ms: number;
  wpm: number;
  accuracy: number;
  foul: JSONColumnType<Foul> | null;
}

interface KeyLogTable {
  race_id: RaceID;
  slot: number;
  keys: Uint8Array;
  created_stamp: Stamp;
}

/** Only people's and escrow's balances are kept; the house's is the sum of its entries. */
interface MoneyAccountTable {
  account_id: Generated<number>;
  user_id: UserID | null;
  kind: "person" | "house" | "escrow";
  balance: Generated<number>;
}

interface MoneyTransferTable {
  transfer_id: Generated<number>;
  /** What was paid for: unique for all time. */
  reference: string;
  reason: string;
  stamp: Stamp;
}

/** The entries of one transfer sum to zero. */
interface MoneyEntryTable {
  transfer_id: number;
  account_id: number;
  amount: number;
}

interface RacingStatsTable {
  user_id: UserID;
  site: "type" | "math";
  races_played: Generated<number>;
  session_races: Generated<number>;
  longest_session: Generated<number>;
  last_race_stamp: Stamp;
  placed1: Generated<number>;
  placed2: Generated<number>;
  placed3: Generated<number>;
  highest_speed: Generated<number>;
  typed: Generated<number>;
  errors: Generated<number>;
  elapsed_ms: Generated<number>;
  disqualified: Generated<number>;
  last_disqualified_stamp: Stamp | null;
}

/** What a race pays: due until it was weighed, then paid, held for the bot check, or refused. */
interface RaceRewardTable {
  race_id: RaceID;
  slot: number;
  user_id: UserID | null;
  cash: number;
  experience: number;
  nitros: number;
  parts: JSONColumnType<Partial<Record<CashPart, number>>>;
  state: "due" | "held" | "paid" | "refused";
  signals: JSONColumnType<readonly Signal[]> | null;
  due_stamp: Stamp;
  done_stamp: Stamp | null;
}

/** Fingerprints of stored key logs, to find the same rhythm under another name. */
interface RaceRhythmTable {
  race_id: RaceID;
  slot: number;
  bands: number[];
  created_stamp: Stamp;
}

interface AppealTable {
  race_id: RaceID;
  slot: number;
  user_id: UserID;
  state: "open" | "upheld" | "dismissed";
  created_stamp: Stamp;
  done_stamp: Stamp | null;
}

/** A racer's own race that anyone with the code may watch. */
interface RaceShareTable {
  race_id: RaceID;
  slot: number;
  user_id: UserID;
  share_code: string;
  created_stamp: Stamp;
}

/** What happened, for the parts of the product that count it. */
interface EventTable {
  event_id: Generated<number>;
  kind: string;
  user_id: UserID | null;
  stamp: Stamp;
  data: JSONColumnType<Record<string, unknown>>;
}

/** Every table, as kysely sees it. The migrations make them. */
export interface Database {
  users: UserTable;
  sessions: SessionTable;
  signing_keys: SigningKeyTable;
  races: RaceTable;
  friend_races: FriendRaceTable;
  race_results: RaceResultTable;
  key_logs: KeyLogTable;
  sign_in_tries: SignInTryTable;
  backup_codes: BackupCodeTable;
  trusted_devices: TrustedDeviceTable;
  provider_links: ProviderLinkTable;
  one_use_codes: OneUseCodeTable;
  spent_solutions: SpentSolutionTable;
  letters: LetterTable;
  money_accounts: MoneyAccountTable;
  money_transfers: MoneyTransferTable;
  money_entries: MoneyEntryTable;
  racing_stats: RacingStatsTable;
  race_rewards: RaceRewardTable;
  race_rhythms: RaceRhythmTable;
  appeals: AppealTable;
  race_shares: RaceShareTable;
  events: EventTable;
}
