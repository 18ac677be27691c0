import type { ColumnType, Generated, JSONColumnType } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { CarID, HoldID, RaceID, TextID, UserID } from "../../ids.ts";
import type { HoldKind } from "../../rules/fair-play/reward-hold.ts";
import type { Signal } from "../../rules/fair-play/signal.ts";
import type { Problem } from "../../rules/math/problem.ts";
import type { Foul } from "../../rules/race/foul.ts";
import type { Outage } from "../../rules/race/outages.ts";
import type { RaceMode, Scoring } from "../../rules/race/terms.ts";
import type { Brought } from "../../rules/rewards/brought.ts";
import type { CashPart } from "../../rules/rewards/race-reward.ts";
import type { Duels } from "../../rules/rivals.ts";
import type { Day, Stamp } from "../../units.ts";

export interface RaceTable {
  race_id: RaceID;
  site: Site;
  /** The typed text; null for a math race, which has a lesson and problems. */
  text_id: TextID | null;
  lesson_id: LessonID | null;
  problems: JSONColumnType<readonly Problem[]> | null;
  started_stamp: Stamp;
  mode: Generated<RaceMode>;
  scoring: Generated<Scoring>;
  /** The scenery; null for races from before it was stored. */
  scenery_key: string | null;
}

export interface RaceResultTable {
  race_id: RaceID;
  slot: number;
  /** null for results from before it was stored, until they are filled in. */
  site: Site | null;
  started_stamp: Stamp;
  /** null for a bot of the house, and for an erased account. */
  user_id: UserID | null;
  display_name: string;
  /** Of the racer's team at that time; null without one. */
  tag: string | null;
  tag_color: string | null;
  /** What the racer wore, as `encodeLook` writes it. */
  look: Generated<string>;
  is_gold: Generated<boolean>;
  car_id: CarID;
  car_hue_angle: number;
  /** Of the house, or declared one by its owner. */
  is_bot: boolean;
  standing: "finished" | "unfinished" | "disqualified";
  place: number | null;
  /** Right characters, or right answers. */
  done: number;
  skipped: Generated<number>;
  errors: number;
  elapsed_ms: number;
  /** WPM, or right answers a minute. */
  speed: number;
  accuracy: number;
  foul: JSONColumnType<Foul> | null;
  /** null for results from before it was stored, until they are filled in; so are the three that follow. */
  mode: RaceMode | null;
  text_id: TextID | null;
  /** Friends who finished the same friend race. */
  friends: number | null;
  /** First of a race with a place. */
  is_won: boolean | null;
  /** When the racer's connection was down during the race. */
  outages: ColumnType<readonly Outage[], string | undefined, string>;
}

interface KeyLogTable {
  race_id: RaceID;
  slot: number;
  /** The key log of a typing race, the answer log of a math race. */
  keys: Uint8Array;
  /** How long each key was down, as `encodeReleaseLog` writes it; null where nothing is known. */
  releases: Uint8Array | null;
  created_stamp: Stamp;
}

export interface RacingStatsTable {
  user_id: UserID;
  site: Site;
  races_played: Generated<number>;
  session_races: Generated<number>;
  longest_session: Generated<number>;
  last_race_stamp: Stamp;
  placed1: Generated<number>;
  placed2: Generated<number>;
  placed3: Generated<number>;
  highest_speed: Generated<number>;
  /** Right characters, or right answers. */
  done: Generated<number>;
  errors: Generated<number>;
  elapsed_ms: Generated<number>;
  disqualified: Generated<number>;
  last_disqualified_stamp: Stamp | null;
  /** The day of the newest finished race. */
  last_day: Day | null;
  /** Days in a row with a finished race, up to the last day. */
  streak_days: Generated<number>;
  wins_running: Generated<number>;
  /** The best speed of the last day. */
  best_today: Generated<number>;
  rivals: ColumnType<Duels, string | undefined, string>;
  /** The newest day whose text the racer had, and the result on it: null where it was not finished. */
  daily_day: Day | null;
  daily_race_id: RaceID | null;
  daily_speed: number | null;
  daily_accuracy: number | null;
}

/** What a race pays: due until it is weighed, or until a hold has ended, then paid, held, or refused. */
export interface RaceRewardTable {
  race_id: RaceID;
  slot: number;
  user_id: UserID | null;
  cash: number;
  experience: number;
  nitros: number;
  parts: JSONColumnType<Partial<Record<CashPart, number>>>;
  state: "due" | "held" | "paid" | "refused";
  /** What it waits for, or waited; null for what was paid at once, and for what was held before this was kept. */
  hold_id: HoldID | null;
  signals: JSONColumnType<readonly Signal[]> | null;
  /** null until it is paid, and for what was paid before this was kept. */
  brought: JSONColumnType<Brought> | null;
  due_stamp: Stamp;
  done_stamp: Stamp | null;
}

/** Fingerprints of stored logs of keys and answers, to find the same rhythm under another name. */
interface RaceRhythmTable {
  race_id: RaceID;
  slot: number;
  bands: number[];
  created_stamp: Stamp;
}

export interface AppealTable {
  race_id: RaceID;
  slot: number;
  user_id: UserID;
  state: "open" | "upheld" | "dismissed";
  created_stamp: Stamp;
  done_stamp: Stamp | null;
  /** What paid the race that it was about; null for a moderator's answer, and without one. */
  answered_by: Generated<HoldKind | null>;
}

/** A race that a racer lets anyone with the code watch. */
interface RaceShareTable {
  race_id: RaceID;
  slot: number;
  user_id: UserID;
  share_code: string;
  created_stamp: Stamp;
}

/** A race that has started and is not settled. Races of a dead node stay here as abandoned. */
interface RunningRaceTable {
  race_id: RaceID;
  /** The node that runs it. */
  node: string;
  started_stamp: Stamp;
  abandoned_stamp: Stamp | null;
}

/** Where a racer's one seat is, or was last: only its room knows whether it still exists. */
interface RaceSeatTable {
  user_id: UserID;
  /** The id of a lobby's room, or of a race, which is also its room's id. */
  room_id: string;
  /** Of a race: the lobby that made it. */
  lobby_id: string | null;
  since_stamp: Stamp;
}

/** A nitro that a racer took into a race which is not settled yet. */
interface RaceNitroTable {
  race_id: RaceID;
  user_id: UserID;
  since_stamp: Stamp;
}

/** Races, what they left behind, where they run and who sits in them. */
export interface RaceTables {
  races: RaceTable;
  race_results: RaceResultTable;
  key_logs: KeyLogTable;
  racing_stats: RacingStatsTable;
  race_rewards: RaceRewardTable;
  race_rhythms: RaceRhythmTable;
  appeals: AppealTable;
  race_shares: RaceShareTable;
  running_races: RunningRaceTable;
  race_seats: RaceSeatTable;
  race_nitros: RaceNitroTable;
}
