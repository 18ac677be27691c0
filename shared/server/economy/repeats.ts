import { createHmac, timingSafeEqual } from "node:crypto";

import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";

/** A call with an idempotency key. */
export interface KeyedCall {
  readonly userID: UserID;
  readonly key: string;
  /** Method and path. */
  readonly call: string;
  /** Parameters, query and body in a canonical order. */
  readonly asked: unknown;
}

/** A stored answer; wrapped in an object, since an answer may be undefined. */
interface Kept<T> {
  readonly value: T;
}

/**
 * Runs an operation once per idempotency key. The key is written in the operation's transaction, so that both happen or
 * neither. A call that arrives while the first one runs waits for it. A refusal leaves the key unused. Refuses:
 * alreadyDone (the key was used for another call).
 *
 * @param deed the operation; its answer is stored as JSON and returned to every repeat
 */
export async function once<T>(
  work: Work,
  vault: Vault,
  keyed: KeyedCall,
  deed: (work: Work) => Promise<T>,
): Promise<T | Refusal> {
  const { trx, now } = work;
  const { userID, key, call } = keyed;
  const bodyHash = hashOf(vault, keyed);
  const { numInsertedOrUpdatedRows: taken = 0n } = await trx
    .insertInto("repeats")
    .values({ user_id: userID, key, call, body_hash: bodyHash, stamp: now })
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .executeTakeFirstOrThrow();
  if (taken === 0n) return earlierAnswer<T>(work, keyed, bodyHash);
  const value = await deed(work);
  if (value instanceof Refusal) {
    await trx.deleteFrom("repeats").where("user_id", "=", userID).where("key", "=", key).execute();
    return value;
  }
  const answer = JSON.stringify({ value } satisfies Kept<T>);
  await trx.updateTable("repeats").set({ answer }).where("user_id", "=", userID).where("key", "=", key).execute();
  return (JSON.parse(answer) as Kept<T>).value;
}

async function earlierAnswer<T>({ trx }: Work, { userID, key, call }: KeyedCall, bodyHash: string): Promise<T> {
  const row = await trx
    .selectFrom("repeats")
    .select(["call", "body_hash", "answer"])
    .where("user_id", "=", userID)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!row || row.answer === null || row.call !== call || !isSame(row.body_hash, bodyHash)) {
    throw new Refusal("alreadyDone", "That's already done. To do it again, start over.");
  }
  return (JSON.parse(row.answer) as Kept<T>).value;
}

/** A keyed hash, since a body may hold a password. */
const hashOf = (vault: Vault, { asked }: KeyedCall): string =>
  createHmac("sha256", vault.secretFor("repeated calls")).update(JSON.stringify(asked)).digest("base64url");

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Deletes expired keys. */
export const purgeRepeats = purge("repeats", (now) => sql`stamp < ${before(now, days(KEPT_DAYS.repeat))}`);
