import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { lookupKey } from "#shared/rules/written.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { accountData } from "#shared/server/accounts/personal.ts";
import { accountPurges } from "#shared/server/accounts/purge.ts";
import { undoChange } from "#shared/server/accounts/recovery/account-undo.ts";
import { freshenPassword } from "#shared/server/accounts/recovery/own-password.ts";
import { resetPassword, sendResetEmails } from "#shared/server/accounts/recovery/password-reset.ts";
import { changePassword, disable2FA, enable2FA, prepare2FA } from "#shared/server/accounts/recovery/secrets.ts";
import { openTotpSecret } from "#shared/server/accounts/second-factor/totp-secrets.ts";
import { isTrusted, trustDevice } from "#shared/server/accounts/second-factor/trusted-devices.ts";
import { resumeGuest } from "#shared/server/accounts/sessions/guests.ts";
import { careForKeys } from "#shared/server/accounts/sessions/key-care.ts";
import { openSession } from "#shared/server/accounts/sessions/sessions.ts";
import { hashPassword, isStale } from "#shared/server/accounts/sign-in/passwords.ts";
import { accountKey, noteTry } from "#shared/server/accounts/sign-in/sign-in-tries.ts";
import { newVault } from "#shared/server/platform/vault.ts";
import { nowStamp, type App, type Work } from "#shared/server/platform/work.ts";
import { after, before, days, minutes, type Stamp } from "#shared/units.ts";

import { accountApp } from "../support/account-app.ts";
import { codeAt } from "../support/authenticator.ts";
import { linkIn } from "../support/letters.ts";
import { newStage, type Stage } from "../support/players.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { testVault } from "../support/vault.ts";

const PASSWORD = "a-password-of-mine";

let stage: Stage;
let app: App;
beforeAll(async () => {
  stage = await newStage();
  app = accountApp(stage);
});
afterAll(() => stage.db.destroy());

let turn = 0;
/** An account with a verified address, or one as it is said. */
async function newAccount(more: Parameters<Stage["newPlayer"]>[0] = {}) {
  const email = `owner.${turn++}@example.org`;
  const userID = await stage.newPlayer({
    email,
    email_key: email,
    email_verified_stamp: nowStamp(),
    password_hash: await hashPassword(testVault, PASSWORD),
    ...more,
  });
  return { userID, email };
}
const sessionOf = (userID: UserID) => stage.run((work) => openSession(work, userID));

const rowOf = (userID: UserID) =>
  stage.db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();
interface Letter {
  readonly to: string;
  readonly userID: UserID;
  readonly subject: string;
  readonly body: string;
}
/** The letters on their way to an account, the oldest first. */
const lettersTo = async (...userIDs: readonly UserID[]): Promise<readonly Letter[]> => {
  const rows = await stage.db.selectFrom("outbox").select("data").orderBy("outbox_id").execute();
  return rows.map(({ data }) => data as Letter).filter(({ userID }) => userIDs.includes(userID));
};
/** Turns the second step on. */
async function withSecondStep(userID: UserID): Promise<string> {
  const { secret } = await stage.run((work) => prepare2FA(work, testVault, userID));
  await stage.run((work) => enable2FA(work, app, userID, codeAt(secret)));
  return secret;
}

describe("the second step", () => {
  it("that is turned off leaves nothing of itself, ends every session and trusted device, and is told to the owner", async () => {
    const { userID, email } = await newAccount();
    const other = await newAccount();
    const secret = await withSecondStep(userID);
    const devices = [userID, other.userID].map((each) => stage.run((work) => trustDevice(work, each)));
    const [device, others] = await Promise.all(devices);
    await sessionOf(userID);
    const known = (await lettersTo(userID)).length;
    await stage.run((work) => disable2FA(work, app, userID, codeAt(secret, Date.now() + 30_000)));
    expect(await rowOf(userID)).toMatchObject({ totp_secret: null, totp_pending_secret: null, totp_last_step: null });
    const trusted = (each: UserID, secretOf: string | undefined) =>
      stage.run((work) => isTrusted(work, each, secretOf));
    expect([await trusted(userID, device), await trusted(other.userID, others)]).toEqual([false, true]);
    const codes = stage.db.selectFrom("backup_codes").select("code_hash").where("user_id", "=", userID);
    expect(await codes.execute()).toEqual([]);
    const open = stage.db
      .selectFrom("sessions")
      .select("session_id")
      .where("user_id", "=", userID)
      .where("revoked_stamp", "is", null);
    expect(await open.execute()).toHaveLength(1);
    const letters = (await lettersTo(userID)).slice(known);
    expect(letters.map(({ to }) => to)).toEqual([email]);
    expect(letters[0]?.subject.toLowerCase()).toContain("two-step");
  });

  it("that was turned off comes back by the owner's link, and what it came back from is forgotten", async () => {
    const { userID } = await newAccount();
    const secret = await withSecondStep(userID);
    const before = await rowOf(userID);
    await stage.run((work) => disable2FA(work, app, userID, codeAt(secret, Date.now() + 30_000)));
    const { code } = linkIn((await lettersTo(userID)).at(-1)?.body ?? "");
    await stage.run((work) => undoChange(work, app, userID, code));
    expect(openTotpSecret(testVault, userID, (await rowOf(userID)).totp_secret ?? "")).toBe(secret);
    expect((await rowOf(userID)).totp_secret).toBe(before.totp_secret);
    const undos = await stage.db
      .selectFrom("account_undos")
      .select(["used_stamp", "former"])
      .where("user_id", "=", userID)
      .orderBy("undo_id")
      .execute();
    expect(undos.at(-1)).toEqual({ used_stamp: expect.any(Number) as number, former: null });
  });
});

describe("a new password", () => {
  it("isn't the username or the address, wherever it is chosen", async () => {
    const { userID, email } = await newAccount({ username: `Very-Long-Name-${turn}` });
    const { username } = await rowOf(userID);
    for (const word of [username ?? "", email]) {
      expect(await refusalOf(changePassword(app, await sessionOf(userID), word))).toMatchObject({
        code: "badInput",
        detail: { field: "newPassword" },
      });
      expect(await refusalOf(resetPassword(app, { userID, hash: "x", newPassword: word }))).toMatchObject({
        code: "badInput",
        detail: { field: "newPassword" },
      });
    }
    expect(await refusalOf(resetPassword(app, { userID, hash: "x", newPassword: PASSWORD }))).toEqual({
      code: "codeSpent",
      detail: {},
    });
  });

  it("is offered to the accounts of an address: the verified first, then who has no link yet, who was here last, ten at a time", async () => {
    const email = `family.${turn++}@example.org`;
    const now = nowStamp();
    const member = async (more: Parameters<Stage["newPlayer"]>[0]) =>
      (await newAccount({ email, email_key: email, email_verified_stamp: null, ...more })).userID;
    const family: UserID[] = [];
    for (let nth = 0; nth < 11; nth++) family.push(await member({ last_seen_stamp: before(now, minutes(nth)) }));
    const verified = await member({ email_verified_stamp: now, last_seen_stamp: before(now, days(9)) });
    await member({ account_type: "single_sign_on", password_hash: null });
    const asks = async (at: Stamp) => {
      const known = (await lettersTo(...family, verified)).length;
      await stage.run((work) => sendResetEmails(work, app.config, email), at);
      return (await lettersTo(...family, verified)).slice(known).map(({ userID }) => userID);
    };
    expect(await asks(now)).toEqual([verified, ...family.slice(0, 9)]);
    expect(await asks(after(now, minutes(1)))).toEqual([verified, ...family.slice(9), ...family.slice(0, 7)]);
  });

  it("is hashed anew where its hash lacks the pepper of now, for its own account alone", async () => {
    const old = newVault([Buffer.alloc(32, "an older key")]);
    const both = newVault([Buffer.alloc(32, "a younger key"), Buffer.alloc(32, "an older key")]);
    const stored = await hashPassword(old, PASSWORD);
    const [one, other] = [await newAccount({ password_hash: stored }), await newAccount({ password_hash: stored })];
    const young = { ...app, vault: both };
    await freshenPassword(young, one.userID, stored, PASSWORD);
    const { password_hash: fresh } = await rowOf(one.userID);
    expect([isStale(both, fresh ?? ""), (await rowOf(other.userID)).password_hash]).toEqual([false, stored]);
    await freshenPassword(young, one.userID, fresh ?? "", PASSWORD);
    expect((await rowOf(one.userID)).password_hash).toBe(fresh);
    await freshenPassword(young, other.userID, "what was replaced meanwhile", PASSWORD);
    expect((await rowOf(other.userID)).password_hash).toBe(stored);
  });
});

describe("an account's data", () => {
  it("holds no hash of what opens it", async () => {
    const { userID } = await newAccount();
    await withSecondStep(userID);
    await stage.run((work) => trustDevice(work, userID));
    const exported = async (name: string) => {
      const part = accountData.exports.find((each) => each.name === name);
      return (await part?.read(stage.db, userID)) as readonly object[];
    };
    const keysOf = (rows: readonly object[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))].toSorted();
    expect(keysOf(await exported("backupCodes"))).toEqual(["used_stamp", "user_id"]);
    expect(keysOf(await exported("trustedDevices"))).toEqual(["expires_stamp", "user_id"]);
    expect(keysOf(await exported("sessions"))).not.toContain("session_id");
    expect(JSON.stringify(await exported("waysToUndo"))).not.toMatch(/hash|former/);
  });

  it("is erased with the tries under its name and its number, and nobody else's", async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const keysOf = async (userID: UserID) => [lookupKey((await rowOf(userID)).username ?? ""), accountKey(userID)];
    const keys = [await keysOf(one.userID), await keysOf(other.userID)];
    await stage.run(async (work) => {
      for (const key of keys.flat()) await noteTry(work, key, "code");
      await noteTry(work, "", "code");
    });
    await stage.run((work) => accountData.erase?.(work, [one.userID]) ?? Promise.resolve());
    const left = await stage.db.selectFrom("sign_in_tries").select("name_key").orderBy("try_id").execute();
    expect(left.map(({ name_key }) => name_key)).toEqual([...(keys[1] ?? []), ""]);
  });

  it("of a way to undo goes when that is over, as many at a time as are asked for", async () => {
    const { userID } = await newAccount();
    await stage.db.deleteFrom("account_undos").execute();
    const secret = await withSecondStep(userID);
    await stage.run((work) => disable2FA(work, app, userID, codeAt(secret, Date.now() + 30_000)));
    await changePassword(app, await sessionOf(userID), "another-password-of-mine");
    const formers = async () =>
      (await stage.db.selectFrom("account_undos").select("former").execute()).filter(({ former }) => former !== null)
        .length;
    expect(await formers()).toBe(3);
    const purges = async (size: number) => {
      const work = (each: (typeof accountPurges)[number]) =>
        stage.run((given: Work) => each(given, size), after(nowStamp(), days(8)));
      return work(accountPurges[4] as (typeof accountPurges)[number]);
    };
    expect([await purges(2), await formers()]).toEqual([2, 1]);
    expect([await purges(2), await formers()]).toEqual([1, 0]);
    expect(await purges(2)).toBe(0);
  });
});

describe("a guest who comes again", () => {
  it("was last seen now, once an hour has passed, and nobody else with them", async () => {
    const now = nowStamp();
    const guest = () =>
      stage.newPlayer({ account_type: "guest", username: null, last_seen_stamp: before(now, minutes(60)) });
    const [one, other] = [await guest(), await guest()];
    const comes = (at: Stamp) => stage.run((work) => resumeGuest(work, one), at);
    const seen = async () => [(await rowOf(one)).last_seen_stamp, (await rowOf(other)).last_seen_stamp];
    expect((await comes(now))?.userID).toBe(one);
    expect(await seen()).toEqual([before(now, minutes(60)), before(now, minutes(60))]);
    const later = (now + 1) as Stamp;
    await comes(later);
    expect(await seen()).toEqual([later, before(now, minutes(60))]);
  });
});

it("a racer's card has nitros from the first on, and speaks of typing unless it is asked for another site", async () => {
  const userID = await stage.newPlayer({ nitros: 0, avg_speed: 61, avg_score: 17 });
  const card = (site?: "type" | "math") => cardOf({ db: stage.db, nowStamp }, userID, site);
  expect(await card()).toMatchObject({ hasNitro: false, avgSpeed: 61 });
  await stage.db.updateTable("users").set({ nitros: 1 }).where("user_id", "=", userID).execute();
  expect(await card("math")).toMatchObject({ hasNitro: true, avgSpeed: 17 });
});

it("the care for keys makes a signing key and closes what lies open with the key of now", async () => {
  const userID = await stage.newPlayer({ totp_secret: "JBSWY3DPEHPK3PXP" });
  await careForKeys(app);
  const { totp_secret } = await rowOf(userID);
  expect(totp_secret).not.toBe("JBSWY3DPEHPK3PXP");
  expect(openTotpSecret(testVault, userID, totp_secret ?? "")).toBe("JBSWY3DPEHPK3PXP");
  expect(await stage.db.selectFrom("signing_keys").select("key_id").execute()).not.toEqual([]);
});
