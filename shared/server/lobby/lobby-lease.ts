import { sql, type Kysely } from "kysely";

import { seconds, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

/** A node that does not renew its lease of the lobby for this long loses it. */
export const LOBBY_LEASE = seconds(4);

/** The database's clock: the same for every node. */
const CLOCK = sql<Stamp>`extract(epoch from clock_timestamp())::bigint`;
const UNTIL = sql<Stamp>`extract(epoch from clock_timestamp())::bigint + ${LOBBY_LEASE / 1_000}`;

export interface LobbyHold {
  readonly roomID: string;
  readonly node: string;
}

/**
 * Takes the lobby's lease when it is free, or renews it.
 *
 * @returns whether this node has it now
 */
export async function holdLobby(db: Kysely<Database>, { roomID, node }: LobbyHold): Promise<boolean> {
  const held = await db
    .insertInto("lobbies")
    .values({ room_id: roomID, node, lease_until_stamp: UNTIL })
    .onConflict((conflict) =>
      conflict
        .column("room_id")
        .doUpdateSet((eb) => ({
          node: eb.ref("excluded.node"),
          lease_until_stamp: eb.ref("excluded.lease_until_stamp"),
        }))
        .where((eb) =>
          eb.or([eb("lobbies.node", "=", eb.ref("excluded.node")), eb("lobbies.lease_until_stamp", "<=", CLOCK)]),
        ),
    )
    .returning("node")
    .executeTakeFirst();
  return held !== undefined;
}

/** Releases the lobby to whichever node asks next. */
export async function releaseLobby(db: Kysely<Database>, { roomID, node }: LobbyHold): Promise<void> {
  await db.deleteFrom("lobbies").where("room_id", "=", roomID).where("node", "=", node).execute();
}
