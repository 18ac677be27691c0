import { sql, type Kysely } from "kysely";

import { NOTIFICATIONS } from "../../contracts/notifications.ts";
import type { Counters } from "../../contracts/social/own-counters.ts";
import type { UserID } from "../../ids.ts";
import { BELL } from "../../rules/growls/bell.ts";
import { NEWS_FOR } from "../../rules/growls/groups.ts";
import { before, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { knownOf, type StoredNotification } from "../platform/known-notification.ts";
import type { Log } from "../platform/log.ts";
import { dataFor } from "../platform/told-names.ts";
import type { Work } from "../platform/work.ts";
import { isClosedTo } from "../players/class-standing.ts";

const KINDS = Object.keys(NOTIFICATIONS);

interface Row extends StoredNotification {
  readonly isOver: boolean;
}

/** The last notifications of a player, the newest first, each with whether what it calls to is past. */
export async function latestNotificationsOf(db: Kysely<Database>, userID: UserID, now: Stamp, log?: Pick<Log, "warn">) {
  const [{ rows }, seenID] = await Promise.all([latest(userID, now).execute(db), seenIDOf(db, userID)]);
  return {
    notices: rows.flatMap(({ isOver, ...stored }) => {
      const notification = knownOf(stored, log);
      return notification ? [{ notification, isOver }] : [];
    }),
    seenID,
  };
}

/** What a teacher closed since it came is shown no more. */
const isTold = sql<boolean>`not (n.kind = 'team-motd' and ${isClosedTo("n.user_id", "allow_team_communication")}
    or n.kind in ('league-update', 'league-update-team') and ${isClosedTo("n.user_id", "show_leagues")})`;

/** A gift and its notification are of one transaction, so they have the same stamp. */
const latest = (userID: UserID, now: Stamp) => sql<Row>`
  select n.notification_id as "notificationID", n.kind, ${dataFor("n.data", "n.user_id")} as data, n.stamp, case n.kind
    when 'race-invite' then n.stamp <= ${before(now, NEWS_FOR.passing)} or not exists (
      select 1 from friend_lobbies l
      where l.host_user_id = n.from_user_id
        and l.lease_until_stamp > extract(epoch from clock_timestamp())::bigint)
    when 'friend-requests' then not exists (
      select 1 from friend_requests r
      where r.asked_id = n.user_id and r.asker_id = n.from_user_id
        and r.denied_stamp is null and r.withdrawn_stamp is null)
    when 'sent-cash' then not exists (
      select 1 from cash_gifts g
      where g.receiver_id = n.user_id and g.sender_id = n.from_user_id and g.ending is null
        and g.sent_stamp = n.stamp)
    else false end as "isOver"
  from notifications n
  where n.user_id = ${userID} and ${isTold}
  order by n.notification_id desc
  limit ${BELL.shown}`;

async function seenIDOf(db: Kysely<Database>, userID: UserID): Promise<number> {
  const row = await db
    .selectFrom("notification_counters")
    .select("seen_id")
    .where("user_id", "=", userID)
    .executeTakeFirst();
  return row?.seen_id ?? 0;
}

/** The player has looked at everything up to a notification. Never moves back, nor beyond the newest one. */
export async function markSeen(work: Work, userID: UserID, notificationID: number): Promise<void> {
  const { rows } = await sql`
    update notification_counters set seen_id = least(last_id, ${notificationID}::bigint)
    where user_id = ${userID} and seen_id < least(last_id, ${notificationID}::bigint)
    returning user_id`.execute(work.trx);
  if (rows.length > 0) work.changed(userID, "notices");
}

/** How many notifications came since the player last looked; not counted further than the list is long. */
export async function noticeCountersOf(
  db: Kysely<Database>,
  userID: UserID,
): Promise<Pick<Counters, "unseenNotifications">> {
  const { rows } = await sql<{ unseen: number }>`
    select count(*) as unseen from (
      select 1 from notification_counters c
      join notifications n on n.user_id = c.user_id and n.notification_id > c.seen_id and n.kind = any(${KINDS}) and ${isTold}
      where c.user_id = ${userID} and c.seen_id < c.last_id
      limit ${BELL.shown}) as newer`.execute(db);
  return { unseenNotifications: rows[0]?.unseen ?? 0 };
}
