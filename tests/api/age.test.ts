import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { buyerOf } from "#shared/server/accounts/age/buyer.ts";
import { accountPurges } from "#shared/server/accounts/purge.ts";
import { LETTER_ASKS } from "#shared/server/mail/letter-asks.ts";
import { perform } from "#shared/server/platform/work.ts";
import { before, days, hours } from "#shared/units.ts";

import { asksParent, bornNineYearsAgo, parentLink } from "../support/age-deeds.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { letterTo, linkIn } from "../support/letters.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
let provider: OidcProvider;
beforeAll(async () => {
  provider = await startOidcProvider("club");
  product = await startProduct({
    withWorkers: true,
    env: { SIGN_IN_PROVIDERS: JSON.stringify([provider.settings]) },
  });
  await provider.admit(product.url);
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

const db = () => product.services.app.db;
const idOf = ({ userID }: Visitor) => userID as UserID;
let names = 0;
const newName = (): string => `Asked_${String(++names).padStart(3, "0")}`;

const signsUp = async (body: object): Promise<Visitor> => {
  const visitor = new Visitor(product);
  await visitor.get(CALLS.signUp, { body: { username: newName(), password: PASSWORD, acceptPolicy: "on", ...body } });
  return visitor;
};
const childOf = (more: object = {}) => signsUp({ yearOfBirth: bornNineYearsAgo(product), ...more });
const ADULT = 1980;
const ownAge = async (visitor: Visitor) => {
  const { age, hasParent } = (await visitor.get(CALLS.self)).user;
  return { age, hasParent };
};
const buyer = (visitor: Visitor, consentAge = product.services.app.config.consentAge) =>
  perform(product.services.app, (work) => buyerOf(work, idOf(visitor), { consentAge }));
const answers = (yearOfBirth: number) => ({ body: { yearOfBirth } });

describe("the question for the year of birth", () => {
  it("is answered with the sign-up, by what it takes to know who may buy and by nothing more", async () => {
    const child = await childOf();
    expect(await ownAge(child)).toEqual({ age: "under", hasParent: false });
    const adult = await signsUp({ yearOfBirth: ADULT });
    expect(await ownAge(adult)).toEqual({ age: "over", hasParent: false });
    const rows = await db().selectFrom("ages").selectAll().where("user_id", "=", idOf(adult)).execute();
    expect(rows).toMatchObject([{ band: "over", over_from_year: null }]);
    expect(JSON.stringify(rows)).not.toContain(String(ADULT));
  });

  it("may be passed over, and is answered later in the settings", async () => {
    const racer = await signsUp({});
    expect(await ownAge(racer)).toEqual({ age: "unknown", hasParent: false });
    expect(await buyer(racer)).toEqual({ mayBuy: false, why: "ageUnknown" });
    expect((await racer.get(CALLS.answerAge, answers(ADULT))).account).toEqual({ age: "over", hasParent: false });
    expect(await buyer(racer)).toEqual({ mayBuy: true, receiptsTo: [] });
  });

  it("takes a year in which people are born who are alive, and makes no account with another one", async () => {
    const visitor = new Visitor(product);
    const body = { username: newName(), password: PASSWORD, acceptPolicy: "on" };
    for (const yearOfBirth of [1850, 9_999, 12, -1, 2010.5, "2010"])
      expect(await visitor.refused(CALLS.signUp, { body: { ...body, yearOfBirth } })).toBe("badInput yearOfBirth");
    await visitor.get(CALLS.signUp, { body });
    expect(await visitor.refused(CALLS.answerAge, answers(1850))).toBe("badInput yearOfBirth");
    expect(await ownAge(visitor)).toMatchObject({ age: "unknown" });
  });

  it("counts as it was answered first: another year opens nothing", async () => {
    const child = await childOf();
    for (const year of [ADULT, 2001, bornNineYearsAgo(product) - 1, bornNineYearsAgo(product)])
      expect(await child.refused(CALLS.answerAge, answers(year))).toBe("alreadyDone yearOfBirth");
    expect(await ownAge(child)).toMatchObject({ age: "under" });
  });

  it("is put right once, on the same day, by who is younger than they typed", async () => {
    const child = await signsUp({ yearOfBirth: ADULT });
    expect(await child.get(CALLS.settings)).toMatchObject({ mayCorrectAge: true });
    expect((await child.get(CALLS.answerAge, answers(bornNineYearsAgo(product)))).account.age).toBe("under");
    expect(await child.get(CALLS.settings)).toMatchObject({ mayCorrectAge: false });
    expect(await child.refused(CALLS.answerAge, answers(bornNineYearsAgo(product) + 1))).toBe(
      "alreadyDone yearOfBirth",
    );
    const late = await signsUp({ yearOfBirth: ADULT });
    await db()
      .updateTable("ages")
      .set({ given_stamp: before(product.services.app.nowStamp(), hours(25)) })
      .where("user_id", "=", idOf(late))
      .execute();
    expect(await late.refused(CALLS.answerAge, answers(bornNineYearsAgo(product)))).toBe("alreadyDone yearOfBirth");
    expect(await ownAge(late)).toMatchObject({ age: "over" });
  });

  it("waits for an account that a provider made", async () => {
    const visitor = new Visitor(product);
    const there = await visitor.send("GET", "/api/v2/auth/redirect/club?login_hint=kim");
    const back = await provider.walk(there.headers.get("location") ?? "");
    await visitor.send("GET", back);
    const { user } = await visitor.get(CALLS.signInByProvider, { params: { provider: "club" } });
    expect(user).toMatchObject({ age: "unknown", hasParent: false });
    expect((await visitor.get(CALLS.answerAge, answers(bornNineYearsAgo(product)))).account.age).toBe("under");
  });

  it("is put to nobody in a class, and to no guest", async () => {
    const sectionID = await addClass(db());
    for (const [isMade, standing] of [
      [true, "member"],
      [false, "member"],
      [false, "pending"],
    ] as const) {
      const pupil = await newRacer(product, newName());
      await addMember(db(), sectionID, idOf(pupil), { isMade, standing });
      expect(await pupil.refused(CALLS.answerAge, answers(ADULT))).toBe("classSetting");
      expect(await pupil.refused(CALLS.askParent, { body: { email: "mum@example.org" } })).toBe("classSetting");
      expect(await ownAge(pupil)).toEqual({ age: "unknown", hasParent: false });
    }
    const guest = await newGuest(product);
    expect(await guest.refused(CALLS.answerAge, answers(ADULT))).toBe("registeredOnly");
  });
});

describe("a child of nine", () => {
  it("races and wins without a parent's address, and only can't buy", async () => {
    const child = await childOf();
    expect(await buyer(child)).toEqual({ mayBuy: false, why: "parentNeeded" });
    for (const call of [CALLS.self, CALLS.settings, CALLS.friends, CALLS.dailyReward, CALLS.achievements])
      expect((await child.ask(call)).status).toBe(200);
  });

  it("asks a parent, who opens the link, says yes, and gets the receipts", async () => {
    const child = await childOf();
    const email = `mum${child.userID}@example.org`;
    expect((await child.get(CALLS.askParent, { body: { email } })).account).toEqual({ age: "under", hasParent: false });
    expect((await child.get(CALLS.settings)).parent).toEqual({ email, isConfirmed: false });
    const link = await parentLink(product, child, email);
    const mum = new Visitor(product);
    const { displayName } = (await child.get(CALLS.self)).user;
    expect(await mum.get(CALLS.parentAsked, { body: link })).toMatchObject({ displayName, isConfirmed: false });
    expect(await buyer(child)).toEqual({ mayBuy: false, why: "parentNeeded" });
    await mum.get(CALLS.confirmParent, { body: link });
    await mum.get(CALLS.confirmParent, { body: link });
    expect(await mum.get(CALLS.parentAsked, { body: link })).toMatchObject({ isConfirmed: true });
    expect(await ownAge(child)).toEqual({ age: "under", hasParent: true });
    expect(await buyer(child)).toEqual({ mayBuy: true, receiptsTo: [email] });
    expect(await child.refused(CALLS.askParent, { body: { email: email.toUpperCase() } })).toBe("alreadyDone email");
  });

  it("buys no longer once the parent takes back the yes, of which nothing is left", async () => {
    const child = await childOf();
    await asksParent(product, await signsUp({}), "another.parent@example.org");
    const email = `dad${child.userID}@example.org`;
    await child.get(CALLS.askParent, { body: { email } });
    const link = await parentLink(product, child, email);
    const dad = new Visitor(product);
    await dad.get(CALLS.confirmParent, { body: link });
    await dad.get(CALLS.withdrawParent, { body: link });
    expect(await buyer(child)).toEqual({ mayBuy: false, why: "parentNeeded" });
    expect(await ownAge(child)).toEqual({ age: "under", hasParent: false });
    expect((await child.get(CALLS.settings)).parent).toBeNull();
    for (const call of [CALLS.parentAsked, CALLS.confirmParent, CALLS.withdrawParent])
      expect(await dad.refused(call, { body: link })).toBe("codeSpent");
    const kept = await db().selectFrom("parents").select("email").execute();
    expect(kept.map((row) => row.email)).toContain("another.parent@example.org");
    expect(kept.map((row) => row.email)).not.toContain(email);
  });

  it("is no parent of their own, by whichever spelling of the own address", async () => {
    const child = await childOf({ email: "Kid.Nine@example.org" });
    for (const email of ["kid.nine@example.org", "KID.NINE@EXAMPLE.ORG", "kid.nine+mum@example.org"])
      expect(await child.refused(CALLS.askParent, { body: { email } })).toBe("badInput email");
    expect(await child.refused(CALLS.askParent, { body: { email: "no address" } })).toBe("badInput email");
  });

  it("whose own address becomes the parent's afterwards has no parent", async () => {
    const child = await childOf();
    const email = `both${child.userID}@example.org`;
    await child.get(CALLS.askParent, { body: { email } });
    await new Visitor(product).get(CALLS.confirmParent, { body: await parentLink(product, child, email) });
    expect(await ownAge(child)).toMatchObject({ hasParent: true });
    await child.get(CALLS.changeAccount, {
      body: { firstname: "", lastname: "", email, contact: 0, password: PASSWORD },
    });
    expect(await ownAge(child)).toMatchObject({ hasParent: false });
    expect(await buyer(child)).toEqual({ mayBuy: false, why: "parentNeeded" });
  });

  it("gives another address or none: the parent who had said yes is told, and the link is over", async () => {
    const child = await childOf();
    const { displayName } = (await child.get(CALLS.self)).user;
    const told = `Your address was removed from the account of ${displayName}`;
    const [first, second] = [`first${child.userID}@example.org`, `second${child.userID}@example.org`];
    await child.get(CALLS.askParent, { body: { email: first } });
    const link = await parentLink(product, child, first);
    await new Visitor(product).get(CALLS.confirmParent, { body: link });
    await child.get(CALLS.askParent, { body: { email: second } });
    expect(await letterTo(product, first, told)).toContain("no more receipts");
    expect(await new Visitor(product).refused(CALLS.withdrawParent, { body: link })).toBe("codeSpent");
    expect(await ownAge(child)).toMatchObject({ hasParent: false });
    await new Visitor(product).get(CALLS.confirmParent, { body: await parentLink(product, child, second) });
    expect((await child.get(CALLS.removeParent)).account).toEqual({ age: "under", hasParent: false });
    expect(await letterTo(product, second, told)).toContain("your yes doesn't count");
    expect(await child.refused(CALLS.removeParent)).toBe("notFound");
  });
});

describe("a letter to a parent", () => {
  it("is plain about the game, the receipts and the way back, and asks nothing of who doesn't know the child", async () => {
    const child = await childOf();
    const email = `plain${child.userID}@example.org`;
    await child.get(CALLS.askParent, { body: { email } });
    const { displayName } = (await child.get(CALLS.self)).user;
    const letter = await letterTo(product, email, `Are you the parent of ${displayName}?`);
    expect(letter).toContain(`/parent#${child.userID}-`);
    for (const words of ["racing game", "each receipt", "take back your yes", "you don't need to do anything"])
      expect(letter).toContain(words);
  });

  it("comes so often and no more, whoever it is for", async () => {
    const child = await childOf();
    const ask = (nth: number) => ({ body: { email: `many${nth}.${child.userID}@example.org` } });
    for (let nth = 0; nth < LETTER_ASKS.anHour; nth++) await child.get(CALLS.askParent, ask(nth));
    expect(await child.refused(CALLS.askParent, ask(99))).toBe("tooManyRequests email");
  });

  it("has a link for one account, good until it is answered or for some days", async () => {
    const [one, other] = [await childOf(), await childOf()];
    const email = `late${one.userID}@example.org`;
    await one.get(CALLS.askParent, { body: { email } });
    await other.get(CALLS.askParent, { body: { email } });
    const link = await parentLink(product, one, email);
    const anybody = new Visitor(product);
    for (const call of [CALLS.parentAsked, CALLS.confirmParent, CALLS.withdrawParent]) {
      expect(await anybody.refused(call, { body: { ...link, userID: other.userID } })).toBe("codeSpent");
      expect(await anybody.refused(call, { body: { ...link, hash: `${link.hash}x` } })).toBe("codeSpent");
      expect(await anybody.refused(call, { body: { ...link, userID: 999_999_999 } })).toBe("codeSpent");
    }
    const lastDay = () => before(product.services.app.nowStamp(), days(KEPT_DAYS.parentAsked));
    await db()
      .updateTable("parents")
      .set({ asked_stamp: before(lastDay(), hours(1)) })
      .where("user_id", "=", idOf(one))
      .execute();
    for (const purge of accountPurges) await perform(product.services.app, (work) => purge(work));
    const left = await db().selectFrom("parents").select("user_id").where("email", "=", email).execute();
    expect(left).toEqual([{ user_id: other.userID }]);
    expect(await anybody.refused(CALLS.confirmParent, { body: link })).toBe("codeSpent");
  });

  it("goes to nobody for who needs no parent, or hasn't said whether", async () => {
    const adult = await signsUp({ yearOfBirth: ADULT });
    const silent = await signsUp({});
    for (const racer of [adult, silent])
      expect(await racer.refused(CALLS.askParent, { body: { email: "mum@example.org" } })).toBe("notAllowed");
  });
});

describe("age and parent", () => {
  it("are seen by nobody else, and taken along by the export", async () => {
    const child = await childOf();
    const email = `seen${child.userID}@example.org`;
    await child.get(CALLS.askParent, { body: { email } });
    const { username } = (await child.get(CALLS.self)).user;
    const stranger = await newRacer(product, newName());
    const seen = [
      await stranger.ask(CALLS.playerProfile, { params: { username: username ?? "" } }),
      await stranger.ask(CALLS.searchPlayers, { body: { term: username ?? "" } }),
    ];
    for (const { json } of seen) expect(JSON.stringify(json)).not.toMatch(/"age"|hasParent|@example\.org/);
    const { export: document } = await child.get(CALLS.exportData, { body: { password: PASSWORD } });
    expect(document).toMatchObject({ age: [{ band: "under" }], parent: [{ email, confirmed_stamp: null }] });
  });

  it("are erased with the account", async () => {
    const child = await childOf();
    await child.get(CALLS.askParent, { body: { email: `gone${child.userID}@example.org` } });
    await db().deleteFrom("users").where("user_id", "=", idOf(child)).execute();
    for (const table of ["ages", "parents"] as const)
      expect(await db().selectFrom(table).select("user_id").where("user_id", "=", idOf(child)).execute()).toEqual([]);
  });

  it("send receipts to the own verified address, then to the parent's", async () => {
    const own = `own${names}@example.org`;
    const child = await childOf({ email: own });
    const { userID, code } = linkIn(await letterTo(product, own, "Is this your e-mail address?"));
    await new Visitor(product).get(CALLS.validateEmail, { body: { userID, hash: code } });
    const email = `mum${child.userID}@example.org`;
    await child.get(CALLS.askParent, { body: { email } });
    await new Visitor(product).get(CALLS.confirmParent, { body: await parentLink(product, child, email) });
    expect(await buyer(child)).toEqual({ mayBuy: true, receiptsTo: [own, email] });
  });
});
