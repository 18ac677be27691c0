import type { Generated, JSONColumnType } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { LineType } from "../../contracts/account/own-account.ts";
import type { CarID, SessionID, UserID } from "../../ids.ts";
import type { CaptchaReason } from "../../rules/bot-check.ts";
import type { Hands } from "../../rules/fair-play/hands.ts";
import type { Stamp } from "../../units.ts";

/** `single_sign_on`: without a password, logged in to by a provider, or in a class by a card. */
export type AccountType = "guest" | "standard" | "single_sign_on";
export type RaceSounds = "all" | "only_fx" | "off";
export type CodeKind =
  | "verify-email"
  | "reset-password"
  | "remove-sso"
  | "cross-site"
  | "provider"
  | "link-provider"
  | "confirm-owner";

interface UserTable {
  user_id: Generated<UserID>;
  account_type: AccountType;
  display_name: string;
  car_id: CarID;
  car_hue_angle: number;
  races_played: Generated<number>;
  /** WPM over the last ten finished typing races. */
  avg_speed: number | null;
  /** Right answers a minute over the last ten finished math races. */
  avg_score: Generated<number | null>;
  created_stamp: Stamp;
  last_seen_stamp: Stamp;
  /** null for guests. */
  username: string | null;
  /** How the username looks; unique, so that no name can pass for another. */
  username_skeleton: string | null;
  /** How the display name looks; null for guests. */
  display_skeleton: Generated<string | null>;
  /** With the id of the key that its pepper is made of. */
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
  /** What the player wears, as `encodeLook` writes it: a copy for the way into a race. */
  look: Generated<string>;
  world_id: Generated<number>;
  /** Wants to look offline. */
  offline: Generated<boolean>;
  allow_friend_requests: Generated<boolean>;
  looking_for_team: Generated<boolean>;
  race_sounds: Generated<RaceSounds>;
  scoring_mode: Generated<"competitive" | "casual">;
  game_visibility: Generated<"public" | "invite-only">;
  /** What the player solves on the math site; null before the first choice. */
  lesson_id: Generated<LessonID | null>;
  line_type: Generated<LineType>;
  full_screen_mode: Generated<boolean>;
  qualifying_speed: number | null;
  qualifying_accuracy: number | null;
  qualifying_stamp: Stamp | null;
  /** Closed by the vault. */
  totp_secret: string | null;
  /** Shown as a QR code, not confirmed yet; closed by the vault. */
  totp_pending_secret: string | null;
  /** The last 30 s step that was used: a code is good once. */
  totp_last_step: number | null;
  /** Why a bot check is due; null when none is. */
  captcha_reason: CaptchaReason | null;
  captcha_passed_stamp: Generated<Stamp>;
  logins: Generated<number>;
  /** The log-in of now. */
  last_login_stamp: Stamp | null;
  /** The one before it: what is new is new since then. */
  previous_login_stamp: Generated<Stamp | null>;
  /** When a requested erasure happens. */
  erase_stamp: Stamp | null;
  experience: Generated<number>;
  nitros: Generated<number>;
  nitros_used: Generated<number>;
  /** Cars that count for achievements, kept by triggers; null on a row from before that isn't filled yet. */
  settled_cars: Generated<number | null>;
  /** The same of loot. */
  settled_loot: Generated<number | null>;
  /** What the player types with, where they said so: only fair play reads it. */
  hands: Generated<Hands | null>;
  /** Whether strangers may find and ask this player. Class members are not found, unless their class allows it. */
  findable: Generated<boolean>;
  /** Whether public boards show the player. Of class members only where their class allows it. */
  on_boards: Generated<boolean>;
  /** Declared a bot, once and for all: see `bots`. */
  is_bot: Generated<boolean>;
  /** Whether others may see the racer's statistics. */
  shows_stats: Generated<boolean>;
}

/** `confirm`: a password that a signed-in racer gave; `confirm-past`: before the last bot check. */
export type SignInTryKind = "password" | "code" | "done" | "confirm" | "confirm-past";

/** Kept by the name that was typed, whether or not somebody has it: the answers must not tell. */
interface SignInTryTable {
  try_id: Generated<number>;
  name_key: string;
  stamp: Stamp;
  kind: SignInTryKind;
  /** Of a stranger's password the network, as a keyed hash; of a confirmation the session. */
  source: Generated<string>;
}

/** A browser or a network that an account was signed in from: hashes, with an end. */
interface KnownSourceTable {
  user_id: UserID;
  source_hash: string;
  expires_stamp: Stamp;
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

interface SessionTable {
  session_id: SessionID;
  user_id: UserID;
  created_stamp: Stamp;
  expires_stamp: Stamp;
  revoked_stamp: Stamp | null;
  /** When its owner last came back from the sign-in provider. */
  confirmed_stamp: Generated<Stamp | null>;
  /** When they last did so in order to remove it. */
  removal_stamp: Generated<Stamp | null>;
}

/** Sessions of deleted accounts, kept until every process has heard that they are over. */
interface EndedSessionTable {
  session_id: SessionID;
  ended_stamp: Stamp;
}

/** A way back to how one signed in before a change. */
interface AccountUndoTable {
  undo_id: Generated<number>;
  user_id: UserID;
  code_hash: string;
  /** The address that has the link; null for links of before this was kept. */
  address_key: string | null;
  /** How one signed in before, closed by the vault; null once it is used or over. */
  former: string | null;
  created_stamp: Stamp;
  expires_stamp: Stamp;
  used_stamp: Generated<Stamp | null>;
}

/** A key pair that signs tokens, and then verifies what it signed. */
interface SigningKeyTable {
  key_id: string;
  /** The public half. Until the first start with a vault, both. */
  private_jwk: JSONColumnType<Record<string, unknown>>;
  /** Both halves, closed by the vault; null for a key that signs no more. */
  private_closed: string | null;
  created_stamp: Stamp;
  signs_from_stamp: Stamp;
}

/** What somebody answered to the question for the year of birth: never the year. */
interface AgeTable {
  user_id: UserID;
  band: "under" | "over";
  /** The operator's limit at the time, in years. */
  age_limit: number;
  /** null for who had passed the limit. */
  over_from_year: number | null;
  given_stamp: Stamp;
  corrected_stamp: Stamp | null;
}

/** The address of a parent, for consent and receipts alone. */
interface ParentTable {
  user_id: UserID;
  email: string;
  /** The address as it is compared. */
  email_key: string;
  /** Of the key of the vault that the code in its letters is made with. */
  key_id: string;
  asked_stamp: Stamp;
  /** null until the link of the letter was used. */
  confirmed_stamp: Stamp | null;
}

/** What an account is and how one comes in. */
export interface AccountTables {
  users: UserTable;
  sign_in_tries: SignInTryTable;
  known_sources: KnownSourceTable;
  backup_codes: BackupCodeTable;
  trusted_devices: TrustedDeviceTable;
  provider_links: ProviderLinkTable;
  one_use_codes: OneUseCodeTable;
  spent_solutions: SpentSolutionTable;
  sessions: SessionTable;
  ended_sessions: EndedSessionTable;
  account_undos: AccountUndoTable;
  signing_keys: SigningKeyTable;
  ages: AgeTable;
  parents: ParentTable;
}
