import { randomUUID } from "node:crypto";

import { sql, type Kysely } from "kysely";
import { LRUCache } from "lru-cache";

import type { Rank } from "../../../contracts/access.ts";
import type { SessionID, UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { SESSION_WARNING } from "../../../rules/account/session-warning.ts";
import { KEPT_DAYS } from "../../../rules/retention.ts";
import { after, days, seconds, type Ms, type Stamp } from "../../../units.ts";
import { banOf } from "../../conduct/holds.ts";
import type { Database } from "../../database.ts";
import { nowStamp, type Work } from "../../platform/work.ts";
import { isGold } from "../../players/gold.ts";
import { lockPlayer, lockPlayers } from "../../players/lock.ts";
import { rolesOf } from "../../roles/roles.ts";
import { teamRanksOf } from "../../teams/ranks.ts";
import type { Revocations } from "./revocations.ts";

/** @source core §9 Token warning */
const EXPIRY_WARNING = seconds(SESSION_WARNING);
const SESSION_LIFE = days(KEPT_DAYS.session);
const CHECK_CACHE_MS = seconds(5);

/** An account is logged in in so many places at a time, enough for a class that shares it: one more ends the oldest. */
export const MOST_SESSIONS = 50;

export interface OpenedSession {
  readonly userID: UserID;
  readonly sessionID: SessionID;
}

/** A session that just began, and when it ends by itself. */
export interface BegunSession extends OpenedSession {
  readonly expiresStamp: Stamp;
}

/**
 * No way into an account goes past this. It holds the account, as everything does that ends its sessions: what let somebody
 * in has to be looked at while it is held. Refuses: banned.
 *
 * @param lifeMs how long it lasts
 */
export async function openSession(work: Work, userID: UserID, lifeMs = SESSION_LIFE): Promise<BegunSession> {
  const { trx, now } = work;
  await lockPlayer(work, userID, ["user_id"], "change");
  const sessionID = randomUUID() as SessionID;
  const expiresStamp = after(now, lifeMs);
  await trx
    .insertInto("sessions")
    .values({
      session_id: sessionID,
      user_id: userID,
      created_stamp: now,
      expires_stamp: expiresStamp,
      revoked_stamp: null,
    })
    .execute();
  const older = trx
    .selectFrom("sessions")
    .select("session_id")
    .where("user_id", "=", userID)
    .where("session_id", "!=", sessionID)
    .where("revoked_stamp", "is", null)
    .orderBy("created_stamp", "desc")
    .orderBy("session_id")
    .offset(MOST_SESSIONS - 1);
  await trx.updateTable("sessions").set({ revoked_stamp: now }).where("session_id", "in", older).execute();
  // The new row waits for a ban under way, so the question that comes after it sees every ban.
  const ban = await banOf({ trx, now }, userID);
  if (ban) throw ban;
  return { userID, sessionID, expiresStamp };
}

/** Whether a page asks by now if somebody is still there. @source core §4 Session token */
export const isAlmostOver = ({ expiresStamp }: Pick<BegunSession, "expiresStamp">, now: Stamp): boolean =>
  expiresStamp <= after(now, EXPIRY_WARNING);

/**
 * Lengthens a session of hours that is about to end: its page asked, and was loaded anew. Other sessions last as long as they do.
 *
 * @returns its new end; undefined if it isn't such a session
 * @source core §8 Session expiry warning modal
 */
export async function stayLoggedIn(
  { trx, now }: Work,
  { userID, sessionID }: OpenedSession,
  lifeMs: Ms,
): Promise<Stamp | undefined> {
  const row = await trx
    .updateTable("sessions")
    .set({ expires_stamp: after(now, lifeMs) })
    .where("session_id", "=", sessionID)
    .where("user_id", "=", userID)
    .where("revoked_stamp", "is", null)
    .where("expires_stamp", ">", now)
    .where("expires_stamp", "<=", after(now, EXPIRY_WARNING))
    .where(sql<boolean>`expires_stamp - created_stamp < ${days(1) / 1_000}`)
    .returning("expires_stamp")
    .executeTakeFirst();
  return row?.expires_stamp;
}

/** Ends one session. Its sockets close within seconds: see `watchRevocations`. @returns whether it was open */
export async function closeSession({ trx, now }: Work, { userID, sessionID }: OpenedSession): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("sessions")
    .set({ revoked_stamp: now })
    .where("session_id", "=", sessionID)
    .where("user_id", "=", userID)
    .where("revoked_stamp", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends every session of an account, and a bot's token, which would open new ones for whoever has it. What else changed in it
 * needs no telling: a page that goes on opens a new line, which reads the account afresh, and one that heard of it before its
 * new token came would ask as nobody.
 */
export const closeSessions = (work: Work, userID: UserID): Promise<void> => closeAllSessions(work, [userID]);

/** The same for many, in as many statements. */
export async function closeAllSessions(work: Work, userIDs: readonly UserID[]): Promise<void> {
  if (userIDs.length === 0) return;
  const { trx, now } = work;
  await lockPlayers(work, userIDs, ["user_id"], "change");
  await trx
    .updateTable("sessions")
    .set({ revoked_stamp: now })
    .where("user_id", "in", [...userIDs])
    .where("revoked_stamp", "is", null)
    .execute();
  await trx
    .updateTable("bots")
    .set({ token_hash: sql`'ended:' || user_id` })
    .where("user_id", "in", [...userIDs])
    .execute();
}

/**
 * Makes sure that a session is still open, for an account that is held: whoever asked before a password was changed, reset
 * or undone comes too late. Refuses: notSignedIn.
 */
export async function mustBeOpen(work: Work, session: OpenedSession): Promise<void> {
  if (!(await isOpen(work, session))) throw new Refusal("notSignedIn", "You were logged out. Please log in again.");
}

/**
 * An operation of an asker, in which it holds their account: it is undone if the session has ended meanwhile. Refuses also:
 * notSignedIn.
 */
export const whileOpen =
  <T>(session: OpenedSession, op: (work: Work) => Promise<T>) =>
  async (work: Work): Promise<T> => {
    const done = await op(work);
    await mustBeOpen(work, session);
    return done;
  };

/** Whether a session is open. */
export async function isOpen({ trx, now }: Work, { userID, sessionID }: OpenedSession): Promise<boolean> {
  const row = await trx
    .selectFrom("sessions")
    .select("session_id")
    .where("session_id", "=", sessionID)
    .where("user_id", "=", userID)
    .where("revoked_stamp", "is", null)
    .where("expires_stamp", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the sessions of accounts that are about to be deleted: lines and caches hear of it when the rows are gone. */
export const endForGood = ({ trx, now }: Pick<Work, "trx" | "now">, userIDs: readonly UserID[]) =>
  sql`insert into ended_sessions (session_id, ended_stamp)
    select session_id, ${now} from sessions where user_id = any(${userIDs}::bigint[]) and expires_stamp > ${now}
    on conflict do nothing`.execute(trx);

/** An open session as a call needs it. */
export interface LiveSession {
  readonly isGuest: boolean;
  readonly isGold: boolean;
  /** Declared a bot: most calls are for people. */
  readonly isBot: boolean;
  /** What the account may be besides an account. One that was taken away counts no longer than the answer is kept. */
  readonly ranks: readonly Rank[];
  readonly expiresStamp: Stamp;
}

/** Tells whether a session is open, and whose. An answer is kept for 5 s. */
export interface SessionCheck {
  /** @param afresh past what is kept */
  find(sessionID: SessionID, userID: UserID, afresh?: boolean): Promise<LiveSession | undefined>;
}

/** @source design Identity */
export function newSessionCheck(db: Kysely<Database>, revocations: Revocations): SessionCheck {
  const recent = new LRUCache<SessionID, { readonly userID: UserID; readonly live: LiveSession | undefined }>({
    max: 50_000,
    ttl: CHECK_CACHE_MS,
  });
  revocations.onRevoked((sessionID) => recent.delete(sessionID));
  return {
    async find(sessionID, userID, afresh = false) {
      const cached = recent.get(sessionID);
      if (!afresh && cached?.userID === userID) return cached.live;
      const live = await liveSession(db, sessionID, userID);
      recent.set(sessionID, { userID, live });
      return live;
    },
  };
}

async function liveSession(
  db: Kysely<Database>,
  sessionID: SessionID,
  userID: UserID,
): Promise<LiveSession | undefined> {
  const now = nowStamp();
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.user_id", "sessions.user_id")
    .select([
      "users.account_type",
      "users.membership",
      "users.gold_until_stamp",
      "users.is_bot",
      "sessions.expires_stamp",
      rolesOf("users.user_id"),
    ])
    .select(teamRanksOf("users.user_id"))
    .where("session_id", "=", sessionID)
    .where("sessions.user_id", "=", userID)
    .where("revoked_stamp", "is", null)
    .where("expires_stamp", ">", now)
    .executeTakeFirst();
  return (
    row && {
      isGuest: row.account_type === "guest",
      isGold: isGold(row, now),
      isBot: row.is_bot,
      ranks: [...row.roles, ...row.team_ranks],
      expiresStamp: row.expires_stamp,
    }
  );
}
