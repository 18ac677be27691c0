import type { Generated } from "kysely";

import type { RaceID, UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** Which room a host's link leads to, while the lease lasts. */
interface FriendRaceTable {
  host_user_id: UserID;
  room_id: string;
  /** The process that has the room. */
  node: string;
  lease_until_stamp: Stamp;
  /** Whether anybody with the link gets a seat now. */
  is_open: Generated<boolean>;
}

/** Which node has a site's lobby, while the lease lasts. */
interface LobbyTable {
  room_id: string;
  /** The process that has the room. */
  node: string;
  lease_until_stamp: Stamp;
}

/** A race that has started and is not settled. A node that died leaves its races here, abandoned. */
interface OpenRaceTable {
  race_id: RaceID;
  /** The process that runs it. */
  node: string;
  started_stamp: Stamp;
  abandoned_stamp: Stamp | null;
}

/** Where a racer's one seat is, or was last: whether it still is one, its room knows. */
interface RaceSeatTable {
  user_id: UserID;
  /** A lobby, or a race, whose room is known by the race's id. */
  room_id: string;
  /** Of a race: the lobby that made it. */
  lobby_id: string | null;
  since_stamp: Stamp;
}

/** Where live rooms are, and who sits in them. */
export interface RoomTables {
  friend_races: FriendRaceTable;
  lobbies: LobbyTable;
  open_races: OpenRaceTable;
  race_seats: RaceSeatTable;
}
