import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { validateCaptcha } from "#shared/contracts/account/recovery.ts";
import { signIn, signUp } from "#shared/contracts/account/sign-in.ts";
import { saveQualifying } from "#shared/contracts/race/own-race.ts";
import { SIGN_IN_TRIES } from "#shared/server/accounts/sign-in/sign-in-tries.ts";
import { before, minutes } from "#shared/units.ts";

import { solve, solvedBotCheck, tokenOf, type Solved } from "../support/bot-check.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const freshCheck = async (): Promise<Solved> =>
  solve(await product.services.captcha.challenge(product.services.app.nowStamp()));
const handIn = (visitor: Visitor, solved: unknown): Promise<string> =>
  visitor.refused(validateCaptcha, { body: { token: tokenOf(solved) } });

describe("a bot check", () => {
  it("is passed with the work done, once", async () => {
    const guest = await newGuest(product);
    const token = await solvedBotCheck(guest);
    expect((await guest.get(validateCaptcha, { body: { token } })).captchaStatus).toBe("passed");
    expect(await guest.refused(validateCaptcha, { body: { token } })).toBe("captchaWrong captchaToken");
    expect(await (await newGuest(product)).refused(validateCaptcha, { body: { token } })).toBe(
      "captchaWrong captchaToken",
    );
  });

  it("is passed by one of twenty that hand the same work in at once", async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => newGuest(product)));
    const token = tokenOf(await freshCheck());
    const all = await Promise.all(guests.map((guest) => guest.ask(validateCaptcha, { body: { token } })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ json }) => json.error === "captchaWrong")).toHaveLength(19);
  });

  it("is not passed by work that came too late", async () => {
    const { captcha, app } = product.services;
    const late = await solve(await captcha.challenge(before(app.nowStamp(), minutes(11))));
    expect(await handIn(await newGuest(product), late)).toBe("captchaWrong captchaToken");
  });

  it("is not passed when anything in it was changed, and is still good afterwards", async () => {
    const guest = await newGuest(product);
    const { challenge, solution } = await freshCheck();
    const { parameters, signature } = challenge;
    const changed: unknown[] = [
      {
        challenge: { parameters: { ...parameters, expiresAt: Number(parameters.expiresAt) + 1 }, signature },
        solution,
      },
      { challenge: { parameters: { ...parameters, keyPrefix: "00" }, signature }, solution },
      { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
      { challenge: { parameters: { ...parameters, more: true }, signature }, solution },
      { challenge: { parameters, signature: signature?.toUpperCase() }, solution },
      { challenge: { parameters, signature: "" }, solution },
      { challenge: { parameters }, solution },
      { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: solution.derivedKey.toUpperCase() } },
      { challenge, solution: { ...solution, derivedKey: "" } },
      { challenge },
      null,
      [],
      "solved",
    ];
    for (const each of changed) expect([each, await handIn(guest, each)]).toEqual([each, "captchaWrong captchaToken"]);
    for (const token of ["", "x", "ÿ", "{}"]) {
      expect(await guest.refused(validateCaptcha, { body: { token } })).toBe("captchaWrong captchaToken");
    }
    await guest.get(validateCaptcha, { body: { token: tokenOf({ challenge, solution }) } });
  });
});

describe("a bot check without a session", () => {
  it("is taken, once, and ends none", async () => {
    const token = tokenOf(await freshCheck());
    expect((await new Visitor(product).get(validateCaptcha, { body: { token } })).captchaStatus).toBe("na");
    expect(await new Visitor(product).refused(validateCaptcha, { body: { token } })).toBe("captchaWrong captchaToken");
    expect(await new Visitor(product).refused(saveQualifying)).toBe("notQualified");
  });
});

describe("after three wrong passwords", () => {
  it("the right one lets in with a bot check passed, and each check is good for one try", async () => {
    const racer = await newRacer(product, "OftenWrong");
    const body = { username: "OftenWrong", password: PASSWORD };
    const wrong = { ...body, password: "not-the-password" };
    for (let turn = 0; turn < 3; turn++) {
      expect(await new Visitor(product).refused(signIn, { body: wrong })).toBe("wrongPassword password");
    }
    const visitor = new Visitor(product);
    const said = await visitor.ask(signIn, { body });
    expect(said.json).toMatchObject({ error: "captchaNeeded", captchaStatus: "password" });
    const captchaToken = await solvedBotCheck(visitor);
    const { user } = await visitor.get(signIn, { body: { ...body, captchaToken } });
    expect(user.userID).toBe(racer.userID);

    for (let turn = 0; turn < 3; turn++) await visitor.refused(signIn, { body: wrong });
    expect(await visitor.refused(signIn, { body: { ...body, captchaToken } })).toBe("captchaWrong captchaToken");
  });
});

describe("the fifth sign-in within ten minutes", () => {
  it("makes a bot check due, which one that is passed ends for an hour", async () => {
    await newRacer(product, "InAndOut");
    const visitor = new Visitor(product);
    const statuses: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const { user } = await visitor.get(signIn, { body: { username: "InAndOut", password: PASSWORD } });
      statuses.push(user.captchaStatus);
    }
    expect(statuses).toEqual(["na", "na", "na", "na", "default"]);
    expect((await visitor.get(self)).user.captchaStatus).toBe("default");
    await visitor.get(validateCaptcha, { body: { token: await solvedBotCheck(visitor) } });
    expect((await visitor.get(self)).user.captchaStatus).toBe("passed");
    const { user } = await visitor.get(signIn, { body: { username: "InAndOut", password: PASSWORD } });
    expect(user.captchaStatus).toBe("passed");
  });
});

describe("right log-ins without end", () => {
  it("ask for a bot check at last, and go on with one passed", async () => {
    await newRacer(product, "TheWholeClass");
    const body = { username: "TheWholeClass", password: PASSWORD };
    const name_key = "thewholeclass";
    const stamp = product.services.app.nowStamp();
    const done = Array.from({ length: SIGN_IN_TRIES.signInsFree }, () => ({ name_key, stamp, kind: "done" as const }));
    await product.services.app.db.insertInto("sign_in_tries").values(done.slice(1)).execute();
    await new Visitor(product).get(signIn, { body });
    const next = new Visitor(product);
    expect((await next.ask(signIn, { body })).json).toMatchObject({
      error: "captchaNeeded",
      captchaStatus: "default",
    });
    await next.get(signIn, { body: { ...body, captchaToken: await solvedBotCheck(next) } });
  });
});

describe("many sign-ups from one address", () => {
  it("ask for a bot check and go on with one passed: a whole school can sign up", async () => {
    const headers = { "x-forwarded-for": "10.1.2.3" };
    const bodyOf = (turn: number) => ({ username: `Pupil${turn}x${turn}`, password: PASSWORD, acceptPolicy: "on" });
    await Promise.all(
      Array.from({ length: 30 }, async (_, turn) =>
        (await newGuest(product)).get(signUp, { headers, body: bodyOf(turn) }),
      ),
    );
    const next = await newGuest(product);
    const said = await next.ask(signUp, { headers, body: bodyOf(30) });
    expect(said.json).toMatchObject({ error: "captchaNeeded", captchaStatus: "default" });
    const captchaToken = await solvedBotCheck(next);
    await next.get(signUp, { headers, body: { ...bodyOf(30), captchaToken } });
    await newRacer(product, "ElsewhereFree");
  });
});
