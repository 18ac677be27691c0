import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { hash } from "@node-rs/argon2";
import { exportJWK, generateKeyPair } from "jose";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import {
  closeOpenTotpSecrets,
  openTotpSecret,
  withStaleSecret,
} from "#shared/server/accounts/second-factor/totp-secrets.ts";
import { holdsClosedKeys, loadSigningKeys, rotateSigningKeys } from "#shared/server/accounts/sessions/keys.ts";
import { newTokens } from "#shared/server/accounts/sessions/tokens.ts";
import { hashPassword, isPassword, isStale } from "#shared/server/accounts/sign-in/passwords.ts";
import { readConfig, StartProblem } from "#shared/server/platform/config.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import { openVault } from "#shared/server/platform/secrets-key.ts";
import { newVault } from "#shared/server/platform/vault.ts";
import { nowStamp, perform, type Work } from "#shared/server/platform/work.ts";
import { after, before, days, minutes } from "#shared/units.ts";

import { connectPatiently, newDatabase } from "../support/database.ts";
import { indexesOf, nodesFor } from "../support/plan.ts";
import { testVault } from "../support/vault.ts";

const freshKey = (): Buffer => randomBytes(32);

describe("the vault", () => {
  it("opens what it closed, and nothing that was changed, moved to another place, or closed by a key it does not have", () => {
    const [key, other] = [freshKey(), freshKey()];
    const vault = newVault([key]);
    const closed = vault.close("JBSWY3DPEHPK3PXP", "totp:7");
    expect(vault.open(closed, "totp:7")).toBe("JBSWY3DPEHPK3PXP");
    expect(closed).not.toContain("JBSWY3DPEHPK3PXP");
    expect(() => vault.open(closed, "totp:8")).toThrow();
    expect(() => vault.open(`${closed.slice(0, -2)}AA`, "totp:7")).toThrow();
    expect(() => newVault([other]).open(closed, "totp:7")).toThrow();
  });

  it("opens with an older key what that one closed, and closes with the first", () => {
    const [old, young] = [freshKey(), freshKey()];
    const closed = newVault([old]).close("secret", "here");
    const both = newVault([young, old]);
    expect(both.open(closed, "here")).toBe("secret");
    expect(both.isFresh(closed)).toBe(false);
    expect(both.isFresh(both.close("secret", "here"))).toBe(true);
  });
});

describe("the key of the settings", () => {
  it("lies in a file for its owner alone beside the embedded database, and stays the same", async () => {
    const folder = await mkdtemp(join(tmpdir(), "redline-key-"));
    const config = readConfig({ DATA_DIR: folder });
    const open = (isUsed: boolean) => openVault(config, () => Promise.resolve(isUsed));
    const closed = (await open(false)).close("secret", "here");
    expect((await open(true)).open(closed, "here")).toBe("secret");
    expect((await open(false)).open(closed, "here")).toBe("secret");
    expect((await stat(join(folder, "secrets-key"))).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(join(folder, "secrets-key"), "utf8"), "base64")).toHaveLength(32);
    await rm(folder, { recursive: true });
  });

  it("isn't made anew for a database that was closed with another one", async () => {
    const folder = await mkdtemp(join(tmpdir(), "redline-key-"));
    const opened = openVault(readConfig({ DATA_DIR: folder }), () => Promise.resolve(true));
    await expect(opened).rejects.toThrow(/^The file .*secrets-key is missing: put it back from the copy/);
    expect(await readdir(folder)).toEqual([]);
    await mkdir(join(folder, "secrets-key"));
    const unreadable = openVault(readConfig({ DATA_DIR: folder }), () => Promise.resolve(true));
    await expect(unreadable).rejects.toThrow(StartProblem);
    await rm(folder, { recursive: true });
  });

  it("must be set for an external database, and must be a key: else nothing starts", async () => {
    const DATABASE_URL = "postgres://here/redline";
    const open = (env: Record<string, string>) => openVault(readConfig(env), () => Promise.resolve(false));
    await expect(open({ DATABASE_URL })).rejects.toThrow(/SECRETS_KEY is missing/);
    await expect(open({ DATABASE_URL, SECRETS_KEY: "short" })).rejects.toThrow(StartProblem);
  });
});

describe("a password", () => {
  it("is hashed with a pepper that the database does not have", async () => {
    const vault = newVault([freshKey()]);
    const stored = await hashPassword(vault, "seven little goats");
    expect(await isPassword(vault, stored, "seven little goats")).toBe(true);
    expect(await isPassword(vault, stored, "seven little boats")).toBe(false);
    const withoutPepper = newVault([freshKey()]);
    const posed = withoutPepper.keyID + stored.slice(stored.indexOf("$"));
    expect(await isPassword(withoutPepper, posed, "seven little goats")).toBe(false);
  });

  it("from before the pepper is right still, and known as one to hash anew", async () => {
    const stored = await hash("seven little goats", { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 });
    expect(await isPassword(testVault, stored, "seven little goats")).toBe(true);
    expect(isStale(testVault, stored)).toBe(true);
    expect(isStale(testVault, await hashPassword(testVault, "seven little goats"))).toBe(false);
  });
});

describe("in the database", () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = connectPatiently(await newDatabase());
  });
  afterEach(() => connection.db.destroy());

  const run = <T>(op: (work: Work) => Promise<T>) => perform({ db: connection.db, nowStamp }, op);
  const keys = () => connection.db.selectFrom("signing_keys").selectAll().orderBy("signs_from_stamp").execute();

  it("secrets of authenticator apps that lie open are closed, and open for their account only", async () => {
    const now = nowStamp();
    const { user_id } = await connection.db
      .insertInto("users")
      .values({
        account_type: "standard",
        username: "Ada",
        username_skeleton: "ada",
        password_hash: "x",
        display_name: "Ada",
        car_id: 1 as never,
        car_hue_angle: 0,
        created_stamp: now,
        last_seen_stamp: now,
        totp_secret: "JBSWY3DPEHPK3PXP",
      })
      .returning("user_id")
      .executeTakeFirstOrThrow();
    const stored = async () =>
      (await connection.db.selectFrom("users").select("totp_secret").executeTakeFirstOrThrow()).totp_secret ?? "";

    await run((work) => closeOpenTotpSecrets(work, testVault));
    const closed = await stored();
    expect(closed).not.toContain("JBSWY3DPEHPK3PXP");
    expect(openTotpSecret(testVault, user_id, closed)).toBe("JBSWY3DPEHPK3PXP");
    expect(() => openTotpSecret(testVault, (user_id + 1) as UserID, closed)).toThrow();
    await run((work) => closeOpenTotpSecrets(work, testVault));
    expect(await stored()).toBe(closed);
  });

  it("secrets to close anew are looked for among the accounts that have any, and not among all", async () => {
    await sql`insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id,
        created_stamp, last_seen_stamp, totp_secret, totp_pending_secret)
      select 'standard', 'crowd' || n, 'crowd' || n, 'x', 'crowd ' || n, 1, 0, 0,
        case when n % 100 = 1 then 'OPEN' end, case when n % 100 = 2 then 'OPEN' end
      from generate_series(1, 20000) n`.execute(connection.db);
    await sql`analyze users`.execute(connection.db);
    const stale = await run(({ trx }) => nodesFor(withStaleSecret(trx, testVault)));
    expect(indexesOf(stale)).toEqual(["users_with_totp_secret"]);
    const rows = () => run(({ trx }) => withStaleSecret(trx, testVault).execute());
    expect((await rows()).length).toBe(400);
    await run((work) => closeOpenTotpSecrets(work, testVault));
    expect(await rows()).toEqual([]);
  });

  it("the signing key of before is closed by the first start, and goes on signing", async () => {
    const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
    const jwk = await exportJWK(privateKey);
    await connection.db
      .insertInto("signing_keys")
      .values({
        key_id: "of-before",
        private_jwk: JSON.stringify(jwk),
        private_closed: null,
        created_stamp: before(nowStamp(), days(1)),
        signs_from_stamp: before(nowStamp(), days(1)),
      })
      .execute();
    const { current } = await loadSigningKeys(connection.db, testVault);
    expect(current.keyID).toBe("of-before");
    expect(JSON.stringify(await keys())).not.toContain(jwk.d);
  });

  it("a machine whose clock is behind the one that made the first key starts with that key", async () => {
    const first = await loadSigningKeys(connection.db, testVault);
    await connection.db
      .updateTable("signing_keys")
      .set({ signs_from_stamp: after(nowStamp(), days(1)) })
      .execute();
    expect((await loadSigningKeys(connection.db, testVault)).current.keyID).toBe(first.current.keyID);
  });

  it("signing keys take turns: all processes agree, what the old one signed stays good, its private half goes", async () => {
    const one = await loadSigningKeys(connection.db, testVault);
    const other = await loadSigningKeys(connection.db, testVault);
    expect(other.current.keyID).toBe(one.current.keyID);
    const first = one.current.keyID;
    const token = await newTokens(one, testVault).issue(7 as UserID, crypto.randomUUID() as never);

    const month = after(nowStamp(), days(30));
    await Promise.all([1, 2, 3].map(() => rotateSigningKeys(connection.db, testVault, month)));
    const [, second, ...more] = await keys();
    expect(more).toEqual([]);
    await Promise.all([one.look(), other.look()]);
    expect([one.current.keyID, other.current.keyID]).toEqual([first, first]);

    const past = before(nowStamp(), minutes(20));
    await connection.db
      .updateTable("signing_keys")
      .set({ signs_from_stamp: past })
      .where("key_id", "=", second?.key_id ?? "")
      .execute();
    await connection.db
      .updateTable("signing_keys")
      .set({ signs_from_stamp: before(past, days(30)) })
      .where("key_id", "=", first)
      .execute();
    await Promise.all([one.look(), other.look()]);
    expect([one.current.keyID, other.current.keyID]).toEqual([second?.key_id, second?.key_id]);
    await rotateSigningKeys(connection.db, testVault, nowStamp());
    expect((await keys()).map((key) => key.private_closed === null)).toEqual([true, false]);
    const late = await loadSigningKeys(connection.db, testVault);
    expect(await newTokens(late, testVault).read(token)).toMatchObject({ userID: 7 });

    await rotateSigningKeys(connection.db, testVault, after(nowStamp(), days(40)));
    expect((await keys()).map((key) => key.key_id)).not.toContain(first);
  });

  it("another key than the one that closed them starts nothing", async () => {
    expect(await holdsClosedKeys(connection.db)).toBe(false);
    await loadSigningKeys(connection.db, testVault);
    expect(await holdsClosedKeys(connection.db)).toBe(true);
    await expect(loadSigningKeys(connection.db, newVault([freshKey()]))).rejects.toThrow(StartProblem);
    await loadSigningKeys(connection.db, newVault([freshKey(), Buffer.alloc(32, "a key for tests only")]));
  });
});
