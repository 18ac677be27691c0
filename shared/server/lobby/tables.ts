import type { Stamp } from "../../units.ts";

/** The node of a site's lobby, while the lease lasts. */
interface LobbyTable {
  room_id: string;
  /** The node that has the room. */
  node: string;
  lease_until_stamp: Stamp;
}

/** Tables of the lobby. */
export interface LobbyTables {
  lobbies: LobbyTable;
}
