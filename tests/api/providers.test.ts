import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { self } from "#shared/contracts/account/auth.ts";
import {
  confirmByProvider,
  linkProvider,
  removeProvider,
  removeProviderCode,
} from "#shared/contracts/account/provider-settings.ts";
import { validateEmail } from "#shared/contracts/account/recovery.ts";
import { changeProfile, enable2FA, prepare2FA, settings } from "#shared/contracts/account/settings.ts";
import { finishProvider, signIn, signInByProvider, signInOptions } from "#shared/contracts/account/sign-in.ts";
import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";

import { codeAt } from "../support/authenticator.ts";
import { FOREIGN_TARGETS } from "../support/foreign-targets.ts";
import { letterTo, linkIn } from "../support/letters.ts";
import { CHANGED_MIND, FOREIGN_KEY, startOidcProvider, type OidcProvider } from "../support/oidc.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const ID = "school";
/** Another provider of the same site, which somebody else has in hand. */
const OTHER_ID = "club";

let school: OidcProvider;
let club: OidcProvider;
let product: Product;
beforeAll(async () => {
  [school, club] = await Promise.all([startOidcProvider(ID), startOidcProvider(OTHER_ID)]);
  const gone = { ...school.settings, id: "gone", name: "Gone", issuer: "http://127.0.0.1:1" };
  product = await startProduct({
    withWorkers: true,
    env: { SIGN_IN_PROVIDERS: JSON.stringify([school.settings, gone, club.settings]) },
  });
  await Promise.all([school.admit(product.url), club.admit(product.url)]);
});
afterAll(async () => {
  await product.close();
  await Promise.all([school.close(), club.close()]);
});

/** What a browser keeps of its trips to providers, and of those it came back from, the newest last. */
const slotsOf = ({ cookies }: Visitor, name: "trip" | "arrival") =>
  [...cookies]
    .filter(([cookie]) => cookie.startsWith(`redline_${name}_`))
    .map(([cookie, value]) => ({ name: cookie, value, cookie: `${cookie}=${value}` }));
const slotOf = (visitor: Visitor, name: "trip" | "arrival") => {
  const newest = slotsOf(visitor, name).at(-1);
  if (!newest) throw new Error(`there is no ${name}`);
  return newest;
};

/** Opens an address of the product: the answer is where it sends the browser. */
async function goTo(visitor: Visitor, address: string): Promise<string> {
  const { status, headers, json } = await visitor.send("GET", address);
  if (status !== 302) throw new Error(`${address} answered ${status}: ${JSON.stringify(json)}`);
  return headers.get("location") ?? "";
}

const begin = (visitor: Visitor, query: Record<string, string>): Promise<string> =>
  goTo(visitor, `/api/v2/auth/redirect/${ID}?${new URLSearchParams(query)}`);

/** Leaves for the provider as this person: the answer is the address the provider sends the browser back to. */
const visit = async (visitor: Visitor, person: string, query: Record<string, string> = {}): Promise<string> =>
  school.walk(await begin(visitor, { ...query, login_hint: person }));

/** There, back, and the session. */
async function enter(visitor: Visitor, person: string, query: Record<string, string> = {}) {
  expect(await goTo(visitor, await visit(visitor, person, query))).toBe(`/login#provider=${ID}`);
  return visitor.get(signInByProvider, { params: { provider: ID } });
}

const db = () => product.services.app.db;
const linksOf = (person: string) =>
  db().selectFrom("provider_links").select("user_id").where("subject", "=", person).execute();

/** Shows that the owner is here, by a visit to the provider. */
async function confirm(racer: Visitor, person: string): Promise<void> {
  const { redirect } = await racer.get(confirmByProvider, { body: { provider: ID, redirect: "/profile" } });
  const address = `${redirect}&${new URLSearchParams({ login_hint: person })}`;
  expect(await goTo(racer, await school.walk(await goTo(racer, address)))).toBe("/profile");
}

/** Asks to link from the settings page, and goes the whole way as this person. */
async function link(racer: Visitor, person: string): Promise<string> {
  const { redirect } = await racer.get(linkProvider, { body: { provider: ID, password: PASSWORD } });
  const address = `${redirect}&${new URLSearchParams({ login_hint: person })}`;
  return goTo(racer, await school.walk(await goTo(racer, address)));
}

describe("signing in by a provider", () => {
  it("makes an account at the first visit, and finds it at the second", async () => {
    const first = await enter(new Visitor(product), "ada@example.org");
    expect(first.user).toMatchObject({
      accountType: "single_sign_on",
      requiresUsername: true,
      email: "ada@example.org",
      validEmail: true,
      logins: 1,
    });
    expect(first.user.username).toMatch(/^Driver-\d{8}$/);
    expect(first.redirect).toBeNull();
    const second = await enter(new Visitor(product), "ada@example.org");
    expect([second.user.userID, second.user.logins]).toEqual([first.user.userID, 2]);
  });

  it("lets the player choose the first username, and change it once later", async () => {
    const visitor = new Visitor(product);
    await enter(visitor, "grace@example.org");
    const first = await visitor.get(changeProfile, { body: { username: "GraceOnWheels" } });
    expect(first.account).toMatchObject({ username: "GraceOnWheels", requiresUsername: false, changedUsername: false });
    await visitor.get(changeProfile, { body: { username: "GraceTheRacer" } });
    expect(await visitor.refused(changeProfile, { body: { username: "GraceAgain" } })).toBe("alreadyDone username");
  });

  it("turns a guest into the account: same id, same car, and the guest is gone", async () => {
    const guest = await newGuest(product);
    const { user: before } = await guest.get(self);
    const { user } = await enter(guest, "guest@example.org");
    expect(user).toMatchObject({ userID: before.userID, carID: before.carID, accountType: "single_sign_on" });
    expect(guest.cookies.has("redline_guest")).toBe(false);
  });

  it("takes race sounds along to a new account, and believes no speed", async () => {
    const visitor = new Visitor(product);
    await goTo(visitor, await visit(visitor, "fast@example.org"));
    const said = { qualifying: true, avgSpeed: 240, avgAcc: 100, raceSounds: "off" };
    const { user } = await visitor.get(signInByProvider, { params: { provider: ID }, body: said });
    expect(user).toMatchObject({ raceSounds: "off", avgSpeed: null, qualifyingRaceComplete: false });
    await goTo(visitor, await visit(visitor, "fast@example.org"));
    const again = await visitor.get(signInByProvider, { params: { provider: ID }, body: { raceSounds: "all" } });
    expect(again.user.raceSounds).toBe("off");
  });

  it("leaves a guest alone whose person has an account already", async () => {
    const { user } = await enter(new Visitor(product), "known@example.org");
    const guest = await newGuest(product);
    const guestID = guest.userID;
    expect((await enter(guest, "known@example.org")).user.userID).toBe(user.userID);
    const row = await db()
      .selectFrom("users")
      .select("account_type")
      .where("user_id", "=", guestID as never)
      .executeTakeFirst();
    expect(row?.account_type).toBe("guest");
  });

  it("keeps no address that the provider does not vouch for", async () => {
    const { user } = await enter(new Visitor(product), "unverified@example.org");
    expect([user.email, user.validEmail]).toEqual([null, false]);
  });

  it("makes one account of two first visits at once", async () => {
    const visitors = [new Visitor(product), new Visitor(product), new Visitor(product)];
    for (const visitor of visitors) await goTo(visitor, await visit(visitor, "twice@example.org"));
    const all = await Promise.all(
      visitors.map((visitor) => visitor.get(signInByProvider, { params: { provider: ID } })),
    );
    expect(new Set(all.map(({ user }) => user.userID)).size).toBe(1);
  });

  it("is listed on the log-in page, without its secret", async () => {
    const { providers } = await new Visitor(product).get(signInOptions);
    expect(providers).toEqual([
      { id: ID, name: "Local School" },
      { id: "gone", name: "Gone" },
      { id: OTHER_ID, name: "Local School" },
    ]);
  });

  it("ends at the log-in page when the person changes their mind", async () => {
    const visitor = new Visitor(product);
    expect(await goTo(visitor, await visit(visitor, CHANGED_MIND))).toBe("/login#provider-failed");
    expect(await visitor.refused(signInByProvider, { params: { provider: ID } })).toBe("codeSpent");
  });

  it.each(["none", "__proto__", "constructor", "School"])(
    "is refused for %j, which this site does not have",
    async (id) => {
      const visitor = new Visitor(product);
      expect(await goTo(visitor, `/api/v2/auth/redirect/${id}`)).toBe("/login#provider-providerUnknown");
      expect(await visitor.refused(signInByProvider, { params: { provider: id } })).toBe("codeSpent");
      const { headers } = await visitor.ask(finishProvider, { params: { provider: id } });
      expect(headers.get("location")).toBe("/login#provider-codeSpent");
    },
  );

  it("comes back to where it began when the provider does not answer", async () => {
    const visitor = new Visitor(product);
    for (const [query, back] of [
      ["", "/login#provider-unavailable"],
      ["?link=a-code-of-a-wish-to-link", "/profile#provider-unavailable"],
      ["?confirm=a-code-of-a-wish-to-link", "/profile#confirm-unavailable"],
    ]) {
      expect(await goTo(visitor, `/api/v2/auth/redirect/gone${query}`)).toBe(back);
    }
    expect(slotsOf(visitor, "trip")).toEqual([]);
  });
});

describe("the way back from a provider", () => {
  const comeBack = async (visitor: Visitor, address: string, person: string) => ({
    leadsTo: await goTo(visitor, address),
    session: await visitor.refused(signInByProvider, { params: { provider: ID } }),
    links: await linksOf(person),
  });
  const FAILED = { leadsTo: "/login#provider-failed", session: "codeSpent", links: [] };
  const NO_TRIP = { ...FAILED, leadsTo: "/login#provider-codeSpent" };

  it.each(["another-state", undefined])("is refused when the address has another state: %j", async (state) => {
    const visitor = new Visitor(product);
    const address = new URL(await visit(visitor, "mallory@example.org"));
    if (state === undefined) address.searchParams.delete("state");
    else address.searchParams.set("state", state);
    expect(await comeBack(visitor, address.href, "mallory@example.org")).toEqual(NO_TRIP);
  });

  it.each([
    ["code", "another-code"],
    ["code", undefined],
    ["iss", "https://evil.example"],
  ])("is refused when the address has another %s: %j", async (name, value) => {
    const visitor = new Visitor(product);
    const address = new URL(await visit(visitor, "mallory@example.org"));
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    expect(await comeBack(visitor, address.href, "mallory@example.org")).toEqual(FAILED);
  });

  it.each([{ nonce: "another-nonce" }, { verifier: "another-verifier".repeat(3) }, { state: "another-state" }])(
    "is refused when what was kept is not what was sent: %j",
    async (change) => {
      const visitor = new Visitor(product);
      const address = await visit(visitor, "trent@example.org");
      const { name, value } = slotOf(visitor, "trip");
      const trip = await product.services.tokens.readTrip(value);
      if (!trip) throw new Error("there is no trip");
      visitor.cookies.set(name, await product.services.tokens.issueTrip({ ...trip, ...change }));
      expect(await comeBack(visitor, address, "trent@example.org")).toEqual(FAILED);
    },
  );

  it("is refused when a key other than the provider's signed the visitor's identity", async () => {
    const visitor = new Visitor(product);
    const address = await visit(visitor, FOREIGN_KEY);
    expect(await comeBack(visitor, address, FOREIGN_KEY)).toEqual(FAILED);
  });

  it("is refused when the cookie was changed, is missing, or is another token of ours", async () => {
    const visitor = new Visitor(product);
    const racer = await newRacer(product, "NotATrip");
    const address = await visit(visitor, "oscar@example.org");
    const { name, value } = slotOf(visitor, "trip");
    for (const wrong of [`${value.slice(0, 60)}x${value.slice(61)}`, racer.token ?? "", ""]) {
      visitor.cookies.set(name, wrong);
      expect(await comeBack(visitor, address, "oscar@example.org")).toEqual(NO_TRIP);
    }
  });

  it("is refused in a browser that did not leave for it", async () => {
    const address = await visit(new Visitor(product), "sender@example.org");
    const other = new Visitor(product);
    expect(await comeBack(other, address, "sender@example.org")).toEqual(NO_TRIP);
    const own = await visit(other, "other@example.org");
    expect(await comeBack(other, address, "sender@example.org")).toEqual(NO_TRIP);
    expect(await goTo(other, own)).toBe(`/login#provider=${ID}`);
  });

  it("is refused under another provider than the one that was left for, with either one's answer", async () => {
    const visitor = new Visitor(product);
    const fromSchool = new URL(await visit(visitor, "mixed@example.org"));
    const mixed = new URL(fromSchool.href.replace(`/callback/${ID}`, `/callback/${OTHER_ID}`));
    expect(await goTo(visitor, mixed.href)).toBe("/login#provider-codeSpent");

    const there = await goTo(visitor, `/api/v2/auth/redirect/${OTHER_ID}?login_hint=mixed@example.org`);
    const fromClub = new URL(await club.walk(there));
    const trip = slotOf(visitor, "trip");
    for (const name of ["code", "iss"]) {
      const swapped = new URL(fromClub);
      swapped.searchParams.set(name, fromSchool.searchParams.get(name) ?? "");
      visitor.cookies.set(trip.name, trip.value);
      expect([name, await goTo(visitor, swapped.href)]).toEqual([name, "/login#provider-failed"]);
    }
    expect(await visitor.refused(signInByProvider, { params: { provider: ID } })).toBe("codeSpent");
    expect(await linksOf("mixed@example.org")).toEqual([]);
  });

  it("signs in as nobody of another provider: the same person there is somebody else, and an arrival is for its own", async () => {
    const own = await enter(new Visitor(product), "same@example.org");
    const visitor = new Visitor(product);
    const there = await goTo(visitor, `/api/v2/auth/redirect/${OTHER_ID}?login_hint=same@example.org`);
    expect(await goTo(visitor, await club.walk(there))).toBe(`/login#provider=${OTHER_ID}`);
    const arrival = slotOf(visitor, "arrival");
    expect(await visitor.refused(signInByProvider, { params: { provider: ID } })).toBe("codeSpent");
    visitor.cookies.set(arrival.name, arrival.value);
    const { user } = await visitor.get(signInByProvider, { params: { provider: OTHER_ID } });
    expect(user.userID).not.toBe(own.user.userID);
  });

  it("stays open for the others behind an address from which a machine comes back thousands of times with nothing", async () => {
    const headers = { "x-forwarded-for": "10.20.30.70" };
    const callback = `/api/v2/auth/callback/${ID}`;
    const pupil = new Visitor(product);
    const address = await visit(pupil, "pupil@example.org");
    const machine = new Visitor(product);
    for (let turn = 0; turn < 1_240; turn += 40)
      await Promise.all(Array.from({ length: 40 }, () => new Visitor(product).send("GET", callback, { headers })));
    const bogus = `${new URL(await visit(machine, "machine@example.org")).search}x`;
    const cookie = slotOf(machine, "trip").cookie;
    const wrong = Array.from({ length: 60 }, () =>
      new Visitor(product).send("GET", `${callback}${bogus}`, { headers: { ...headers, cookie } }),
    );
    const back = await pupil.send("GET", new URL(address).pathname + new URL(address).search, { headers });
    expect([back.status, back.headers.get("location")]).toEqual([302, `/login#provider=${ID}`]);
    expect(new Set((await Promise.all(wrong)).map((each) => each.headers.get("location")))).toEqual(
      new Set(["/login#provider-failed"]),
    );
  });

  it("is each tab's own: whichever comes back first, failed or not, the others get where they were going", async () => {
    for (const failing of [[], [0], [1], [0, 1]]) {
      for (const order of [
        [0, 1, 2],
        [2, 1, 0],
        [1, 2, 0],
      ]) {
        const visitor = new Visitor(product);
        const persons = [0, 1, 2].map((tab) => (failing.includes(tab) ? CHANGED_MIND : `tabs-${tab}@example.org`));
        const left = await Promise.all(persons.map((person) => begin(visitor, { login_hint: person })));
        const addresses = await Promise.all(left.map((address) => school.walk(address)));
        for (const tab of order) {
          const leadsTo = await goTo(visitor, addresses[tab] ?? "");
          expect(leadsTo).toBe(failing.includes(tab) ? "/login#provider-failed" : `/login#provider=${ID}`);
        }
        const isIn = order.filter((tab) => !failing.includes(tab));
        const said: number[] = [];
        while (said.length < isIn.length) {
          const { status } = await visitor.ask(signInByProvider, { params: { provider: ID } });
          said.push(status);
        }
        expect(said).toEqual(isIn.map(() => 200));
        expect([slotsOf(visitor, "trip"), slotsOf(visitor, "arrival")]).toEqual([[], []]);
      }
    }
  });

  it("is kept of the last trips only, however many a browser begins", async () => {
    const visitor = new Visitor(product);
    const addresses: string[] = [];
    for (let trip = 0; trip < 9; trip++) addresses.push(await visit(visitor, "restless@example.org"));
    expect(slotsOf(visitor, "trip")).toHaveLength(4);
    const led = [];
    for (const address of addresses) led.push(await goTo(visitor, address));
    expect(led).toEqual([
      ...Array.from({ length: 5 }, () => "/login#provider-codeSpent"),
      ...Array.from({ length: 4 }, () => `/login#provider=${ID}`),
    ]);
  });

  it("is good once", async () => {
    const visitor = new Visitor(product);
    const address = await visit(visitor, "once@example.org");
    const trip = slotOf(visitor, "trip");
    await goTo(visitor, address);
    expect(slotsOf(visitor, "trip")).toEqual([]);
    const arrival = slotOf(visitor, "arrival");
    await visitor.get(signInByProvider, { params: { provider: ID } });
    expect(slotsOf(visitor, "arrival")).toEqual([]);
    visitor.cookies.set(trip.name, trip.value);
    expect(await goTo(visitor, address)).toBe("/login#provider-failed");
    visitor.cookies.set(arrival.name, arrival.value);
    expect(await visitor.refused(signInByProvider, { params: { provider: ID } })).toBe("codeSpent");
  });

  it("lets one of twenty in that use the arrival at once", async () => {
    const visitor = new Visitor(product);
    await goTo(visitor, await visit(visitor, "crowd@example.org"));
    const cookie = slotOf(visitor, "arrival").cookie;
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        new Visitor(product).ask(signInByProvider, { params: { provider: ID }, headers: { cookie } }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ json }) => json.error === "codeSpent")).toHaveLength(19);
  });

  it("leads on to a path of this site, if one was asked for", async () => {
    const { redirect } = await enter(new Visitor(product), "onward@example.org", { redirect: "/garage?tab=cars#new" });
    expect(redirect).toBe("/garage?tab=cars#new");
  });

  it("is told by no call to lead to an address: each that takes a path takes paths alone", () => {
    const shapes = (Object.entries(CALLS) as [string, Call][]).flatMap(([name, { body, query }]) =>
      [body, query].flatMap((shape) =>
        shape instanceof z.ZodObject && "redirect" in shape.shape ? [[name, shape.shape.redirect]] : [],
      ),
    ) as [string, z.ZodType][];
    expect(shapes.map(([name]) => name).toSorted()).toEqual(["beginProvider", "confirmByProvider", "crossSite"]);
    for (const [name, shape] of shapes) {
      expect([name, FOREIGN_TARGETS.filter((target) => shape.safeParse(target).success)]).toEqual([name, []]);
      expect([name, shape.safeParse("/garage?tab=cars#new").success]).toEqual([name, true]);
    }
  });

  it.each(FOREIGN_TARGETS)("never leads to %j", async (redirect) => {
    const said = await new Visitor(product).send(
      "GET",
      `/api/v2/auth/redirect/${ID}?${new URLSearchParams({ redirect })}`,
    );
    expect([said.status, said.json.field]).toEqual([422, "redirect"]);
  });
});

describe("linking a provider", () => {
  it("lets the same racer in by the provider and by the password", async () => {
    const racer = await newRacer(product, "LinkedRacer");
    expect(await racer.refused(linkProvider, { body: { provider: ID, password: "not-the-password" } })).toBe(
      "wrongPassword password",
    );
    expect(await racer.refused(linkProvider, { body: { provider: "none", password: PASSWORD } })).toBe(
      "providerUnknown",
    );
    expect(await link(racer, "linked@example.org")).toBe("/profile#providers");
    expect((await racer.get(settings)).providers).toContainEqual({
      id: ID,
      name: "Local School",
      isLinked: true,
      mayVouch: false,
    });
    const { user } = await enter(new Visitor(product), "linked@example.org");
    expect([user.userID, user.accountType]).toEqual([racer.userID, "standard"]);
    expect(await racer.refused(linkProvider, { body: { provider: ID, password: PASSWORD } })).toBe("providerLinked");
    await new Visitor(product).get(signIn, { body: { username: "LinkedRacer", password: PASSWORD } });
  });

  it("is refused for a person that another account has", async () => {
    const first = await newRacer(product, "LinkFirst");
    await link(first, "wanted@example.org");
    const second = await newRacer(product, "LinkSecond");
    expect(await link(second, "wanted@example.org")).toBe("/profile#provider-providerLinked");
    expect(await linksOf("wanted@example.org")).toEqual([{ user_id: first.userID }]);
  });

  it("does not link a visitor who was sent somebody else's link", async () => {
    const sender = await newRacer(product, "LinkSender");
    const { redirect } = await sender.get(linkProvider, { body: { provider: ID, password: PASSWORD } });
    const victim = await newRacer(product, "LinkVictim");
    const there = await goTo(victim, `${redirect}&login_hint=victim@example.org`);
    expect(await goTo(victim, await school.walk(there))).toBe("/profile#provider-codeSpent");
    expect(await linksOf("victim@example.org")).toEqual([]);
  });

  it("is refused with a tampered way back, and links nothing", async () => {
    const racer = await newRacer(product, "LinkTamper");
    const { redirect } = await racer.get(linkProvider, { body: { provider: ID, password: PASSWORD } });
    const back = new URL(await school.walk(await goTo(racer, `${redirect}&login_hint=tamper@example.org`)));
    back.searchParams.set("code", "another-code");
    expect(await goTo(racer, back.href)).toBe("/profile#provider-failed");
    expect(await linksOf("tamper@example.org")).toEqual([]);
  });
});

describe("removing a provider", () => {
  const own = { body: { password: PASSWORD } };

  it("takes a code by email, a username and a password, which sign in from then on", async () => {
    const racer = new Visitor(product);
    const { user } = await enter(racer, "leaver@example.org");
    const trip = { provider: ID, redirect: "/profile", isForRemoval: true };
    const { redirect } = await racer.get(confirmByProvider, { body: trip });
    const there = await goTo(racer, `${redirect}&login_hint=leaver@example.org`);
    expect(await goTo(racer, await school.walk(there))).toBe("/profile");
    await racer.get(removeProviderCode);
    const letter = await letterTo(product, "leaver@example.org", "Your code to log in with a password");
    const code = /^[\w]{10}$/m.exec(letter)?.[0] ?? "";
    const body = { code, username: "LeaverByName", password: "a-password-of-mine", password2: "a-password-of-mine" };
    expect(await racer.refused(removeProvider, { body: { ...body, code: "AAAAAAAAAA" } })).toBe("codeSpent");
    expect(await racer.refused(removeProvider, { body: { ...body, password2: "another-one-here" } })).toBe(
      "badInput password2",
    );
    expect(
      await racer.refused(removeProvider, { body: { ...body, password: "12345678", password2: "12345678" } }),
    ).toBe("badInput password");
    const stranger = await newRacer(product, "CodeThief");
    expect(await stranger.refused(removeProvider, { body })).toBe("codeSpent");
    const removed = await racer.get(removeProvider, { body });
    expect(removed.user).toMatchObject({ accountType: "standard", username: "LeaverByName", requiresUsername: false });
    expect(await linksOf("leaver@example.org")).toEqual([]);
    expect(await racer.refused(removeProvider, { body })).toBe("codeSpent");

    const again = await new Visitor(product).get(signIn, {
      body: { username: "LeaverByName", password: "a-password-of-mine" },
    });
    expect(again.user.userID).toBe(user.userID);
    expect((await enter(new Visitor(product), "leaver@example.org")).user.userID).not.toBe(user.userID);
  });

  it("changes no username that was changed before", async () => {
    const racer = await newRacer(product, "RenameOne", "renamer@example.org");
    await racer.get(changeProfile, { body: { username: "RenameTwo", password: PASSWORD } });
    await link(racer, "renamer-there@example.org");
    const { code: verification } = linkIn(
      await letterTo(product, "renamer@example.org", "Is this your e-mail address?"),
    );
    await racer.get(validateEmail, { body: { userID: racer.userID, hash: verification } });
    await racer.get(removeProviderCode, own);
    const letter = await letterTo(product, "renamer@example.org", "Your code to log in with a password");
    const code = /^[\w]{10}$/m.exec(letter)?.[0] ?? "";
    const body = { code, password: "a-password-of-mine", password2: "a-password-of-mine" };
    expect(await racer.refused(removeProvider, { body: { ...body, username: "RenameThree" } })).toBe(
      "alreadyDone username",
    );
    const { user } = await racer.get(removeProvider, { body: { ...body, username: "RenameTwo" } });
    expect(user.username).toBe("RenameTwo");
  });

  it("needs a verified address that the code can go to", async () => {
    const racer = await newRacer(product, "NoLetters");
    expect(await racer.refused(removeProviderCode, own)).toBe("notFound email");
    const unsure = await newRacer(product, "UnsureLetters", "unsure@example.org");
    expect(await unsure.refused(removeProviderCode, own)).toBe("notFound email");
  });
});

describe("the second factor of an account with a provider", () => {
  it("is asked for after the provider, and a missing or wrong code loses nothing", async () => {
    const racer = new Visitor(product);
    await enter(racer, "careful@example.org");
    await confirm(racer, "careful@example.org");
    const { secret } = await racer.get(prepare2FA);
    const { backupCodes } = await racer.get(enable2FA, { body: { code: codeAt(secret) } });

    const visitor = new Visitor(product);
    await goTo(visitor, await visit(visitor, "careful@example.org"));
    const at = { params: { provider: ID } };
    expect(await visitor.refused(signInByProvider, at)).toBe("codeNeeded authCode");
    expect(await visitor.refused(signInByProvider, { ...at, body: { authCode: "000000" } })).toBe("wrongCode authCode");
    const { user } = await visitor.get(signInByProvider, {
      ...at,
      body: { authCode: backupCodes[0], trustDevice: true },
    });
    expect([user.userID, user.backupCodes]).toEqual([racer.userID, 9]);

    expect((await enter(visitor, "careful@example.org")).user.userID).toBe(racer.userID);
  });

  it("judges five of eighteen codes that are guessed at once, from six browsers, and then not even a right one", async () => {
    const racer = new Visitor(product);
    await enter(racer, "eighteen@example.org");
    await confirm(racer, "eighteen@example.org");
    const { secret } = await racer.get(prepare2FA);
    const { backupCodes } = await racer.get(enable2FA, { body: { code: codeAt(secret) } });
    const at = { params: { provider: ID } };
    const visitors = Array.from({ length: 6 }, () => new Visitor(product));
    for (const visitor of visitors) await goTo(visitor, await visit(visitor, "eighteen@example.org"));
    const cookies = visitors.map((visitor) => slotOf(visitor, "arrival").cookie);
    const said = await Promise.all(
      Array.from({ length: 18 }, (_each, nth) =>
        new Visitor(product).refused(signInByProvider, {
          ...at,
          headers: { cookie: cookies[nth % 6] ?? "" },
          body: { authCode: `zzzz-zzzz-zzzz-zz${10 + nth}` },
        }),
      ),
    );
    const count = (answer: string) => said.filter((each) => each === answer).length;
    expect([count("wrongCode authCode"), count("tooManyTries authCode")]).toEqual([5, 13]);
    const right = { ...at, headers: { cookie: cookies[0] ?? "" }, body: { authCode: backupCodes[0] } };
    expect(await new Visitor(product).refused(signInByProvider, right)).toBe("tooManyTries authCode");
  });

  it("closes after five wrong codes, and a fresh arrival does not open it again", async () => {
    const racer = new Visitor(product);
    await enter(racer, "guessed@example.org");
    await confirm(racer, "guessed@example.org");
    const { secret } = await racer.get(prepare2FA);
    const { backupCodes } = await racer.get(enable2FA, { body: { code: codeAt(secret) } });
    const visitor = new Visitor(product);
    await goTo(visitor, await visit(visitor, "guessed@example.org"));
    const at = { params: { provider: ID } };
    for (let turn = 0; turn < 5; turn++) {
      expect(await visitor.refused(signInByProvider, { ...at, body: { authCode: "000000" } })).toBe(
        "wrongCode authCode",
      );
    }
    await goTo(visitor, await visit(visitor, "guessed@example.org"));
    expect(await visitor.refused(signInByProvider, { ...at, body: { authCode: backupCodes[0] } })).toBe(
      "tooManyTries authCode",
    );
  });
});
