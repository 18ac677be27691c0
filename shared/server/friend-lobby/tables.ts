import type { Generated } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** The room of a table behind a host's link, while the lease lasts. */
interface FriendLobbyTable {
  host_user_id: UserID;
  table_number: Generated<number>;
  room_id: string;
  /** The node that has the room. */
  node: string;
  lease_until_stamp: Stamp;
  /** Whether the table has a free seat for anybody now. */
  is_open: Generated<boolean>;
}

/** The link of a host without a username. */
interface FriendLinkTable {
  user_id: UserID;
  code: string;
  created_stamp: Stamp;
}

/** Tables of friend lobbies. */
export interface FriendLobbyTables {
  friend_lobbies: FriendLobbyTable;
  friend_links: FriendLinkTable;
}
