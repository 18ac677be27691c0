import { sql, type Kysely } from "kysely";

import { LESSON_IDS, type LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import type { Visibility } from "../../rules/friend-lobby.ts";
import type { Scoring } from "../../rules/race/terms.ts";
import { seconds, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { linkHostByID, type LinkHost } from "./friend-links.ts";

/** A room that does not renew its lease for this long loses its host's link. */
export const LEASE = seconds(15);

/** The database's clock: the same for every node, also while it waits for a lock. */
const CLOCK = sql<Stamp>`extract(epoch from clock_timestamp())::bigint`;
const UNTIL = sql<Stamp>`extract(epoch from clock_timestamp())::bigint + ${LEASE / 1_000}`;

/** The owner of the link, with that racer's settings. */
export interface FriendHost extends LinkHost {
  readonly scoring: Scoring;
  readonly visibility: Visibility;
  /** The host's lesson, or the first one; only on the math site. */
  readonly lessonID?: LessonID;
}

/** The node that asks for a room. */
export interface LeasingNode {
  readonly node: string;
  readonly site: Site;
  readonly newRoomID: string;
  hasRoom(roomID: string): boolean;
  /** Makes the new room here. */
  open(host: FriendHost): Promise<void>;
}

export interface Lease {
  readonly hostUserID: UserID;
  readonly roomID: string;
}

/** The room that is leased for a host, if any. */
export async function leasedRoom(
  db: Kysely<Database>,
  hostUserID: UserID,
): Promise<(Lease & { node: string }) | undefined> {
  const row = await db
    .selectFrom("friend_lobbies")
    .select(["room_id", "node"])
    .where("host_user_id", "=", hostUserID)
    .where("lease_until_stamp", ">", CLOCK)
    .executeTakeFirst();
  return row && { hostUserID, roomID: row.room_id, node: row.node };
}

/**
 * The one room of a host's link: the leased one, or a new one on this node. Concurrent callers wait for it. Refuses:
 * notFound.
 */
export async function leaseRoom({ trx }: Work, hostUserID: UserID, here: LeasingNode): Promise<string> {
  const host = {
    ...(await hostByID(trx, hostUserID)),
    ...(here.site === "math" && (await lastLesson(trx, hostUserID))),
  };
  const row = { room_id: here.newRoomID, node: here.node, lease_until_stamp: UNTIL, is_open: false };
  const held = await trx
    .insertInto("friend_lobbies")
    .values({ host_user_id: hostUserID, ...row })
    .onConflict((conflict) =>
      conflict.column("host_user_id").doUpdateSet((eb) => ({ host_user_id: eb.ref("friend_lobbies.host_user_id") })),
    )
    .returning(["room_id", "node", sql<boolean>`lease_until_stamp > ${CLOCK}`.as("is_live")])
    .executeTakeFirstOrThrow();
  const isNew = held.room_id === here.newRoomID;
  const isOrphan = held.node === here.node && !here.hasRoom(held.room_id);
  if (!isNew && held.is_live && !isOrphan) return held.room_id;
  if (!isNew) await trx.updateTable("friend_lobbies").set(row).where("host_user_id", "=", hostUserID).execute();
  await here.open(host);
  return here.newRoomID;
}

/**
 * @param isOpen whether the link has a free seat for anybody now
 * @returns whether the room still has its host's link
 */
export async function renewLease(
  db: Kysely<Database>,
  { hostUserID, roomID }: Lease,
  isOpen: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("friend_lobbies")
    .set({ lease_until_stamp: UNTIL, is_open: isOpen })
    .where("host_user_id", "=", hostUserID)
    .where("room_id", "=", roomID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseLease(db: Kysely<Database>, { hostUserID, roomID }: Lease): Promise<void> {
  await db.deleteFrom("friend_lobbies").where("host_user_id", "=", hostUserID).where("room_id", "=", roomID).execute();
}

async function hostByID(db: Kysely<Database>, userID: UserID): Promise<FriendHost> {
  const host = await linkHostByID(db, userID);
  const { scoring_mode: scoring, game_visibility: visibility } = await db
    .selectFrom("users")
    .select(["scoring_mode", "game_visibility"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  return { ...host, scoring, visibility };
}

/** The chosen lesson, else the last one solved; the first lesson for a host who never did either. */
async function lastLesson(db: Kysely<Database>, userID: UserID): Promise<{ readonly lessonID: LessonID }> {
  const chosen = await db.selectFrom("users").select("lesson_id").where("user_id", "=", userID).executeTakeFirst();
  if (chosen?.lesson_id) return { lessonID: chosen.lesson_id };
  const row = await db
    .selectFrom("race_results")
    .innerJoin("races", "races.race_id", "race_results.race_id")
    .select("races.lesson_id")
    .where("race_results.user_id", "=", userID)
    .where("races.lesson_id", "is not", null)
    .orderBy("race_results.started_stamp", "desc")
    .limit(1)
    .executeTakeFirst();
  return { lessonID: row?.lesson_id ?? LESSON_IDS[0] };
}
