import { randomUUID } from "node:crypto";

import { exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { sql, type Kysely, type Transaction } from "kysely";

import { after, before, days, minutes, type Stamp } from "../../../units.ts";
import type { Database } from "../../database.ts";
import { StartProblem } from "../../platform/config.ts";
import type { Log } from "../../platform/log.ts";
import type { OnClose } from "../../platform/process.ts";
import { repeat } from "../../platform/repeat.ts";
import type { Vault } from "../../platform/vault.ts";
import { nowStamp } from "../../platform/work.ts";

const ALGORITHM = "EdDSA";
const KEY_LOCK = 7_301;
/** How long a key signs. */
const SIGNS_FOR = days(30);
/** A new key waits so long before it signs: by then every process has looked, and knows it. */
const KNOWN_AFTER = minutes(10);
const LOOK_EVERY = minutes(1);
/** The longest that anything signed is good (a guest's cookie), and a day. */
const VERIFIES_FOR = days(31);

export type TokenKey = Awaited<ReturnType<typeof importJWK>>;

interface CurrentKey {
  readonly keyID: string;
  readonly key: TokenKey;
}

/** The keys that sign and verify tokens, shared by every process through the database. */
export interface SigningKeys {
  readonly current: CurrentKey;
  /** The public key of this id, looked up again when a newer process has made one. */
  publicKey(keyID: string): Promise<TokenKey | undefined>;
  /** Looks which key signs now. */
  look(): Promise<void>;
}

/**
 * Loads the keys, making the first one.
 *
 * @throws StartProblem when the vault does not open them
 */
export async function loadSigningKeys(db: Kysely<Database>, vault: Vault): Promise<SigningKeys> {
  const known = new Map<string, TokenKey>();
  await rotateSigningKeys(db, vault, nowStamp());
  let current = await keyThatSigns(db, vault);
  return {
    get current() {
      return current;
    },
    async look() {
      current = await keyThatSigns(db, vault, current);
    },
    async publicKey(keyID) {
      const cached = known.get(keyID);
      if (cached) return cached;
      const row = await db.selectFrom("signing_keys").selectAll().where("key_id", "=", keyID).executeTakeFirst();
      if (!row) return undefined;
      const { d: _secret, ...open } = row.private_jwk as JWK;
      const key = await importJWK(open, ALGORITHM);
      known.set(keyID, key);
      return key;
    },
  };
}

/** Whether a key of the secrets was in use already: the first start closes a signing key with it. */
export async function holdsClosedKeys(db: Kysely<Database>): Promise<boolean> {
  const closed = db.selectFrom("signing_keys").select("key_id").where("private_closed", "is not", null);
  return (await closed.limit(1).executeTakeFirst()) !== undefined;
}

/** Looks each minute which key signs: so all processes go over to a new one within ten minutes of each other. */
export function watchSigningKeys(keys: SigningKeys, log: Log, onClose: OnClose): void {
  const failure = "the signing keys could not be looked up";
  repeat({ everyMs: LOOK_EVERY, failure, work: () => keys.look() }, log, onClose);
}

/** The newest whose time has come; for a machine whose clock is behind the one that made the first key, that one. */
async function keyThatSigns(db: Kysely<Database>, vault: Vault, current?: CurrentKey): Promise<CurrentKey> {
  const now = nowStamp();
  const { key_id, private_closed } = await db
    .selectFrom("signing_keys")
    .select(["key_id", "private_closed"])
    .where("private_closed", "is not", null)
    .orderBy(sql`least(${now} - signs_from_stamp, 0)`, "desc")
    .orderBy("signs_from_stamp", "desc")
    .orderBy("key_id")
    .limit(1)
    .executeTakeFirstOrThrow();
  if (key_id === current?.keyID) return current;
  return { keyID: key_id, key: await importJWK(openKey(vault, key_id, private_closed ?? ""), ALGORITHM) };
}

/** @throws StartProblem when the key of the settings is another one */
function openKey(vault: Vault, keyID: string, closed: string): JWK {
  try {
    return JSON.parse(vault.open(closed, placeOf(keyID))) as JWK;
  } catch (cause) {
    const sentence =
      "SECRETS_KEY doesn't open what this database holds: name the key that closed it too, after a comma.";
    throw Object.assign(new StartProblem(sentence), { cause });
  }
}

const placeOf = (keyID: string): string => `signing-key:${keyID}`;

/**
 * Makes the first key, and a new one when the newest has signed for 30 days; takes away the private half of those that
 * sign no more, and at last their public half. May run in any number of processes at once.
 */
export const rotateSigningKeys = (db: Kysely<Database>, vault: Vault, now: Stamp): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${KEY_LOCK})`.execute(trx);
    await closeKeys(trx, vault);
    const keys = await trx.selectFrom("signing_keys").selectAll().orderBy("signs_from_stamp", "desc").execute();
    const newest = keys[0];
    if (!newest) await makeKey(trx, vault, now, now);
    else if (newest.signs_from_stamp <= before(now, SIGNS_FOR)) await makeKey(trx, vault, now, after(now, KNOWN_AFTER));
    const settled = keys.find((key) => key.signs_from_stamp <= before(now, KNOWN_AFTER));
    for (const { key_id, signs_from_stamp } of keys) {
      if (!settled || signs_from_stamp >= settled.signs_from_stamp) continue;
      await trx.updateTable("signing_keys").set({ private_closed: null }).where("key_id", "=", key_id).execute();
    }
    const successorOf = (index: number): Stamp | undefined => keys[index - 1]?.signs_from_stamp;
    const outlived = keys.filter((_, index) => (successorOf(index) ?? Infinity) < before(now, VERIFIES_FOR));
    for (const { key_id } of outlived) await trx.deleteFrom("signing_keys").where("key_id", "=", key_id).execute();
  });

async function makeKey(trx: Transaction<Database>, vault: Vault, now: Stamp, signsFrom: Stamp): Promise<void> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: "Ed25519", extractable: true });
  const key_id = randomUUID();
  const whole = await exportJWK(privateKey);
  const { d: _secret, ...open } = whole;
  await trx
    .insertInto("signing_keys")
    .values({
      key_id,
      private_jwk: JSON.stringify(open),
      private_closed: vault.close(JSON.stringify(whole), placeOf(key_id)),
      created_stamp: now,
      signs_from_stamp: signsFrom,
    })
    .execute();
}

/** Closes private halves that lie open, from before there was a vault, and those that an older key of it closed. */
async function closeKeys(trx: Transaction<Database>, vault: Vault): Promise<void> {
  const rows = await trx.selectFrom("signing_keys").select(["key_id", "private_jwk", "private_closed"]).execute();
  for (const { key_id, private_jwk, private_closed } of rows) {
    const { d, ...open } = private_jwk as JWK;
    if (d === undefined && (private_closed === null || vault.isFresh(private_closed))) continue;
    const whole = d === undefined ? openKey(vault, key_id, private_closed ?? "") : private_jwk;
    await trx
      .updateTable("signing_keys")
      .set({
        private_jwk: JSON.stringify(open),
        private_closed: vault.close(JSON.stringify(whole), placeOf(key_id)),
      })
      .where("key_id", "=", key_id)
      .execute();
  }
}
