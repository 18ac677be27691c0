import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { guestSession, logOut, self } from "#shared/contracts/account/auth.ts";
import { eraseAccount, exportData, keepAccount } from "#shared/contracts/account/privacy.ts";
import {
  confirmByProvider,
  linkProvider,
  removeProvider,
  removeProviderCode,
} from "#shared/contracts/account/provider-settings.ts";
import {
  changeForgottenPassword,
  resetPassword,
  undoChange,
  validateEmail,
} from "#shared/contracts/account/recovery.ts";
import { changeAccount, changePassword } from "#shared/contracts/account/settings.ts";
import { crossSite, crossSiteSignIn, signIn, signInByProvider, signUp } from "#shared/contracts/account/sign-in.ts";
import type { UserID } from "#shared/ids.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { letterTo, linkIn } from "../support/letters.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const OWNERS = "the-owner-chose-this-1";
const THIEFS = "the-thief-chose-this-1";
const ROUNDS = 6;

let school: OidcProvider;
let product: Product;
beforeAll(async () => {
  school = await startOidcProvider("school");
  const env = {
    SISTER_SITES: JSON.stringify({ math: "https://math.example.org/arrive" }),
    SIGN_IN_PROVIDERS: JSON.stringify([school.settings]),
  };
  product = await startProduct({ withWorkers: true, env });
  await school.admit(product.url);
});
afterAll(async () => {
  await product.close();
  await school.close();
});

const addressOf = (name: string): string => `${name.toLowerCase()}@example.org`;

/** An account with a verified address. */
async function ownerOf(name: string): Promise<Visitor> {
  const racer = await newRacer(product, name, addressOf(name));
  await product.services.app.db
    .updateTable("users")
    .set({ email_verified_stamp: nowStamp() })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  return racer;
}

async function logIn(name: string, password = PASSWORD): Promise<Visitor> {
  const visitor = new Visitor(product);
  await visitor.get(signIn, { body: { username: name, password } });
  return visitor;
}

const mayLogIn = async (username: string, password: string): Promise<boolean> =>
  (await new Visitor(product).ask(signIn, { body: { username, password } })).status === 200;

const changed = (password: string, newPassword: string) => ({
  body: { password, newPassword, newPassword2: newPassword },
});
const account = (email: string, password?: string) => ({
  body: { firstname: "", lastname: "", contact: 0, email, ...(password !== undefined && { password }) },
});
const linkOf = (letter: string) => {
  const { userID, code } = linkIn(letter);
  return { userID, hash: code };
};

async function resetLink(name: string) {
  await new Visitor(product).get(resetPassword, { body: { email: addressOf(name) } });
  return linkOf(await letterTo(product, addressOf(name), "Choose a new password"));
}
const chosen = (link: { userID: number; hash: string }, newPassword = OWNERS) => ({
  body: { ...link, newPassword, newPassword2: newPassword },
});

/** There as this person, and back: the page where that ends. */
async function walk(visitor: Visitor, address: string, person: string): Promise<string> {
  const more = `${address.includes("?") ? "&" : "?"}${String(new URLSearchParams({ login_hint: person }))}`;
  const there = await visitor.send("GET", address + more);
  const back = await visitor.send("GET", await school.walk(there.headers.get("location") ?? ""));
  return back.headers.get("location") ?? "";
}
async function enter(person: string, visitor = new Visitor(product)): Promise<Visitor> {
  await walk(visitor, "/api/v2/auth/redirect/school", person);
  await visitor.get(signInByProvider, { params: { provider: "school" } });
  return visitor;
}
async function confirm(visitor: Visitor, person: string, isForRemoval = false): Promise<string> {
  const body = { provider: "school", redirect: "/profile", ...(isForRemoval && { isForRemoval }) };
  const { redirect } = await visitor.get(confirmByProvider, { body });
  return walk(visitor, redirect, person);
}

describe("what ends every session", () => {
  it("also ends the log-ins under way with the password of before", async () => {
    const owner = await ownerOf("Under_Way");
    const won: Visitor[] = [];
    const way = new AbortController();
    const hands = Array.from({ length: 8 }, async () => {
      while (!way.signal.aborted) {
        const visitor = new Visitor(product);
        const said = await visitor.ask(signIn, { body: { username: "Under_Way", password: PASSWORD } });
        if (said.status !== 200) return;
        visitor.token = String(said.json.token);
        won.push(visitor);
      }
    });
    await expect.poll(() => won.length).toBeGreaterThan(2);
    await owner.get(changePassword, changed(PASSWORD, OWNERS));
    way.abort();
    await Promise.all(hands);
    for (const visitor of won)
      await expect.poll(() => visitor.refused(self).catch(() => "still in")).toBe("expiredSession");
    expect((await owner.ask(self)).status).toBe(200);
  });

  it("lets nothing through that was confirmed with the password of before", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const name = `In_Flight_${round}`;
      await ownerOf(name);
      const thief = await logIn(name);
      const link = await resetLink(name);
      const [, reset] = await Promise.all([
        thief.ask(changePassword, changed(PASSWORD, THIEFS)),
        new Visitor(product).ask(changeForgottenPassword, chosen(link)),
      ]);
      expect(reset.status).toBe(200);
      expect([await mayLogIn(name, OWNERS), await mayLogIn(name, THIEFS)]).toEqual([true, false]);
    }
  });

  it("also ends the codes that its sessions made: for a sister site, and for a login to connect", async () => {
    const owner = await ownerOf("Codes_Own");
    const thief = await logIn("Codes_Own");
    const { redirect } = await thief.get(crossSite, { params: { app: "math" } });
    const token = new URLSearchParams(new URL(redirect).hash.slice(1)).get("token") ?? "";
    const link = await thief.get(linkProvider, { body: { provider: "school", password: PASSWORD } });
    await owner.get(changePassword, changed(PASSWORD, OWNERS));
    expect(await new Visitor(product).refused(crossSiteSignIn, { body: { token } })).toBe("codeSpent");
    expect(await walk(thief, link.redirect, "thief@school.org")).toBe("/profile#provider-codeSpent");

    const other = await owner.get(crossSite, { params: { app: "math" } });
    const again = new URLSearchParams(new URL(other.redirect).hash.slice(1)).get("token") ?? "";
    await owner.get(logOut, { body: { everywhere: true } });
    expect(await new Visitor(product).refused(crossSiteSignIn, { body: { token: again } })).toBe("codeSpent");
  });

  it("leaves no session of a guest in the account that the guest turned into", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const guest = await newGuest(product);
      const tokens: string[] = [];
      const way = new AbortController();
      const others = Array.from({ length: 4 }, async () => {
        while (!way.signal.aborted) {
          const visitor = new Visitor(product);
          for (const [name, value] of guest.cookies) visitor.cookies.set(name, value);
          const said = await visitor.get(guestSession);
          if (said.user.userID === guest.userID) tokens.push(said.token);
        }
      });
      await expect.poll(() => tokens.length).toBeGreaterThan(1);
      await guest.get(signUp, { body: { username: `Turned_${round}`, password: PASSWORD, acceptPolicy: "on" } });
      way.abort();
      await Promise.all(others);
      const left = await product.services.app.db
        .selectFrom("sessions")
        .select("session_id")
        .where("user_id", "=", guest.userID as UserID)
        .where("revoked_stamp", "is", null)
        .execute();
      expect(left).toHaveLength(1);
    }
  });
});

describe("an undo", () => {
  it("never fails because of what comes at the same time", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const name = `Crowded_${round}`;
      const thiefs = `thief.${round}@example.org`;
      await ownerOf(name);
      const thief = await logIn(name);
      const reset = await resetLink(name);
      await thief.get(changeAccount, account(thiefs, PASSWORD));
      const undo = linkOf(await letterTo(product, addressOf(name), "Your e-mail address was changed"));
      const proof = linkOf(await letterTo(product, thiefs, "Is this your e-mail address?"));
      const said = await Promise.all([
        new Visitor(product).ask(undoChange, { body: undo }),
        new Visitor(product).ask(validateEmail, { body: proof }),
        new Visitor(product).ask(changeForgottenPassword, chosen(reset, THIEFS)),
      ]);
      expect(said.map(({ status }) => status < 500)).toEqual([true, true, true]);
      expect(said[0].status).toBe(200);
      const resetCode = String(said[0].json.resetCode);
      await new Visitor(product).get(changeForgottenPassword, chosen({ ...undo, hash: resetCode }));
      expect([await mayLogIn(name, OWNERS), await mayLogIn(name, THIEFS)]).toEqual([true, false]);
    }
  });

  it("doesn't bring back a wish to be erased that was taken back", async () => {
    const owner = await ownerOf("Stays_On");
    await owner.get(eraseAccount, { body: { password: PASSWORD } });
    await owner.get(changePassword, changed(PASSWORD, OWNERS));
    const undo = linkOf(await letterTo(product, "stays_on@example.org", "Your password was changed"));
    await owner.get(keepAccount);
    expect(await letterTo(product, "stays_on@example.org", "Your account will not be deleted")).toContain("Hello");
    await new Visitor(product).get(undoChange, { body: undo });
    const row = await product.services.app.db
      .selectFrom("users")
      .select("erase_stamp")
      .where("user_id", "=", owner.userID as UserID)
      .executeTakeFirstOrThrow();
    expect(row.erase_stamp).toBeNull();
  });

  it("of a removed login gives it back also from a guest's account, made before", async () => {
    const person = "guest.before@school.org";
    const browser = await newGuest(product);
    const owner = await enter(person);
    await confirm(owner, person, true);
    await owner.get(removeProviderCode);
    const code = /^\w{10}$/m.exec(await letterTo(product, person, "Your code to log in with a password"))?.[0];
    await owner.get(removeProvider, { body: { code, username: "Guest_Before", password: THIEFS, password2: THIEFS } });
    expect((await enter(person, browser)).userID).not.toBe(owner.userID);
    const undo = linkOf(await letterTo(product, person, "You now log in with a password only"));
    expect(await new Visitor(product).get(undoChange, { body: undo })).toMatchObject({ resetCode: null });
    expect((await enter(person)).userID).toBe(owner.userID);
  });
});

describe("an account that began with a login of another company, and has a password too", () => {
  it("gets a letter when the password is forgotten, and its login still shows who the owner is", async () => {
    const person = "two.ways@school.org";
    const owner = await enter(person);
    await confirm(owner, person);
    await owner.get(changePassword, { body: { newPassword: THIEFS, newPassword2: THIEFS } });
    const back = await enter(person);
    expect(await back.refused(changeAccount, account("elsewhere@example.org"))).toBe("confirmNeeded");
    await confirm(back, person);
    await back.get(changeAccount, account("elsewhere@example.org"));

    const undo = linkOf(await letterTo(product, person, "Your e-mail address was changed"));
    const { resetCode } = await new Visitor(product).get(undoChange, { body: undo });
    await new Visitor(product).get(changeForgottenPassword, chosen({ ...undo, hash: String(resetCode) }));
    await new Visitor(product).get(resetPassword, { body: { email: person } });
    expect(await letterTo(product, person, "Choose a new password")).toContain("Hello");
  });

  it("isn't confirmed by a login that was connected lately", async () => {
    const person = "lately@school.org";
    const owner = await ownerOf("Lately_On");
    const { redirect } = await owner.get(linkProvider, { body: { provider: "school", password: PASSWORD } });
    await walk(owner, redirect, person);
    const thief = await enter(person);
    expect(thief.userID).toBe(owner.userID);
    const trip = { body: { provider: "school", redirect: "/profile" } };
    expect(await thief.refused(confirmByProvider, trip)).toBe("notYou");
  });

  it("counts no wrong password for a visit that is used up", async () => {
    const person = "used.up@school.org";
    const owner = await enter(person);
    await confirm(owner, person);
    await owner.get(changePassword, { body: { newPassword: OWNERS, newPassword2: OWNERS } });
    await confirm(owner, person);
    await owner.get(exportData);
    for (let turn = 0; turn < 5; turn++) expect(await owner.refused(exportData)).toBe("confirmNeeded");
    await owner.get(exportData, { body: { password: OWNERS } });
  });
});
