import type { Kysely } from "kysely";

import type { OwnNews } from "../../contracts/news/own-news.ts";
import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { lookAt } from "../looks/looks.ts";
import type { App, Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";

/** The name under which a player's last look at the news is kept. */
const PLACE = "news";

/** How far a player has seen the news; undefined when the account is gone. @source core §3 User session */
export async function ownNewsOf({ db }: Pick<App, "db">, userID: UserID): Promise<OwnNews | undefined> {
  const row = await lastLook(db, userID);
  return row && { visitedNews: row.stamp, lastNews: row.upto as Stamp | null };
}

const lastLook = (db: Kysely<Database>, userID: UserID) =>
  db
    .selectFrom("users as u")
    .leftJoin("looks as l", (join) => join.onRef("l.user_id", "=", "u.user_id").on("l.place", "=", PLACE))
    .select(["l.stamp", "l.upto"])
    .where("u.user_id", "=", userID)
    .executeTakeFirst();

/** Notes up to which post a player has seen the news. @source core §3 visitedNews, lastNews */
export async function lookAtNews(work: Work, userID: UserID, upto: Stamp): Promise<void> {
  await lockPlayer(work, userID, ["user_id"], "share");
  if (await lookAt(work, userID, PLACE, upto)) work.changed(userID, "news");
}
