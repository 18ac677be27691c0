import { createHook } from "node:async_hooks";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { eraseAccount } from "#shared/contracts/account/privacy.ts";
import { resetPassword, validateCaptcha } from "#shared/contracts/account/recovery.ts";
import {
  changeAccount,
  changePassword,
  changeProfile,
  disable2FA,
  prepare2FA,
} from "#shared/contracts/account/settings.ts";
import { signIn } from "#shared/contracts/account/sign-in.ts";
import type { UserID } from "#shared/ids.ts";
import { GUESSES } from "#shared/server/accounts/sign-in/guesses.ts";
import { before, days, minutes } from "#shared/units.ts";

import { solvedBotCheck } from "../support/bot-check.ts";
import { letterTo } from "../support/letters.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
});
afterAll(() => product.close());

const db = () => product.services.app.db;
const WRONG = "not-the-password";
const from = (address: string) => ({ "x-forwarded-for": address });

/** So many wrong passwords that went to a count, without waiting for their bot checks. */
async function triedFor(name_key: string, count: number, source: string): Promise<void> {
  const stamp = before(product.services.app.nowStamp(), minutes(30));
  const rows = Array.from({ length: count }, () => ({ name_key, stamp, kind: "password" as const, source }));
  await db().insertInto("sign_in_tries").values(rows).execute();
}

/** So many that strangers gave for a name. */
const strangersTried = (username: string, count: number, source = "stranger"): Promise<void> =>
  triedFor(username.toLowerCase(), count, source);

const wrongOnes = async (username: string): Promise<number> => {
  const rows = await db()
    .selectFrom("sign_in_tries")
    .select("stamp")
    .where("name_key", "=", username.toLowerCase())
    .where("kind", "=", "password")
    .execute();
  return rows.length;
};

describe("wrong passwords of strangers", () => {
  it("shut nobody out: however many come, the right one goes in with a bot check", async () => {
    const owner = await newRacer(product, "HardToShutOut");
    const tries = Array.from({ length: 60 }, () =>
      new Visitor(product).refused(signIn, { body: { username: " hardToSHUTout", password: WRONG } }),
    );
    expect(new Set(await Promise.all(tries))).toEqual(new Set(["wrongPassword password", "captchaNeeded"]));
    expect(await wrongOnes("HardToShutOut")).toBe(GUESSES.free);
    const elsewhere = new Visitor(product);
    const body = { username: "HardToShutOut", password: PASSWORD };
    expect(await elsewhere.refused(signIn, { body })).toBe("captchaNeeded");
    const captchaToken = await solvedBotCheck(elsewhere);
    expect((await elsewhere.get(signIn, { body: { ...body, captchaToken } })).user.userID).toBe(owner.userID);
  });

  it("come to an end each day, but not for a browser or a network that the account knows", async () => {
    const owner = await newRacer(product, "KnownAtHome");
    const body = { username: "KnownAtHome", password: PASSWORD };
    const home = from("10.77.1.1");
    const atHome = new Visitor(product);
    await atHome.get(signIn, { body, headers: home });
    await strangersTried("KnownAtHome", GUESSES.strangersADay);

    const stranger = new Visitor(product);
    const captchaToken = await solvedBotCheck(stranger);
    expect(await stranger.refused(signIn, { body: { ...body, captchaToken } })).toBe("tooManyTries password");
    expect((await atHome.get(signIn, { body, headers: from("10.77.9.9") })).user.userID).toBe(owner.userID);
    expect((await new Visitor(product).get(signIn, { body, headers: home })).user.userID).toBe(owner.userID);
  });

  it("shut nobody out of a network that the account knows, however many come from there: each asks for a heavier check", async () => {
    const headers = from("10.77.5.5");
    const owner = await newRacer(product, "SchoolNeighbour");
    const body = { username: "SchoolNeighbour", password: PASSWORD };
    await owner.get(signIn, { body, headers });
    const ask = (visitor: Visitor, more: object) => visitor.ask(signIn, { headers, body: { ...body, ...more } });
    const machine = new Visitor(product);
    expect((await ask(machine, { password: WRONG })).json.error).toBe("wrongPassword");
    const { name_key } = await db()
      .selectFrom("sign_in_tries")
      .select("name_key")
      .where("name_key", "like", "network:%")
      .orderBy("try_id", "desc")
      .executeTakeFirstOrThrow();
    const { knownNetworkLightADay, heavierEach, heaviest } = GUESSES;
    const fresh = new Visitor(product);
    const weightAfter = async (more: number) => {
      await triedFor(name_key, more, "");
      const { json } = await ask(new Visitor(product), {});
      expect(json).toMatchObject({ error: "captchaNeeded", captchaStatus: "password" });
      return json.captchaWeight;
    };
    expect(await weightAfter(knownNetworkLightADay - 2)).toBe(1);
    expect(await weightAfter(1)).toBe(2);
    expect(await weightAfter(heavierEach)).toBe(4);

    const light = await solvedBotCheck(fresh, 2);
    expect((await ask(fresh, { captchaToken: light })).json).toMatchObject({
      error: "captchaNeeded",
      captchaWeight: 4,
    });
    const heavy = await solvedBotCheck(fresh, 4);
    expect((await ask(machine, { password: WRONG, captchaToken: light })).json.error).toBe("captchaNeeded");
    expect((await ask(fresh, { captchaToken: heavy })).status).toBe(200);
    expect((await ask(new Visitor(product), { captchaToken: heavy })).json.error).toBe("captchaWrong");
    expect(await weightAfter(2_000)).toBe(heaviest);
  });

  it("come to an end sooner for one network, and others go on", async () => {
    await newRacer(product, "OneNetwork");
    const stranger = new Visitor(product);
    const headers = from("10.77.2.2");
    const tryAt = async (more: Record<string, string>) =>
      stranger.refused(signIn, {
        headers: more,
        body: { username: "OneNetwork", password: WRONG, captchaToken: await solvedBotCheck(stranger) },
      });
    expect(await tryAt(headers)).toBe("wrongPassword password");
    const { source } = await db()
      .selectFrom("sign_in_tries")
      .select("source")
      .where("name_key", "=", "onenetwork")
      .where("kind", "=", "password")
      .executeTakeFirstOrThrow();
    await strangersTried("OneNetwork", GUESSES.networkOfStrangersADay - 1, source);
    expect(await tryAt(headers)).toBe("tooManyTries password");
    expect(await tryAt(from("10.77.2.3"))).toBe("wrongPassword password");
  });

  it("need a bot check each after a few a day, also when they come slowly", async () => {
    await newRacer(product, "SlowGuess");
    await strangersTried("SlowGuess", GUESSES.freeADay);
    const body = { username: "SlowGuess", password: WRONG };
    expect(await new Visitor(product).refused(signIn, { body })).toBe("captchaNeeded");
  });

  it("are counted before they are judged: of forty at once, three are, and the right one is not among more", async () => {
    await newRacer(product, "FortyAtOnce");
    const spellings = ["FortyAtOnce", "fortyatonce", " FORTYATONCE ", "fortyAtOnce"];
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        new Visitor(product).ask(signIn, {
          body: { username: spellings[turn % 4], password: turn === 39 ? PASSWORD : WRONG },
        }),
      ),
    );
    const judged = all.filter(({ json }) => json.error !== "captchaNeeded");
    // A right one takes its try back, so that one more may be judged.
    expect(judged.length).toBeLessThanOrEqual(GUESSES.free + 1);
    expect(judged.length).toBeGreaterThanOrEqual(GUESSES.free);
  });

  it("answer for unknown names as for known ones", async () => {
    await newRacer(product, "IsKnown");
    for (const username of ["IsKnown", "IsNobody"]) {
      const answers: string[] = [];
      for (let turn = 0; turn < 5; turn++) {
        answers.push(await new Visitor(product).refused(signIn, { body: { username, password: WRONG } }));
      }
      expect(answers).toEqual([...Array<string>(3).fill("wrongPassword password"), "captchaNeeded", "captchaNeeded"]);
    }
  });
});

/** How many hashes are worked out meanwhile: the work of argon2 is the only one that comes without a name. */
async function hashesOf(doing: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({ init: (_id, type) => void (count += Number(type === "undefined")) }).enable();
  try {
    await doing();
  } finally {
    hook.disable();
  }
  return count;
}

describe("a wrong password", () => {
  it("is the same work whether its account has a password, has none, or is nobody's: one hash", async () => {
    await newRacer(product, "HasPassword");
    const { userID } = await newRacer(product, "HasNoPassword");
    await db()
      .updateTable("users")
      .set({ password_hash: null, account_type: "single_sign_on" })
      .where("user_id", "=", userID as UserID)
      .execute();
    const counts: number[] = [];
    for (const username of ["HasPassword", "HasNoPassword", "IsNobodyAtAll"]) {
      const body = { username, password: WRONG };
      counts.push(
        await hashesOf(async () =>
          expect(await new Visitor(product).refused(signIn, { body })).toBe("wrongPassword password"),
        ),
      );
    }
    expect(counts).toEqual([1, 1, 1]);
  });
});

describe("what an account knows of where it was signed in from", () => {
  it("is hashes with an end, and goes with the account", async () => {
    const racer = await newRacer(product, "KnownPlaces");
    const rows = () =>
      db()
        .selectFrom("known_sources")
        .selectAll()
        .where("user_id", "=", racer.userID as UserID)
        .execute();
    const known = await rows();
    const now = product.services.app.nowStamp();
    expect(
      known.map(({ expires_stamp }) => Math.round((expires_stamp - now) / 86_400)).toSorted((a, b) => a - b),
    ).toEqual([90, 180]);
    expect(JSON.stringify(known)).not.toContain(racer.cookies.get("redline_browser"));
    expect(JSON.stringify(known)).not.toContain("10.");
    await db()
      .updateTable("users")
      .set({ erase_stamp: before(now, days(1)) })
      .where("user_id", "=", racer.userID as UserID)
      .execute();
    const { eraseAccounts } = await import("#shared/server/privacy/erasure.ts");
    await eraseAccounts(product.services.app);
    expect(await rows()).toEqual([]);
  });

  it("is another browser's secret for nobody else", async () => {
    const racer = await newRacer(product, "OwnBrowser");
    await newRacer(product, "OtherOwner");
    await strangersTried("OtherOwner", GUESSES.strangersADay);
    const body = { username: "OtherOwner", password: PASSWORD };
    expect(await racer.refused(signIn, { body })).toBe("tooManyTries password");
  });
});

describe("wrong passwords of somebody who is logged in", () => {
  const askedFor = (visitor: Visitor, password: string) => [
    () => visitor.ask(changeProfile, { body: { username: "MineFromNowOn", password } }),
    () =>
      visitor.ask(changePassword, {
        body: { password, newPassword: "mine-from-now-on", newPassword2: "mine-from-now-on" },
      }),
    () => visitor.ask(prepare2FA, { body: { password } }),
    () => visitor.ask(disable2FA, { body: { password, code: "123456" } }),
    () => visitor.ask(eraseAccount, { body: { password } }),
  ];

  it("share one count over all calls: of a hundred at once three are judged, then a bot check is due", async () => {
    const thief = await newRacer(product, "StolenSession");
    const asked = Array.from({ length: 20 }, () => askedFor(thief, WRONG)).flat();
    const all = await Promise.all(asked.map((ask) => ask()));
    const count = (error: string) => all.filter(({ json }) => json.error === error).length;
    expect(count("wrongPassword")).toBe(3);
    expect(count("wrongPassword") + count("captchaNeeded") + count("tooManyRequests")).toBe(100);
    expect((await thief.get(self)).user.captchaStatus).toBe("password");
    expect((await thief.ask(changeProfile, { body: { username: "FineName", password: PASSWORD } })).json.error).toBe(
      "captchaNeeded",
    );
    await thief.get(validateCaptcha, { body: { token: await solvedBotCheck(thief) } });
    const { account } = await thief.get(changeProfile, { body: { username: "FineName", password: PASSWORD } });
    expect(account.username).toBe("FineName");
  });

  it("end that session after ten, with an email to the owner, whose other sessions go on", async () => {
    const owner = await newRacer(product, "OwnerOfTwo", "owner.of.two@example.org");
    const thief = new Visitor(product);
    await thief.get(signIn, { body: { username: "OwnerOfTwo", password: PASSWORD } });
    const errors: unknown[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const body = { username: "MineFromNowOn", password: WRONG };
      let { json } = await thief.ask(changeProfile, { body });
      if (json.error === "captchaNeeded") {
        await thief.get(validateCaptcha, { body: { token: await solvedBotCheck(thief) } });
        ({ json } = await thief.ask(changeProfile, { body }));
      }
      errors.push(json.error);
    }
    expect(errors).toEqual(Array<string>(10).fill("wrongPassword"));
    await expect.poll(async () => (await thief.ask(self)).json.error).toBe("expiredSession");
    expect((await owner.ask(self)).status).toBe(200);
    const letter = await letterTo(product, "owner.of.two@example.org", "We logged a browser out of your account");
    expect(letter).toContain("Hello OwnerOfTwo,");
  });

  it("are none where the password was right", async () => {
    const racer = await newRacer(product, "OftenRight");
    for (let turn = 0; turn < 6; turn++) {
      await racer.get(changeAccount, {
        body: { firstname: `Right ${turn}`, lastname: "", email: "", contact: 0, password: PASSWORD },
      });
    }
    expect((await racer.get(self)).user.captchaStatus).toBe("na");
  });
});

describe("an email for a forgotten password", () => {
  it("reaches the owner, however many accounts somebody else made with the address", async () => {
    const email = "shared.address@example.org";
    const strangers = await Promise.all(
      Array.from({ length: 14 }, (_, nth) => newRacer(product, `Stranger${nth}s`, email)),
    );
    const owner = await newRacer(product, "LateOwner", email);
    const verified = await newRacer(product, "VerifiedOwner", email);
    await db()
      .updateTable("users")
      .set({
        email_verified_stamp: product.services.app.nowStamp(),
        last_seen_stamp: before(product.services.app.nowStamp(), days(9)),
      })
      .where("user_id", "=", verified.userID as UserID)
      .execute();
    await db()
      .updateTable("users")
      .set({ last_seen_stamp: before(product.services.app.nowStamp(), days(1)) })
      .where("user_id", "=", owner.userID as UserID)
      .execute();
    const reached = async (): Promise<Set<number>> => {
      const rows = await db()
        .selectFrom("letters")
        .select("body")
        .where("to_address", "=", email)
        .where("subject", "=", "Choose a new password")
        .execute();
      return new Set(rows.map(({ body }) => Number(/#(\d+)-/.exec(body)?.[1])));
    };
    await new Visitor(product).get(resetPassword, { body: { email } });
    await expect.poll(async () => (await reached()).size).toBe(10);
    expect(await reached()).toContain(verified.userID);
    await new Visitor(product).get(resetPassword, { body: { email } });
    await expect.poll(async () => (await reached()).size).toBe(strangers.length + 2);
    expect(await reached()).toContain(owner.userID);
  });
});
