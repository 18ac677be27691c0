import type { RaceID, UserID } from "../../ids.ts";
import type { Guest } from "../lobby/table.ts";
import type { FriendTerms } from "./terms.ts";

/** A racer in a friend lobby. */
export interface FriendRacer extends Guest {
  /** At the first table 0 is the host's, and the others take the first free one after it. */
  readonly slot: number;
  /** The smallest has been in the lobby longest. */
  readonly arrival: number;
  /** Since when the connection is down. */
  readonly awaySinceMs?: number;
  /** Still on the results of the last round: the next round neither waits for nor takes such a racer. */
  readonly isAtResults: boolean;
}

export interface Round {
  readonly raceID: RaceID;
  readonly beganMs: number;
  /** The racers who got a seat in it and have not come back to the lobby since. */
  readonly userIDs: readonly UserID[];
}

/** One table behind a host's link. */
export interface FriendTable {
  readonly hostUserID: UserID;
  /** The host's is 1; the others have no seat of the host's. */
  readonly tableNumber: number;
}

/** A racer who was told to come to a table. */
export interface ExpectedRacer {
  readonly userID: UserID;
  readonly untilMs: number;
  /** A guest's place: sessions of guests cost nothing, so it keeps no account out. */
  readonly isGuest: boolean;
  readonly network: string;
}

/** A table's lobby as one value. Moments are milliseconds of the lobby's clock. */
export interface FriendLobby extends FriendTable, FriendTerms {
  readonly invited: readonly UserID[];
  /** In the order of their slots. */
  readonly racers: readonly FriendRacer[];
  readonly arrivals: number;
  /** Racers who were told to come here, and have not yet. */
  readonly expected: readonly ExpectedRacer[];
  /** Who was told to come lately, and did not. */
  readonly missed: readonly Pick<ExpectedRacer, "userID" | "network" | "untilMs">[];
  /** When each racer last spoke, also those who left: rejoining does not reset the limit. */
  readonly spoken: readonly { readonly userID: UserID; readonly atMs: number }[];
  /** The running round; undefined while racers gather. */
  readonly round?: Round;
}

export const newFriendLobby = (
  { hostUserID, tableNumber }: FriendTable,
  { scoring, visibility, lessonID }: FriendTerms,
): FriendLobby => ({
  hostUserID,
  tableNumber,
  scoring,
  visibility,
  ...(lessonID !== undefined && { lessonID }),
  invited: [],
  racers: [],
  arrivals: 0,
  expected: [],
  missed: [],
  spoken: [],
});

export const racerOf = (race: FriendLobby, key: string): FriendRacer | undefined =>
  race.racers.find((racer) => racer.key === key);

/** The host, at the table with the host's seat. */
export const isHost = (race: FriendTable, racer: Pick<FriendRacer, "userID"> | undefined): boolean =>
  race.tableNumber === 1 && racer?.userID === race.hostUserID;

export const isHere = (racer: FriendRacer): boolean => racer.awaySinceMs === undefined;

/** Changes one racer. Returns the same value when there is no such racer, or the racer stays the same. */
export function change(race: FriendLobby, key: string, how: (racer: FriendRacer) => FriendRacer): FriendLobby {
  const racer = racerOf(race, key);
  const next = racer && how(racer);
  if (!next || next === racer) return race;
  return { ...race, racers: race.racers.map((other) => (other === racer ? next : other)) };
}
