import type { CarID } from "../../ids.ts";
import type { RaceMode, Scoring } from "../../rules/race/terms.ts";

/**
 * The synchronised state of the race room. The server's schema has the same names; a client reads them from
 * `room.state` without declaring anything.
 */
export interface RaceStateView {
  readonly phase: RacePhase;
  /** Green light on the server's clock in milliseconds; 0 while the racers gather. */
  readonly greenMs: number;
  /** Since when the race stands still, on the server's clock in milliseconds; 0 while it goes on. A room of the version before doesn't know it. */
  readonly pausedMs?: number;
  /** Empty until the countdown starts. */
  readonly text: string;
  readonly sceneryKey: string;
  /** Of a season or an event, instead; empty without one. A room of the version before doesn't know it. */
  readonly specialScenery?: string;
  readonly mode: RaceMode;
  readonly scoring: Scoring;
  /** A teacher wrote the text: the race counts for the class only. A room of the version before doesn't know it. */
  readonly isOwnText?: boolean;
  readonly seats: ReadonlyMap<string, SeatView> | { values(): Iterable<SeatView> };
}

/** `gathering` → `countdown` → `racing` → `over`. */
export const RACE_PHASES = ["gathering", "countdown", "racing", "over"] as const;
export type RacePhase = (typeof RACE_PHASES)[number];

export interface SeatView {
  readonly slot: number;
  readonly displayName: string;
  /** Of the racer's team; empty without one. */
  readonly tag: string;
  readonly tagColor: string;
  readonly look: string;
  readonly isGold: boolean;
  readonly carID: CarID;
  readonly carHueAngle: number;
  readonly isBot: boolean;
  /** Whether the racer's connection is up. Bots are always here. */
  readonly isHere: boolean;
  readonly standing: string;
}

/** Every field of the state, for the document. */
export const RACE_STATE_FIELDS = {
  phase: "string: gathering, countdown, racing or over",
  greenMs: "float64: green light on the server's clock (the one in `ping`), in milliseconds; 0 while gathering",
  pausedMs:
    "float64: since when a teacher's pause stops the race, on the same clock; 0 while it goes on. After it `greenMs` is later by as much",
  text: "string: empty until the countdown starts",
  sceneryKey: "string: the scenery, of those of every day",
  specialScenery:
    "string: the scenery of a season or an event, instead; whoever doesn't know it draws `sceneryKey`; empty without one",
  mode: "string: public or friend",
  scoring: "string: competitive, or casual, which shows no places",
  isOwnText:
    "boolean: a teacher wrote the text, so the race counts for the class and for nothing else, and `settled` never comes",
  seats: "map by slot (as a string)",
  "seats[].slot": "uint8: 0 to 4",
  "seats[].displayName": "string",
  "seats[].tag": "string: of the racer's team; empty without one",
  "seats[].tagColor": "string: six hex digits; empty without a team",
  "seats[].look": "string: what the racer wears, as in a result row; empty for a plain car",
  "seats[].isGold": "boolean: a gold member",
  "seats[].carID": "uint16",
  "seats[].carHueAngle": "uint16: 0 to 359",
  "seats[].isBot": "boolean",
  "seats[].isHere": "boolean: whether the racer's connection is up",
  "seats[].standing": "string: racing, finished, unfinished or disqualified",
} as const;
