import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";

/** How far somebody has seen what comes to a place. */
export interface Look {
  readonly stamp: Stamp;
  /** The number of the newest thing that was there; what comes later is new. Of a pop-up: until when it keeps quiet. */
  readonly upto: number;
}

/**
 * Notes that a player looked at a place. A page that is slow takes nothing back: the furthest look counts.
 *
 * @param place such as `news`
 * @returns whether anything that was new is new no more
 */
export async function lookAt({ trx, now }: Work, userID: UserID, place: string, upto: number): Promise<boolean> {
  const { rows } = await sql`
    insert into looks (user_id, place, stamp, upto) values (${userID}, ${place}, ${now}, ${upto})
    on conflict (user_id, place) do update set stamp = excluded.stamp, upto = excluded.upto
      where looks.upto < excluded.upto
    returning upto`.execute(trx);
  return rows.length > 0;
}

/** A player's last looks, by place; places that were never looked at are missing. */
export async function looksOf(db: Kysely<Database>, userID: UserID): Promise<ReadonlyMap<string, Look>> {
  const rows = await db.selectFrom("looks").select(["place", "stamp", "upto"]).where("user_id", "=", userID).execute();
  return new Map(rows.map(({ place, stamp, upto }) => [place, { stamp, upto }]));
}
