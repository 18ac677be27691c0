import { createHmac, randomUUID } from "node:crypto";

import { exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { sql, type Kysely } from "kysely";

import type { Database } from "../postgres/tables.ts";
import { nowStamp } from "../work.ts";

const ALGORITHM = "EdDSA";
const KEY_LOCK = 7_301;

export type TokenKey = Awaited<ReturnType<typeof importJWK>>;

/** The keys that sign and verify tokens, shared by every process through the database. */
export interface SigningKeys {
  readonly current: { readonly keyID: string; readonly key: TokenKey };
  /** The public key of this id, looked up again when a newer process has made one. */
  publicKey(keyID: string): Promise<TokenKey | undefined>;
  /** A secret of its own for one purpose, the same in every process. */
  secretFor(purpose: string): string;
}

/** Loads the keys, making the first one. */
export async function loadSigningKeys(db: Kysely<Database>): Promise<SigningKeys> {
  const known = new Map<string, TokenKey>();
  const newest = await ensureKey(db);
  const publicKey = async (keyID: string): Promise<TokenKey | undefined> => {
    const cached = known.get(keyID);
    if (cached) return cached;
    const row = await db.selectFrom("signing_keys").selectAll().where("key_id", "=", keyID).executeTakeFirst();
    if (!row) return undefined;
    const { d: _secret, ...open } = row.private_jwk as JWK;
    const key = await importJWK(open, ALGORITHM);
    known.set(keyID, key);
    return key;
  };
  const seed = (newest.private_jwk as JWK).d ?? "";
  const secretFor = (purpose: string): string => createHmac("sha256", seed).update(purpose).digest("base64url");
  return {
    secretFor,
    publicKey,
    current: { keyID: newest.key_id, key: await importJWK(newest.private_jwk as JWK, ALGORITHM) },
  };
}

async function ensureKey(db: Kysely<Database>) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${KEY_LOCK})`.execute(trx);
    const newest = await trx.selectFrom("signing_keys").selectAll().orderBy("created_stamp", "desc").executeTakeFirst();
    if (newest) return newest;
    const { privateKey } = await generateKeyPair(ALGORITHM, { crv: "Ed25519", extractable: true });
    const private_jwk = JSON.stringify(await exportJWK(privateKey));
    return trx
      .insertInto("signing_keys")
      .values({ key_id: randomUUID(), private_jwk, created_stamp: nowStamp() })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
