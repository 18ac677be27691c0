import type { Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { BOARD, boardKey, periodToShow } from "../../rules/boards.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

/** The places of some racers among the first hundred by points of the week that runs; nobody else has one. */
export async function rankingsOf(
  db: Kysely<Database>,
  site: Site,
  now: Stamp,
  userIDs: readonly UserID[],
): Promise<ReadonlyMap<UserID, number>> {
  if (userIDs.length === 0) return new Map();
  const period = periodToShow("week", now) ?? 0;
  const rows = await db
    .selectFrom("boards")
    .innerJoin("board_lines as l", (join) =>
      join.onRef("l.board", "=", "boards.board").onRef("l.version", "=", "boards.version"),
    )
    .innerJoin("users", "users.user_id", "l.entrant_id")
    .select(["l.entrant_id", "l.place"])
    .where("users.on_boards", "=", true)
    .where("boards.board", "=", boardKey({ kind: "points", group: "racers", span: "week", period, site }))
    .where("l.place", "<=", BOARD.shown)
    .where("l.entrant_id", "in", userIDs)
    .execute();
  return new Map(rows.map(({ entrant_id, place }) => [entrant_id as UserID, place]));
}
