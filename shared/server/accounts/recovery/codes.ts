import { createHash, randomBytes } from "node:crypto";

import type { SessionID, UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { after, minutes, type Ms } from "../../../units.ts";
import type { App, Work } from "../../platform/work.ts";
import { lockPlayers } from "../../players/lock.ts";
import { isOpen } from "../sessions/sessions.ts";
import type { CodeKind } from "../tables.ts";

/** What the database keeps of a secret. The secrets themselves are random, so a plain hash is enough. */
export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** 256 random bits, as they fit into a link. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** How long a link is good that chooses a new password. */
export const RESET_LIFE = minutes(30);

interface NewCode {
  readonly kind: CodeKind;
  readonly userID: UserID | null;
  readonly lifeMs: Ms;
  readonly data?: Record<string, unknown>;
  /** The code is good as long as this session of the account is open. */
  readonly sessionID?: SessionID;
  /** Usually a fresh secret; a shorter one that people type. */
  readonly secret?: string;
}

/** Makes a code that is good once. An account's older codes of this kind end. */
export async function issueCode({ trx, now }: Work, code: NewCode): Promise<string> {
  const secret = code.secret ?? newSecret();
  if (code.userID !== null) {
    await trx.deleteFrom("one_use_codes").where("user_id", "=", code.userID).where("kind", "=", code.kind).execute();
  }
  await trx
    .insertInto("one_use_codes")
    .values({
      code_hash: secretHash(secret),
      kind: code.kind,
      user_id: code.userID,
      data: JSON.stringify({ ...code.data, ...(code.sessionID && { sessionID: code.sessionID }) }),
      expires_stamp: after(now, code.lifeMs),
    })
    .execute();
  return secret;
}

/**
 * Takes a code. However many ask at once, one gets it. Its account is held first, as by everything that ends codes.
 *
 * @throws Refusal codeSpent when it is not good, was used, is too old, or the session that made it has ended
 */
export async function spendCode(
  work: Work,
  kind: CodeKind,
  secret: string,
): Promise<{ userID: UserID | null; data: Record<string, unknown> }> {
  const { trx, now } = work;
  const code = await trx
    .selectFrom("one_use_codes")
    .select("user_id")
    .where("code_hash", "=", secretHash(secret))
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!code) throw codeSpent();
  if (code.user_id !== null) await lockPlayers(work, [code.user_id], ["user_id"], "change");
  const row = await trx
    .deleteFrom("one_use_codes")
    .where("code_hash", "=", secretHash(secret))
    .where("kind", "=", kind)
    .returning(["user_id", "data", "expires_stamp"])
    .executeTakeFirst();
  if (!row || row.expires_stamp <= now || !(await isSessionOpen(work, row))) throw codeSpent();
  return { userID: row.user_id, data: row.data };
}

interface MadeBy {
  readonly user_id: UserID | null;
  readonly data: Record<string, unknown>;
}

/** Whether the session that a code was made by is open, where it was made by one. */
async function isSessionOpen(work: Work, { user_id: userID, data: { sessionID } }: MadeBy): Promise<boolean> {
  if (userID === null || sessionID === undefined) return true;
  return isOpen(work, { userID, sessionID: sessionID as SessionID });
}

/** Whether there is such a code now. Spending it decides. */
export async function isCode(
  { db, nowStamp }: Pick<App, "db" | "nowStamp">,
  kind: CodeKind,
  secret: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("one_use_codes")
    .select("kind")
    .where("code_hash", "=", secretHash(secret))
    .where("kind", "=", kind)
    .where("expires_stamp", ">", nowStamp())
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads a code without spending it, and holds it until the transaction ends. Refuses: codeSpent. */
export async function peekCode(work: Work, kind: CodeKind, secret: string) {
  const { trx, now } = work;
  const row = await trx
    .selectFrom("one_use_codes")
    .select(["user_id", "data"])
    .where("code_hash", "=", secretHash(secret))
    .where("kind", "=", kind)
    .where("expires_stamp", ">", now)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !(await isSessionOpen(work, row))) throw codeSpent();
  return row;
}

export const codeSpent = (): Refusal =>
  new Refusal("codeSpent", "This link has been used, or it's too old. Ask for a new one.");
