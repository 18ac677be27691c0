import { sql } from "kysely";

import type { UserID } from "../../ids.ts";

interface Known {
  readonly user_id: UserID;
  readonly friend_type: "friend" | "teammate";
}

/** Whom a player meets by name: the friends, and the teammates who are no friends. Nobody is there twice. */
export const knownTo = (userID: UserID) => sql<Known>`(
  select friend_id as user_id, 'friend' as friend_type from friendships where user_id = ${userID}
  union all
  select o.user_id, 'teammate' from team_members m join team_members o on o.team_id = m.team_id
  where m.user_id = ${userID} and o.user_id <> ${userID}
    and not exists (select 1 from friendships f where f.user_id = ${userID} and f.friend_id = o.user_id))`;

/** Who meets a player by name: those who have the player as a friend, and the teammates. */
export const knowing = (userID: UserID) => sql<{ readonly user_id: UserID }>`(
  select user_id from friendships where friend_id = ${userID}
  union
  select o.user_id from team_members m join team_members o on o.team_id = m.team_id
  where m.user_id = ${userID} and o.user_id <> ${userID})`;
