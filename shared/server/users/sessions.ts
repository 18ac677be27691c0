import { randomUUID } from "node:crypto";

import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";

import type { SessionID, UserID } from "../../ids.ts";
import { after, minutes, seconds } from "../../units.ts";
import type { Database } from "../postgres/tables.ts";
import { nowStamp, type Work } from "../work.ts";

const SESSION_DAYS = 30;
const CHECK_CACHE_MS = seconds(5);

export interface OpenedSession {
  readonly userID: UserID;
  readonly sessionID: SessionID;
}

export async function openSession({ trx, now }: Work, userID: UserID): Promise<OpenedSession> {
  const sessionID = randomUUID() as SessionID;
  await trx
    .insertInto("sessions")
    .values({
      session_id: sessionID,
      user_id: userID,
      created_stamp: now,
      expires_stamp: after(now, minutes(SESSION_DAYS * 24 * 60)),
      revoked_stamp: null,
    })
    .execute();
  return { userID, sessionID };
}

/** Ends one session. Its sockets close within seconds: see `watchRevocations`. */
export async function closeSession({ trx, now }: Work, { userID, sessionID }: OpenedSession): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({ revoked_stamp: now })
    .where("session_id", "=", sessionID)
    .where("user_id", "=", userID)
    .where("revoked_stamp", "is", null)
    .execute();
}

/** Ends every session of an account. */
export async function closeSessions({ trx, now }: Work, userID: UserID): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({ revoked_stamp: now })
    .where("user_id", "=", userID)
    .where("revoked_stamp", "is", null)
    .execute();
}

/** Whether a session is open. An answer is kept for 5 s. */
export interface SessionCheck {
  isOpen(sessionID: SessionID, userID: UserID): Promise<boolean>;
}

/** @source design Identity */
export function newSessionCheck(db: Kysely<Database>): SessionCheck {
  const recent = new LRUCache<string, boolean>({ max: 50_000, ttl: CHECK_CACHE_MS });
  return {
    async isOpen(sessionID, userID) {
      const key = `${sessionID}:${userID}`;
      const cached = recent.get(key);
      if (cached !== undefined) return cached;
      const row = await db
        .selectFrom("sessions")
        .select("session_id")
        .where("session_id", "=", sessionID)
        .where("user_id", "=", userID)
        .where("revoked_stamp", "is", null)
        .where("expires_stamp", ">", nowStamp())
        .executeTakeFirst();
      recent.set(key, row !== undefined);
      return row !== undefined;
    },
  };
}
