import { sql, type Kysely } from "kysely";

import type { PlayerCard } from "../../contracts/social/players.ts";
import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { cardColumns, cardOfRow, type CardTimes, isFindable } from "./player-card.ts";

const RACES = 20;
const SHOWN = 20;

/**
 * People a player recently raced against and who are not friends yet, the latest first. A declared bot is among nobody's, and has
 * none.
 *
 * @source core §3 recentRacers
 */
export async function recentRacersOf(
  db: Kysely<Database>,
  userID: UserID,
  times: CardTimes,
): Promise<readonly PlayerCard[]> {
  const rows = await db
    .with("own", (db) =>
      db
        .selectFrom("race_results")
        .select(["race_id", "started_stamp"])
        .where("user_id", "=", userID)
        .where(sql<boolean>`not (select is_bot from users where user_id = ${userID})`)
        .orderBy("started_stamp", "desc")
        .limit(RACES),
    )
    .with("met", (db) =>
      db
        .selectFrom("own")
        .innerJoin("race_results as other", "other.race_id", "own.race_id")
        .select(["other.user_id", (eb) => eb.fn.max("own.started_stamp").as("met_stamp")])
        .where("other.user_id", "is not", null)
        .where("other.user_id", "!=", userID)
        .groupBy("other.user_id"),
    )
    .selectFrom("met")
    .innerJoin("users", "users.user_id", "met.user_id")
    .select(cardColumns(userID))
    .where(isFindable)
    .where("users.is_bot", "=", false)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("friendships")
            .select("friend_id")
            .where("friendships.user_id", "=", userID)
            .whereRef("friendships.friend_id", "=", "users.user_id"),
        ),
      ),
    )
    .orderBy("met.met_stamp", "desc")
    .orderBy("users.user_id")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => cardOfRow(row, times));
}
