import { sql, type ExpressionBuilder, type Kysely } from "kysely";

import { LESSON_IDS, type LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import type { FriendTable } from "../../rules/friend-lobby/lobby.ts";
import type { FriendTerms } from "../../rules/friend-lobby/terms.ts";
import { isAmong } from "../../rules/known.ts";
import { seconds, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { lastRacesOn } from "../players/last-on-site.ts";
import { linkHostByID, type LinkHost } from "./friend-links.ts";

/** A room that does not renew its lease for this long loses its place behind the host's link. */
export const LEASE = seconds(15);

/** The database's clock: the same for every node, also while it waits for a lock. */
const CLOCK = sql<Stamp>`extract(epoch from clock_timestamp())::bigint`;
const UNTIL = sql<Stamp>`extract(epoch from clock_timestamp())::bigint + ${LEASE / 1_000}`;

/** The owner of the link, with that racer's settings; on the math site the lesson is the host's last, or the first one. */
export interface FriendHost extends LinkHost, FriendTerms {}

/** The node that asks for a room. */
export interface LeasingNode {
  readonly node: string;
  readonly site: Site;
  readonly newRoomID: string;
  hasRoom(roomID: string): boolean;
  /** Makes the new room here. */
  open(host: FriendHost): Promise<void>;
}

export interface Lease extends FriendTable {
  readonly roomID: string;
}

/** A leased room, as a racer who comes to the link finds it. */
export interface LeasedTable extends Lease {
  readonly node: string;
  /** Whether the racer's one seat in the product is there. */
  readonly isOwn: boolean;
}

/** The rooms that are leased for a host, in the order of their numbers. */
export async function leasedTables(
  db: Kysely<Database>,
  hostUserID: UserID,
  comerID: UserID,
): Promise<readonly LeasedTable[]> {
  const rows = await db
    .selectFrom("friend_lobbies")
    .leftJoin("race_seats", (join) => join.on("race_seats.user_id", "=", comerID))
    .select((eb) => [
      "table_number",
      "friend_lobbies.room_id",
      "node",
      eb(eb.fn.coalesce("race_seats.lobby_id", "race_seats.room_id"), "=", eb.ref("friend_lobbies.room_id")).as(
        "is_own",
      ),
    ])
    .where("host_user_id", "=", hostUserID)
    .where("lease_until_stamp", ">", CLOCK)
    .orderBy("table_number")
    .execute();
  return rows.map((row) => ({
    hostUserID,
    tableNumber: row.table_number,
    roomID: row.room_id,
    node: row.node,
    isOwn: row.is_own === true,
  }));
}

/**
 * The one room of a table: the leased one, or a new one on this node. Concurrent callers wait for it. Refuses:
 * notFound.
 */
export async function leaseRoom(work: Work, table: FriendTable, here: LeasingNode): Promise<string> {
  const { trx } = work;
  const { hostUserID, tableNumber } = table;
  const host = {
    ...(await hostByID(work, hostUserID)),
    ...(here.site === "math" && (await lastLesson(trx, hostUserID))),
  };
  const row = { room_id: here.newRoomID, node: here.node, lease_until_stamp: UNTIL, is_open: false };
  const held = await trx
    .insertInto("friend_lobbies")
    .values({ host_user_id: hostUserID, table_number: tableNumber, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["host_user_id", "table_number"])
        .doUpdateSet((eb) => ({ host_user_id: eb.ref("friend_lobbies.host_user_id") })),
    )
    .returning(["room_id", "node", sql<boolean>`lease_until_stamp > ${CLOCK}`.as("is_live")])
    .executeTakeFirstOrThrow();
  const isNew = held.room_id === here.newRoomID;
  const isOrphan = held.node === here.node && !here.hasRoom(held.room_id);
  if (!isNew && held.is_live && !isOrphan) return held.room_id;
  if (!isNew) await trx.updateTable("friend_lobbies").set(row).where(isTable(table)).execute();
  await here.open(host);
  return here.newRoomID;
}

/**
 * @param isOpen whether the table has a free seat for anybody now
 * @returns whether the room still has its place behind the host's link
 */
export async function renewLease(db: Kysely<Database>, lease: Lease, isOpen: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("friend_lobbies")
    .set({ lease_until_stamp: UNTIL, is_open: isOpen })
    .where(isTable(lease))
    .where("room_id", "=", lease.roomID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseLease(db: Kysely<Database>, lease: Lease): Promise<void> {
  await db.deleteFrom("friend_lobbies").where(isTable(lease)).where("room_id", "=", lease.roomID).execute();
}

const isTable =
  ({ hostUserID, tableNumber }: FriendTable) =>
  (eb: ExpressionBuilder<Database, "friend_lobbies">) =>
    eb.and({ host_user_id: hostUserID, table_number: tableNumber });

async function hostByID(work: Work, userID: UserID): Promise<FriendHost> {
  const host = await linkHostByID(work, userID);
  const { scoring_mode: scoring, game_visibility: visibility } = await work.trx
    .selectFrom("users")
    .select(["scoring_mode", "game_visibility"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  return { ...host, scoring, visibility };
}

/** The chosen lesson, else the last one solved; the first lesson for a host who never did either. */
async function lastLesson(db: Kysely<Database>, userID: UserID): Promise<{ readonly lessonID: LessonID }> {
  const chosen = await db.selectFrom("users").select("lesson_id").where("user_id", "=", userID).executeTakeFirst();
  if (chosen && isAmong(LESSON_IDS, chosen.lesson_id)) return { lessonID: chosen.lesson_id };
  const row = await db
    .selectFrom(lastRacesOn("math", userID, 1).as("last"))
    .innerJoin("races", "races.race_id", "last.race_id")
    .select("races.lesson_id")
    .where("races.lesson_id", "in", LESSON_IDS)
    .executeTakeFirst();
  return { lessonID: row?.lesson_id ?? LESSON_IDS[0] };
}
