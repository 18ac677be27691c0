import { sql, type Kysely } from "kysely";

import type { CarID, SectionID, TeamID, UserID } from "../../ids.ts";
import { shownLook } from "../../rules/garage/worn.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { classOf, isClosed, shownClassOf, type ClassRow } from "../players/class-standing.ts";
import { isGold } from "../players/gold.ts";
import { classmatesOf, knownTo } from "./known.ts";

/** What a realtime node caches of a player who is online. */
export interface PresenceCard {
  readonly username: string;
  readonly displayName: string;
  readonly class: ClassRow | null;
  readonly carID: CarID;
  readonly carHueAngle: number;
  readonly look: string;
  /** The player's setting to appear offline. */
  readonly isOffline: boolean;
  /** The player's team; null without one. */
  readonly teamID: TeamID | null;
  readonly tag: string | null;
  readonly tagColor: string | null;
  /** The class whose page the player sees: that of a pupil, or the first that a teacher teaches; null without one. */
  readonly sectionID: SectionID | null;
  /** The group of the player's last league week, and that of the team's; null without one, and where a teacher closed leagues. */
  readonly leagueGroupID: number | null;
  readonly teamLeagueGroupID: number | null;
  readonly friendIDs: readonly UserID[];
  /** Those who are no friends. */
  readonly teammateIDs: readonly UserID[];
  /** All of them, friends and teammates as well. */
  readonly classmateIDs: readonly UserID[];
  /** These two are kept up with what the player is told. */
  totalRequests: number;
  lastNotificationID: number;
}

interface GoldRow {
  readonly membership: "basic" | "gold";
  readonly gold_until_stamp: Stamp | null;
}

/** One query for everything, because it runs with every connection. Undefined for guests and erased accounts. */
export async function presenceCardOf(
  db: Kysely<Database>,
  userID: UserID,
  now: Stamp,
): Promise<PresenceCard | undefined> {
  const { rows } = await sql<PresenceCard & GoldRow>`
    select u.username, u.display_name as "displayName", ${classOf("u")} as class, u.car_id as "carID", u.car_hue_angle as "carHueAngle", u.look, u.membership, u.gold_until_stamp, u.offline as "isOffline",
      (select coalesce(jsonb_agg(friend_id order by friend_id), '[]') from friendships where user_id = u.user_id)
        as "friendIDs",
      (select coalesce(jsonb_agg(known.user_id order by known.user_id), '[]') from ${knownTo(userID)} as known
        where known.friend_type = 'teammate') as "teammateIDs",
      (select coalesce(jsonb_agg(mates.user_id order by mates.user_id), '[]') from ${classmatesOf(userID)} as mates)
        as "classmateIDs", t.team_id as "teamID",
      ${shownClassOf("u")} as "sectionID",
      (select group_id from league_places where user_id = u.user_id order by week desc limit 1) as "leagueGroupID",
      (select group_id from team_league_places where team_id = t.team_id order by week desc limit 1)
        as "teamLeagueGroupID", t.tag, t.tag_color as "tagColor",
      case when u.allow_friend_requests then
        (select count(*) from friend_requests where asked_id = u.user_id
          and denied_stamp is null and withdrawn_stamp is null)
      else 0 end as "totalRequests",
      coalesce((select last_id from notification_counters where user_id = u.user_id), 0) as "lastNotificationID"
    from users u
    left join team_members m on m.user_id = u.user_id left join teams t on t.team_id = m.team_id
    where u.user_id = ${userID} and u.username is not null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { membership, gold_until_stamp, ...card } = row;
  const look = shownLook(card.look, isGold({ membership, gold_until_stamp }, now));
  const shut = isClosed(card.class, "show_leagues") && { leagueGroupID: null, teamLeagueGroupID: null };
  return { ...card, look, ...shut };
}
