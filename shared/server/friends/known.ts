import { sql } from "kysely";

import type { UserID } from "../../ids.ts";

/** What somebody whom a player meets by name is to them. */
export type KnownAs = "friend" | "teammate" | "classmate";

interface Known {
  readonly user_id: UserID;
  readonly friend_type: KnownAs;
}

/** The other pupils of a pupil's class. Who waits for a teacher's yes has none, nor has a class that was put away. */
export const classmatesOf = (userID: UserID) => sql<{ readonly user_id: UserID }>`(
  select o.user_id from section_members m
  join sections s on s.section_id = m.section_id and s.archived_stamp is null
  join section_members o on o.section_id = m.section_id and o.standing = 'member'
  where m.user_id = ${userID} and m.standing = 'member' and o.user_id <> ${userID})`;

/** Whom a player meets by name: the friends, the teammates who are no friends, and the classmates who are neither. Nobody is there twice. */
export const knownTo = (userID: UserID) => sql<Known>`(
  select friend_id as user_id, 'friend' as friend_type from friendships where user_id = ${userID}
  union all
  select o.user_id, 'teammate' from team_members m join team_members o on o.team_id = m.team_id
  where m.user_id = ${userID} and o.user_id <> ${userID}
    and not exists (select 1 from friendships f where f.user_id = ${userID} and f.friend_id = o.user_id)
  union all
  select c.user_id, 'classmate' from ${classmatesOf(userID)} as c
  where not exists (select 1 from friendships f where f.user_id = ${userID} and f.friend_id = c.user_id)
    and not exists (select 1 from team_members m join team_members o on o.team_id = m.team_id
      where m.user_id = ${userID} and o.user_id = c.user_id))`;

/** Who meets a player by name: those who have the player as a friend, the teammates, and the classmates. */
export const knowing = (userID: UserID) => sql<{ readonly user_id: UserID }>`(
  select user_id from friendships where friend_id = ${userID}
  union
  select o.user_id from team_members m join team_members o on o.team_id = m.team_id
  where m.user_id = ${userID} and o.user_id <> ${userID}
  union
  select c.user_id from ${classmatesOf(userID)} as c)`;
