import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { logOut, self } from "#shared/contracts/account/auth.ts";
import { changeForgottenPassword, resetPassword, validateEmail } from "#shared/contracts/account/recovery.ts";
import { changePassword, disable2FA, enable2FA, prepare2FA, settings } from "#shared/contracts/account/settings.ts";
import { signIn, signUp } from "#shared/contracts/account/sign-in.ts";
import type { UserID } from "#shared/ids.ts";
import { before, days } from "#shared/units.ts";

import { letterTo, linkIn } from "../support/letters.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
});
afterAll(() => product.close());

const logIn = (visitor: Visitor, username: string, more = {}) =>
  visitor.get(signIn, { body: { username, password: PASSWORD, ...more } });
const codeOf = (secret: string, atMs = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs });

/** A session that was ended elsewhere is refused after a few seconds at most. */
const untilLoggedOut = (visitor: Visitor): Promise<void> =>
  vi.waitFor(async () => expect((await visitor.ask(self)).json.error).toBe("expiredSession"), 50_000);

describe("signing up", () => {
  it("turns the guest into the account: same id, same car, and the guest's session ends", async () => {
    const guest = await newGuest(product);
    const guestToken = guest.token;
    const { user: before } = await guest.get(self);
    const { user } = await guest.get(signUp, {
      body: { username: "Asphalt_Fox", password: PASSWORD, acceptPolicy: "on", raceSounds: "all", tz: "Europe/Berlin" },
    });
    expect(user).toMatchObject({
      userID: before.userID,
      carID: before.carID,
      username: "Asphalt_Fox",
      accountType: "standard",
      membership: "basic",
      raceSounds: "all",
    });
    guest.token = guestToken;
    await untilLoggedOut(guest);
  });

  it.each([
    ["a name somebody has", { username: "asphalt_fox" }, "nameTaken username"],
    ["a name that looks like one somebody has", { username: "AsphaIt-F0x" }, "nameTaken username"],
    ["letters outside ASCII", { username: "Räser" }, "badInput username"],
    ["a name of the site", { username: "moderator" }, "badInput username"],
    ["a short password", { password: "1234567" }, "badInput password"],
    ["a common password", { password: "password123" }, "badInput password"],
    ["no yes to the terms", { acceptPolicy: "" }, "badInput acceptPolicy"],
    ["a broken address", { email: "nobody@" }, "badInput email"],
    ["a field of its own invention", { membership: "gold" }, "badInput membership"],
  ])("says what is wrong with %s", async (_what, change, expected) => {
    const body = { username: "Fresh_Name", password: PASSWORD, acceptPolicy: "on", ...change };
    expect(await new Visitor(product).refused(signUp, { body })).toBe(expected);
  });

  it("gives one of twenty the name they all ask for at once", async () => {
    const body = { username: "OnlyOne", password: PASSWORD, acceptPolicy: "on" };
    const all = await Promise.all(
      Array.from({ length: 20 }, async () => (await newGuest(product)).ask(signUp, { body })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(all.filter(({ status }) => status !== 200).map(({ json }) => json.error))).toEqual(
      new Set(["nameTaken"]),
    );
  });
});

describe("signing in", () => {
  it("answers an unknown name and a wrong password with the same words", async () => {
    await newRacer(product, "KnownName");
    const wrong = await new Visitor(product).ask(signIn, {
      body: { username: "KnownName", password: "wrong-password" },
    });
    const unknown = await new Visitor(product).ask(signIn, {
      body: { username: "NoSuchName", password: "wrong-password" },
    });
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.json).toEqual(wrong.json);
  });

  it("asks for a bot check after three wrong passwords, for unknown names too", async () => {
    await newRacer(product, "Guessed");
    for (const username of ["Guessed", "NobodyHere"]) {
      const answers: string[] = [];
      for (let turn = 0; turn < 4; turn++) {
        answers.push(await new Visitor(product).refused(signIn, { body: { username, password: "wrong-password" } }));
      }
      expect(answers).toEqual([...Array.from({ length: 3 }, () => "wrongPassword password"), "captchaNeeded"]);
    }
  });

  it("tells of the log-in before this one, and still does when the page is opened again", async () => {
    const racer = await newRacer(product, "CameBefore");
    expect((await racer.get(self)).user.lastLogin).toBeNull();
    const { app } = product.services;
    const earlier = before(app.nowStamp(), days(40));
    await app.db
      .updateTable("users")
      .set({ last_login_stamp: earlier })
      .where("user_id", "=", racer.userID as UserID)
      .execute();
    const back = new Visitor(product);
    expect((await logIn(back, "CameBefore")).user.lastLogin).toBe(earlier);
    expect((await back.get(self)).user.lastLogin).toBe(earlier);
    expect((await logIn(new Visitor(product), "CameBefore")).user.lastLogin).toBeGreaterThan(earlier);
  });

  it("ends the session with the log-out, and every session with the wish to", async () => {
    const first = await newRacer(product, "ManyTabs");
    const second = new Visitor(product);
    await logIn(second, "ManyTabs");
    const third = new Visitor(product);
    await logIn(third, "ManyTabs");
    await third.get(logOut);
    await second.get(logOut, { body: { everywhere: true } });
    const open = await product.services.app.db
      .selectFrom("sessions")
      .select("session_id")
      .where("user_id", "=", first.userID as never)
      .where("revoked_stamp", "is", null)
      .execute();
    expect(open).toEqual([]);
  });

  it("goes by the token alone: another user's id beside it is refused, and an id without one is nobody", async () => {
    const [racer, other] = [await newRacer(product, "Mismatch"), await newRacer(product, "OtherMatch")];
    const ids = [
      other.userID,
      1,
      0,
      -1,
      `0${racer.userID}`,
      `${racer.userID}.0`,
      `${racer.userID},${other.userID}`,
      "x",
    ];
    for (const id of ids) {
      const headers = { "x-user-id": String(id) };
      const said = await racer.ask(self, { headers });
      expect([id, said.status, said.json.error]).toEqual([id, 401, "userMismatch"]);
      expect([id, await new Visitor(product).refused(self, { headers })]).toEqual([id, "notSignedIn"]);
    }
    const headers = { "x-user-id": String(racer.userID) };
    expect((await racer.get(self, { headers })).user.userID).toBe(racer.userID);
  });
});

describe("the second factor", () => {
  it("is switched on with a code, asked for at sign-in, and each backup code is good once", async () => {
    const racer = await newRacer(product, "TwoLocks");
    const { secret, uri } = await racer.get(prepare2FA, { body: { password: PASSWORD } });
    expect(uri).toContain("otpauth://totp/Redline:TwoLocks");
    expect(await racer.refused(enable2FA, { body: { password: PASSWORD, code: "000000" } })).toBe("wrongCode authCode");
    const code = codeOf(secret);
    const { backupCodes } = await racer.get(enable2FA, { body: { password: PASSWORD, code } });
    expect(new Set(backupCodes).size).toBe(10);
    expect(
      JSON.stringify(await product.services.app.db.selectFrom("backup_codes").selectAll().execute()),
    ).not.toContain(backupCodes[0]?.replaceAll("-", ""));

    const body = { username: "TwoLocks", password: PASSWORD };
    expect(await new Visitor(product).refused(signIn, { body })).toBe("codeNeeded authCode");
    const usedAlready = { ...body, authCode: code };
    expect(await new Visitor(product).refused(signIn, { body: usedAlready })).toBe("wrongCode authCode");
    const next = codeOf(secret, Date.now() + 30_000);
    expect((await logIn(new Visitor(product), "TwoLocks", { authCode: next })).user.use2FA).toBe(true);

    const trusted = new Visitor(product);
    const { user } = await logIn(trusted, "TwoLocks", { authCode: backupCodes[0], trustDevice: true });
    expect(user.backupCodes).toBe(9);
    expect(await new Visitor(product).refused(signIn, { body: { ...body, authCode: backupCodes[0] } })).toBe(
      "wrongCode authCode",
    );
    expect((await logIn(trusted, "TwoLocks")).user.userID).toBe(racer.userID);
    expect((await trusted.get(settings)).trustedDevices).toBe(1);
    await trusted.get(disable2FA, { body: { password: PASSWORD, code: backupCodes[1] } });
    expect((await logIn(new Visitor(product), "TwoLocks")).user.use2FA).toBe(false);
  });

  it("lets one of fifteen at once in with the same backup code", async () => {
    const racer = await newRacer(product, "FifteenAtOnce");
    const { secret } = await racer.get(prepare2FA, { body: { password: PASSWORD } });
    const { backupCodes } = await racer.get(enable2FA, { body: { password: PASSWORD, code: codeOf(secret) } });
    const all = await Promise.all(
      Array.from({ length: 15 }, () =>
        new Visitor(product).ask(signIn, {
          body: { username: "FifteenAtOnce", password: PASSWORD, authCode: backupCodes[0] },
        }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("a forgotten password", () => {
  it("is replaced by a link that is good once, which ends every session", async () => {
    const racer = await newRacer(product, "Forgetful", "forgetful@example.org");
    await new Visitor(product).get(resetPassword, { body: { email: "Forgetful@Example.org" } });
    const { userID, code } = linkIn(await letterTo(product, "forgetful@example.org", "Choose a new password"));
    const body = { userID, hash: code, newPassword: "a-brand-new-horse", newPassword2: "a-brand-new-horse" };
    expect(
      await new Visitor(product).refused(changeForgottenPassword, {
        body: { ...body, newPassword2: "another-horse-1" },
      }),
    ).toBe("badInput newPassword2");
    const all = await Promise.all(
      Array.from({ length: 50 }, () => new Visitor(product).ask(changeForgottenPassword, { body })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const stored = await product.services.app.db.selectFrom("one_use_codes").select("code_hash").execute();
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(await new Visitor(product).refused(signIn, { body: { username: "Forgetful", password: PASSWORD } })).toBe(
      "wrongPassword password",
    );
    const { user } = await new Visitor(product).get(signIn, {
      body: { username: "Forgetful", password: "a-brand-new-horse" },
    });
    expect(user.userID).toBe(racer.userID);
  });

  it("answers an unknown address like a known one, and sends nothing", async () => {
    const said = await new Visitor(product).ask(resetPassword, { body: { email: "nobody@example.org" } });
    expect([said.status, said.json]).toEqual([200, { success: true }]);
  });
});

describe("an e-mail address", () => {
  it("is verified by the letter's link, once", async () => {
    const racer = await newRacer(product, "Reachable", "reach@example.org");
    expect((await racer.get(self)).user.validEmail).toBe(false);
    const { userID, code } = linkIn(await letterTo(product, "reach@example.org", "Is this your e-mail address?"));
    await new Visitor(product).get(validateEmail, { body: { userID, hash: code } });
    expect((await racer.get(self)).user.validEmail).toBe(true);
    expect(await new Visitor(product).refused(validateEmail, { body: { userID, hash: code } })).toBe("codeSpent");
  });
});

describe("a new password", () => {
  it("ends the other sessions and keeps the one that asked going", async () => {
    const racer = await newRacer(product, "Changer");
    const other = new Visitor(product);
    await logIn(other, "Changer");
    const body = { password: PASSWORD, newPassword: "a-better-horse-yet", newPassword2: "a-better-horse-yet" };
    expect(await racer.refused(changePassword, { body: { ...body, password: "not-it-at-all" } })).toBe(
      "wrongPassword password",
    );
    await racer.get(changePassword, { body });
    expect((await racer.get(settings)).sessions).toBe(1);
    await untilLoggedOut(other);
  });
});
