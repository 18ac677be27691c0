import { sql, type Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { PlayerCard, Relation } from "../../contracts/social/players.ts";
import type { UserID } from "../../ids.ts";
import type { Collection } from "../../rules/garage/showcase.ts";
import { rankingsOf } from "../boards/rankings.ts";
import type { Database } from "../database.ts";
import { garageNotesOf, type GarageNotes } from "../garage/visit.ts";
import type { App } from "../platform/work.ts";
import { cardOfRow, cardTimesOf } from "../players/player-card.ts";
import { visiblePlayer } from "../players/visible.ts";
import { averageOn } from "../race/average.ts";
import { racedSeasonsOf, type RacedSeason } from "../seasons/raced.ts";

interface Figures {
  readonly racesPlayed: number;
  readonly avgSpeed: number | null;
  readonly avgAcc: number | null;
  readonly highestSpeed: number;
  readonly placed1: number;
  readonly placed2: number;
  readonly placed3: number;
}

export interface Profile extends PlayerCard, Figures {
  readonly createdStamp: number;
  readonly lookingForTeam: boolean;
  readonly relation: Relation;
  /** null for non-friends: strangers do not learn when somebody is online. */
  readonly isOnline: boolean | null;
  /** Among the first hundred of the week that runs. */
  readonly ranking: number | null;
  readonly isGarageOpen: boolean;
  readonly areStatsShown: boolean;
  readonly collection: Collection;
  readonly showcase: GarageNotes["showcase"];
  readonly seasons: readonly RacedSeason[];
}

/**
 * A player's public page. The player and friends can see it even when it is hidden from strangers. Refuses: notFound.
 *
 * @source core §2 Other paths, rules Privacy
 */
export async function profileOf(
  app: Pick<App, "db" | "online" | "config" | "nowStamp">,
  viewerID: UserID,
  username: string,
): Promise<Profile> {
  const { isKnown, ...row } = await visiblePlayer(app.db, viewerID, username);
  const isOnline = isKnown ? !row.offline && (await app.online.seen([row.user_id])).has(row.user_id) : null;
  const card = cardOfRow(row, cardTimesOf(app));
  const garage = await garageNotesOf(app.db, row.user_id, card.membership === "gold");
  return {
    ...card,
    createdStamp: row.created_stamp,
    lookingForTeam: row.looking_for_team,
    relation: row.relation,
    isOnline,
    ranking: await rankingOf(app, row.user_id),
    ...(await figuresOf(app.db, row.user_id, app.config.site)),
    areStatsShown: row.shows_stats || row.relation === "self",
    isGarageOpen: garage.isOpen || row.relation === "self",
    collection: garage.collection,
    showcase: garage.showcase,
    seasons: await racedSeasonsOf(app, row.user_id),
    avgSpeed: averageOn(app.config.site, row),
  };
}

async function rankingOf({ db, config, nowStamp }: Pick<App, "db" | "config" | "nowStamp">, userID: UserID) {
  const rankings = await rankingsOf(db, config.site, nowStamp(), [userID]);
  return rankings.get(userID) ?? null;
}

async function figuresOf(db: Kysely<Database>, userID: UserID, site: Site): Promise<Omit<Figures, "avgSpeed">> {
  const row = await db
    .selectFrom("racing_stats")
    .select([
      "races_played as racesPlayed",
      "highest_speed as highestSpeed",
      "placed1",
      "placed2",
      "placed3",
      sql<number | null>`100.0 * done / nullif(done + errors, 0)`.as("avgAcc"),
    ])
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .executeTakeFirst();
  return row ?? { racesPlayed: 0, highestSpeed: 0, placed1: 0, placed2: 0, placed3: 0, avgAcc: null };
}
