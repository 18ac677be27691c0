import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { eraseAccount, exportData } from "#shared/contracts/account/privacy.ts";
import {
  confirmByProvider,
  linkProvider,
  removeProvider,
  removeProviderCode,
} from "#shared/contracts/account/provider-settings.ts";
import { changeForgottenPassword, undoChange, validateEmail } from "#shared/contracts/account/recovery.ts";
import { changeAccount, changePassword, enable2FA, prepare2FA, settings } from "#shared/contracts/account/settings.ts";
import { signIn, signInByProvider } from "#shared/contracts/account/sign-in.ts";

import { codeAt } from "../support/authenticator.ts";
import { letterTo, linkIn } from "../support/letters.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const ID = "school";
const NEW = "a-new-password-of-mine";

let school: OidcProvider;
let product: Product;
beforeAll(async () => {
  school = await startOidcProvider(ID);
  product = await startProduct({ withWorkers: true, env: { SIGN_IN_PROVIDERS: JSON.stringify([school.settings]) } });
  await school.admit(product.url);
});
afterAll(async () => {
  await product.close();
  await school.close();
});

const db = () => product.services.app.db;

async function goTo(visitor: Visitor, address: string): Promise<string> {
  const { status, headers, json } = await visitor.send("GET", address);
  if (status !== 302) throw new Error(`${address} answered ${status}: ${JSON.stringify(json)}`);
  return headers.get("location") ?? "";
}

/** There as this person, and back. */
const walk = async (visitor: Visitor, address: string, person: string): Promise<string> => {
  const more = `${address.includes("?") ? "&" : "?"}${new URLSearchParams({ login_hint: person })}`;
  return goTo(visitor, await school.walk(await goTo(visitor, address + more)));
};

async function enter(person: string): Promise<Visitor> {
  const visitor = new Visitor(product);
  await walk(visitor, `/api/v2/auth/redirect/${ID}`, person);
  await visitor.get(signInByProvider, { params: { provider: ID } });
  return visitor;
}

async function confirm(visitor: Visitor, person: string, isForRemoval?: true): Promise<string> {
  const body = { provider: ID, redirect: "/profile#account", ...(isForRemoval && { isForRemoval }) };
  const { redirect } = await visitor.get(confirmByProvider, { body });
  return walk(visitor, redirect, person);
}

/** An account with a verified address. */
async function verified(name: string, email: string): Promise<Visitor> {
  const racer = await newRacer(product, name, email);
  await db()
    .updateTable("users")
    .set({ email_verified_stamp: 1 as never })
    .where("user_id", "=", racer.userID as never)
    .execute();
  return racer;
}

const account = (email: string) => ({ firstname: "", lastname: "", email, contact: 0 as const });
const undo = (letter: string) => {
  const { userID, code } = linkIn(letter);
  return { body: { userID, hash: code } };
};
const rowOf = (visitor: Visitor) =>
  db()
    .selectFrom("users")
    .selectAll()
    .where("user_id", "=", visitor.userID as never)
    .executeTakeFirstOrThrow();
const linksOf = (visitor: Visitor) =>
  db()
    .selectFrom("provider_links")
    .select("subject")
    .where("user_id", "=", visitor.userID as never)
    .execute();

it("New passwords that differ are said before anything is asked for, so that no proof is spent on them", async () => {
  const racer = await newRacer(product, "mistyped");
  const body = { password: "not-my-password", newPassword: NEW, newPassword2: `${NEW}!` };
  const { status, json } = await racer.send("POST", "/api/v2/settings/password", { body });
  expect([status, json]).toMatchObject([
    422,
    { error: "badInput", field: "newPassword2", message: "The two passwords don't match." },
  ]);
  expect(await db().selectFrom("sign_in_tries").select("kind").where("kind", "=", "confirm").execute()).toEqual([]);
});

it("A login that this site doesn't offer is said before anything is asked for", async () => {
  const racer = await newRacer(product, "mislinked");
  const unknown = { provider: "none", password: "not-my-password" };
  expect(await racer.refused(linkProvider, { body: unknown })).toBe("providerUnknown");
  const tries = db().selectFrom("sign_in_tries").select("kind").where("kind", "=", "confirm");
  expect(await tries.execute()).toEqual([]);
  expect(await racer.refused(linkProvider, { body: { ...unknown, provider: ID } })).toBe("wrongPassword password");
  await db().deleteFrom("sign_in_tries").where("kind", "=", "confirm").execute();
});

describe("a session alone", () => {
  it("changes nothing about the way in of an account without a password, and takes nothing along", async () => {
    const racer = await enter("alone@example.org");
    const refusals = [
      await racer.refused(changeAccount, { body: account("thief@example.org") }),
      await racer.refused(changePassword, { body: { newPassword: NEW, newPassword2: NEW } }),
      await racer.refused(prepare2FA),
      await racer.refused(enable2FA, { body: { code: "123456" } }),
      await racer.refused(linkProvider, { body: { provider: ID } }),
      await racer.refused(removeProviderCode),
      await racer.refused(exportData),
      await racer.refused(eraseAccount),
    ];
    expect(new Set(refusals)).toEqual(new Set(["confirmNeeded"]));
    expect((await racer.get(settings)).isConfirmed).toBe(false);
    expect(await rowOf(racer)).toMatchObject({ email: "alone@example.org", erase_stamp: null });
  });

  it("is enough once within ten minutes of a visit to the provider, from that session and no other", async () => {
    const racer = await enter("fresh@example.org");
    const other = await enter("fresh@example.org");
    expect(await confirm(racer, "fresh@example.org")).toBe("/profile#account");
    expect((await racer.get(settings)).isConfirmed).toBe(true);
    expect(await other.refused(exportData)).toBe("confirmNeeded");
    await racer.get(exportData);
    expect((await racer.get(settings)).isConfirmed).toBe(false);
    expect(await racer.refused(exportData)).toBe("confirmNeeded");
  });

  it("is confirmed by nobody else at the provider, and in no other browser", async () => {
    const racer = await enter("careful@example.org");
    expect(await confirm(racer, "somebody.else@example.org")).toBe("/profile#confirm-notYou");
    const { redirect } = await racer.get(confirmByProvider, { body: { provider: ID, redirect: "/profile" } });
    expect(await walk(new Visitor(product), redirect, "careful@example.org")).toBe("/profile#confirm-codeSpent");
    expect(await racer.refused(exportData)).toBe("confirmNeeded");
  });

  it("and a code of the second step are enough too, each code once", async () => {
    const racer = await enter("twosteps@example.org");
    await confirm(racer, "twosteps@example.org");
    const { secret } = await racer.get(prepare2FA);
    await racer.get(enable2FA, { body: { code: codeAt(secret) } });
    expect(await racer.refused(exportData)).toBe("confirmNeeded");
    expect(await racer.refused(exportData, { body: { authCode: "000000" } })).toBe("wrongCode authCode");
    const body = { authCode: codeAt(secret, Date.now() + 30_000) };
    await racer.get(exportData, { body });
    expect(await racer.refused(exportData, { body })).toBe("wrongCode authCode");
  });

  it("asks for a visit of its own before a provider is removed, whatever was shown minutes ago", async () => {
    const racer = await enter("just.now@example.org");
    expect(await racer.refused(removeProviderCode)).toBe("confirmNeeded");
    await confirm(racer, "just.now@example.org");
    expect((await racer.get(settings)).mayRemoveProviders).toBe(false);
    expect(await racer.refused(removeProviderCode)).toBe("confirmNeeded");
    await confirm(racer, "just.now@example.org", true);
    expect((await racer.get(settings)).mayRemoveProviders).toBe(true);
    await racer.get(removeProviderCode);
  });

  it("sends the code that removes a provider to the address that was verified longest", async () => {
    const racer = await enter("first.of.two@example.org");
    await confirm(racer, "first.of.two@example.org");
    await racer.get(changeAccount, { body: account("second.of.two@example.org") });
    const { userID, code } = linkIn(
      await letterTo(product, "second.of.two@example.org", "Is this your e-mail address?"),
    );
    await racer.get(validateEmail, { body: { userID, hash: code } });
    await confirm(racer, "first.of.two@example.org", true);
    await racer.get(removeProviderCode);
    expect(await letterTo(product, "first.of.two@example.org", "Your code to log in with a password")).toMatch(
      /^\w{10}$/m,
    );
    const letters = await db()
      .selectFrom("letters")
      .select("to_address")
      .where("subject", "=", "Your code to log in with a password")
      .execute();
    expect(letters.map(({ to_address }) => to_address)).not.toContain("second.of.two@example.org");
  });

  it("sends the code that removes a provider to a verified address only", async () => {
    const racer = await enter("unverified@example.org");
    await confirm(racer, "unverified@example.org");
    await racer.get(changeAccount, { body: account("somewhere@example.org") });
    await confirm(racer, "unverified@example.org", true);
    expect(await racer.refused(removeProviderCode)).toBe("notFound email");
  });
});

describe("the email about a change", () => {
  it("goes to the address of before, and brings it, the password and the second step back", async () => {
    const racer = await verified("OwnerOne", "owner.one@example.org");
    const { secret } = await racer.get(prepare2FA, { body: { password: PASSWORD } });
    await racer.get(enable2FA, { body: { password: PASSWORD, code: codeAt(secret) } });
    const before = await rowOf(racer);
    await racer.get(changeAccount, { body: { ...account("thief@example.org"), password: PASSWORD } });
    await racer.get(changePassword, { body: { password: PASSWORD, newPassword: NEW, newPassword2: NEW } });

    const letter = await letterTo(product, "owner.one@example.org", "Your e-mail address was changed");
    expect(letter).toContain("If it wasn't you, open this link by");
    const visitor = new Visitor(product);
    const { resetCode } = await visitor.get(undoChange, undo(letter));
    const after = await rowOf(racer);
    for (const column of ["email", "email_key", "email_verified_stamp", "totp_secret"] as const) {
      expect(after[column]).toBe(before[column]);
    }
    expect(await racer.refused(settings)).toBe("expiredSession");
    for (const known of [PASSWORD, NEW]) {
      expect(await visitor.refused(signIn, { body: { username: "OwnerOne", password: known } })).toMatch(
        /^wrongPassword/,
      );
    }
    expect(await letterTo(product, "thief@example.org", "Your account went back to another address")).not.toContain(
      "#",
    );
    expect(await visitor.refused(undoChange, undo(letter))).toBe("undoUsed");

    const chosen = "chosen-by-the-owner";
    const body = { userID: racer.userID, hash: resetCode, newPassword: chosen, newPassword2: chosen };
    await visitor.get(changeForgottenPassword, { body });
    expect(await visitor.refused(signIn, { body: { username: "OwnerOne", password: NEW } })).toBe(
      "wrongPassword password",
    );
    expect(await visitor.refused(signIn, { body: { username: "OwnerOne", password: chosen } })).toBe(
      "codeNeeded authCode",
    );
  });

  it("brings a removed provider back, also from the empty account that its owner got meanwhile", async () => {
    const racer = await enter("links.back@example.org");
    await confirm(racer, "links.back@example.org", true);
    await racer.get(removeProviderCode);
    const code = /^\w{10}$/m.exec(
      await letterTo(product, "links.back@example.org", "Your code to log in with a password"),
    )?.[0];
    await racer.get(removeProvider, {
      body: { code, username: "TakenOver", password: NEW, password2: NEW },
    });
    const empty = await enter("links.back@example.org");
    expect(empty.userID).not.toBe(racer.userID);

    const letter = await letterTo(product, "links.back@example.org", "You now log in with a password only");
    const { resetCode } = await new Visitor(product).get(undoChange, undo(letter));
    expect(resetCode).toBeNull();
    expect(await linksOf(racer)).toEqual([{ subject: "links.back@example.org" }]);
    expect(await rowOf(racer)).toMatchObject({ account_type: "single_sign_on", password_hash: null });
    expect((await enter("links.back@example.org")).userID).toBe(racer.userID);
  });

  it("has no link for who took the account over, while the owner's waits", async () => {
    const racer = await verified("OwnerTwo", "owner.two@example.org");
    await racer.get(changeAccount, { body: { ...account("thief.two@example.org"), password: PASSWORD } });
    await db()
      .updateTable("users")
      .set({ email_verified_stamp: 1 as never })
      .where("user_id", "=", racer.userID as never)
      .execute();
    await racer.get(changePassword, { body: { password: PASSWORD, newPassword: NEW, newPassword2: NEW } });
    const toThief = await letterTo(product, "thief.two@example.org", "Your password was changed");
    expect(toThief).not.toContain("/undo-change#");
    const toOwner = await letterTo(product, "owner.two@example.org", "Your e-mail address was changed");
    await new Visitor(product).get(undoChange, undo(toOwner));
    expect((await rowOf(racer)).email).toBe("owner.two@example.org");
  });

  it("to an address that nobody verified has no link: anybody might have typed it", async () => {
    const racer = await newRacer(product, "OwnerThree", "typed@example.org");
    await racer.get(changeAccount, { body: { ...account("right@example.org"), password: PASSWORD } });
    expect(await letterTo(product, "typed@example.org", "Your e-mail address was changed")).not.toContain("#");
  });

  it("is too old after seven days, and good for its own account only", async () => {
    const racer = await verified("OwnerFour", "owner.four@example.org");
    const other = await verified("OwnerFive", "owner.five@example.org");
    await racer.get(eraseAccount, { body: { password: PASSWORD } });
    const letter = await letterTo(product, "owner.four@example.org", "Your account will be deleted in 14 days");
    const { body } = undo(letter);
    const visitor = new Visitor(product);
    expect(await visitor.refused(undoChange, { body: { ...body, userID: other.userID } })).toBe("undoUnknown");
    expect(await visitor.refused(undoChange, { body: { ...body, hash: "x".repeat(43) } })).toBe("undoUnknown");
    await db()
      .updateTable("account_undos")
      .set({ expires_stamp: 1 as never })
      .where("user_id", "=", racer.userID as never)
      .execute();
    expect(await visitor.refused(undoChange, { body })).toBe("undoOver");
    expect((await rowOf(racer)).erase_stamp).not.toBeNull();
  });

  it("undoes once, however many open the link at once", async () => {
    const racer = await verified("OwnerSix", "owner.six@example.org");
    await racer.get(eraseAccount, { body: { password: PASSWORD } });
    const asked = undo(await letterTo(product, "owner.six@example.org", "Your account will be deleted in 14 days"));
    const said = await Promise.all(Array.from({ length: 10 }, () => new Visitor(product).ask(undoChange, asked)));
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rowOf(racer)).erase_stamp).toBeNull();
  });
});
