import type { Generated, JSONColumnType } from "kysely";

import type { CarID, RaceID, SessionID, TextID, UserID } from "../../ids.ts";
import type { Foul } from "../../rules/race/foul.ts";
import type { Stamp } from "../../units.ts";

interface UserTable {
  user_id: Generated<UserID>;
  account_type: "guest";
  display_name: string;
  car_id: CarID;
  car_hue_angle: number;
  races_played: Generated<number>;
  avg_speed: number | null;
  created_stamp: Stamp;
  last_seen_stamp: Stamp;
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

/** Every table, as kysely sees it. The migrations make them. */
export interface Database {
  users: UserTable;
  sessions: SessionTable;
  signing_keys: SigningKeyTable;
  races: RaceTable;
  race_results: RaceResultTable;
  key_logs: KeyLogTable;
}
