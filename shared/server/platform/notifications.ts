import { sql, type Kysely, type Transaction } from "kysely";

import { Notification, NOTIFICATIONS, type NotificationKind, type Delivery } from "../../contracts/notifications.ts";
import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { withoutClosed } from "./closed-news.ts";
import { knownOf } from "./known-notification.ts";
import type { Log } from "./log.ts";
import { dataFor } from "./told-names.ts";

/** A notification of an operation. */
export interface NewNotification {
  readonly userID: UserID;
  readonly kind: NotificationKind;
  readonly data: object;
}

/**
 * Numbers and writes notifications as the last step of a transaction.
 *
 * Asking for "newer than the last one I saw" is only safe if a number never appears below one that was seen. Numbers of
 * a sequence are drawn in one order and committed in another, so a reader could see 8 before 7 and miss 7 for good.
 * Here each player has a counter row, which stays locked from drawing a number to the commit: a player's numbers are
 * committed in order and without gaps, so a gap tells a client that it missed something.
 *
 * Counters are the last locks of every transaction and are taken in the order of user ids, so they cannot deadlock.
 * There is no foreign key to `users`: its check would lock rows of other players at this late point. Instead the second
 * statement, which sees everything committed before it, writes only for players who still exist, and the erasure
 * deletes the counters too (`eraseNotifications`). It also puts the alias of a sender who is in a class in place of the names, where the
 * receiver may not know them.
 */
export async function writeNotifications(
  trx: Transaction<Database>,
  stamp: Stamp,
  said: readonly NewNotification[],
): Promise<readonly Delivery[]> {
  if (said.length === 0) return [];
  const news = await withoutClosed(trx, said);
  if (news.length === 0) return [];
  const perUser = Map.groupBy(news, ({ userID }) => userID);
  const lastIDs = await takeCounters(
    trx,
    [...perUser].map(([userID, ofUser]) => ({ userID, count: ofUser.length })),
  );
  const rows = [...perUser].flatMap(([userID, ofUser]) => {
    const last = lastIDs.get(userID);
    if (last === undefined) return [];
    return ofUser.map(({ kind, data }, nth) => {
      const checked = NOTIFICATIONS[kind].parse(data);
      return { userID, notificationID: last - ofUser.length + 1 + nth, kind, data: checked };
    });
  });
  const { rows: written } = await sql<{ user_id: UserID; notification_id: number; data: object }>`
    insert into notifications (user_id, notification_id, from_user_id, kind, data, stamp)
    select n."userID", n."notificationID", (n.data ->> 'userID')::bigint, n.kind, ${dataFor("n.data", "n.userID")}, ${stamp}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n ("userID" bigint, "notificationID" bigint, kind text, data jsonb)
    join users u on u.user_id = n."userID"
    returning user_id, notification_id, data`.execute(trx);
  const asWritten = new Map(written.map((row) => [`${row.user_id}:${row.notification_id}`, row.data]));
  return rows.flatMap(({ userID, notificationID, kind }) => {
    const data = asWritten.get(`${userID}:${notificationID}`);
    return data ? [{ userID, notification: Notification.parse({ notificationID, stamp, kind, data }) }] : [];
  });
}

/** Increments the counters and keeps them locked. @returns the last number of each player who has an account */
async function takeCounters(
  trx: Transaction<Database>,
  wanted: readonly { readonly userID: UserID; readonly count: number }[],
): Promise<ReadonlyMap<UserID, number>> {
  const { rows } = await sql<{ user_id: UserID; last_id: number }>`
    insert into notification_counters as counter (user_id, last_id)
    select u.user_id, w.count
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w ("userID" bigint, count bigint)
    join users u on u.user_id = w."userID" and u.account_type <> 'guest'
    order by u.user_id
    on conflict (user_id) do update set last_id = counter.last_id + excluded.last_id
    returning user_id, last_id`.execute(trx);
  return new Map(rows.map((row) => [row.user_id, row.last_id]));
}

/**
 * A player's notifications after the last one seen, oldest first. What another version wrote and this one can't read is
 * passed over, so fewer than the limit are all there are.
 */
export async function notificationsAfter(
  db: Kysely<Database>,
  userID: UserID,
  lastID: number,
  limit: number,
  log?: Pick<Log, "warn">,
): Promise<readonly Notification[]> {
  const known: Notification[] = [];
  for (let fromID = lastID; ;) {
    const missing = limit - known.length;
    const rows = await storedAfter(db, userID, fromID, missing);
    known.push(...rows.flatMap((row) => knownOf(row, log) ?? []));
    fromID = rows.at(-1)?.notificationID ?? fromID;
    if (rows.length < missing || known.length >= limit) return known;
  }
}

const storedAfter = (db: Kysely<Database>, userID: UserID, lastID: number, limit: number) =>
  db
    .selectFrom("notifications")
    .select(["notification_id as notificationID", "kind", "stamp"])
    .select(dataFor("notifications.data", "notifications.user_id").as("data"))
    .where("user_id", "=", userID)
    .where("notification_id", ">", lastID)
    .orderBy("notification_id")
    .limit(limit)
    .execute();

/** The number of a player's newest notification; 0 before the first. */
export async function lastNotificationID(db: Kysely<Database>, userID: UserID): Promise<number> {
  const row = await db
    .selectFrom("notification_counters")
    .select("last_id")
    .where("user_id", "=", userID)
    .executeTakeFirst();
  return row?.last_id ?? 0;
}
