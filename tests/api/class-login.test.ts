import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { SessionID, UserID } from "#shared/ids.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { makePupils } from "#shared/server/classes/make-pupil.ts";
import { NEWCOMERS } from "#shared/server/classes/newcomers.ts";
import { randomCode } from "#shared/server/platform/random-code.ts";
import { perform } from "#shared/server/platform/work.ts";
import { before, minutes } from "#shared/units.ts";

import { solvedBotCheck } from "../support/bot-check.ts";
import { atOnce } from "../support/players.ts";
import { startProduct, type Product } from "../support/product.ts";
import { stagedClass, type StagedClass } from "../support/pupil-stage.ts";
import { newGuest, newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let teachers = 0;
async function newClass(more: Parameters<typeof stagedClass>[2] = {}): Promise<StagedClass> {
  const teacher = await newRacer(product, `Teacher${teachers++}x`);
  return stagedClass(product.services.app.db, teacher.userID as UserID, more);
}
const given = ({ sectionID, code }: Pick<StagedClass, "sectionID" | "code">, more: object = {}) => ({
  params: { sectionID },
  body: { sectionID, code, ...more },
});
async function cardOf({ sectionID }: StagedClass): Promise<string> {
  const { app } = product.services;
  const [made] = await perform(app, (work) =>
    makePupils(work, app.vault, app.dice, { sectionID, language: "english", names: [null], standing: "member" }),
  );
  return made!.cardCode;
}
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { exp: number; sid: SessionID };
const expiryOf = (token: string): number => claimsOf(token).exp;

describe("a pupil", () => {
  it("chooses a name for a class's code, is signed in, and comes back by the card alone", async () => {
    const to = await newClass({ needsApproval: false });
    const visitor = new Visitor(product);
    const found = await visitor.get(CALLS.classOfCode, { body: { code: to.code.toUpperCase() } });
    const { user, cardCode, token } = await visitor.get(CALLS.classLogin, given(to, { alias: found.aliases[0] }));
    expect(user).toMatchObject({
      accountType: "class",
      displayName: found.aliases[0],
      inClass: true,
      sectionID: to.sectionID,
      email: null,
      logins: 1,
    });
    expect(expiryOf(token) - product.services.app.nowStamp()).toBeLessThanOrEqual(CLASSES.session / 1_000);
    const page = await visitor.get(CALLS.ownClass);
    expect(page.members.map(({ displayName }) => displayName)).toEqual(["Ms Frizzle", found.aliases[0]]);
    const back = new Visitor(product);
    const again = await back.get(CALLS.classLogin, given({ ...to, code: cardCode ?? "" }));
    expect([again.user.userID, again.user.logins, again.cardCode]).toEqual([user.userID, 2, null]);
  });

  it("gets a new account also where a guest played before", async () => {
    const to = await newClass();
    const guest = await newGuest(product);
    const { userID } = guest;
    const { user } = await guest.get(CALLS.classLogin, given(to));
    expect(user.userID).not.toBe(userID);
    expect(user).toMatchObject({ pendingTeacherApproval: true, inClass: false, racesPlayed: 0 });
    expect(await guest.refused(CALLS.ownClass)).toBe("pendingApproval");
  });

  it("stays logged in past the end by loading the page in the last five minutes, not by anything else", async () => {
    const to = await newClass();
    const pupil = new Visitor(product);
    const { token } = await pupil.get(CALLS.classLogin, given(to));
    const { app } = product.services;
    const end = expiryOf(token);
    expect((await pupil.ask(CALLS.self)).headers.get("authorization")).toBeNull();
    const soon = before(end as never, minutes(117));
    await app.db
      .updateTable("sessions")
      .set({ created_stamp: before(soon, minutes(120)), expires_stamp: soon })
      .where("user_id", "=", pupil.userID as UserID)
      .execute();
    await product.services.sessions.find(claimsOf(token).sid, pupil.userID as UserID, true);
    const other = await pupil.send("GET", "/api/v2/self?parts=class");
    expect(other.headers.get("authorization")).toBeNull();
    const renewed = (await pupil.ask(CALLS.self)).headers.get("authorization")?.split(" ")[1] ?? "";
    expect(expiryOf(renewed) - app.nowStamp()).toBeGreaterThan(CLASSES.session / 1_000 - 30);
  });
});

describe("an account of one's own", () => {
  it("joins, keeps its session, and leaves again", async () => {
    const to = await newClass({ needsApproval: false });
    const racer = await newRacer(product, "OwnAccount");
    const { token, user } = await racer.get(CALLS.classLogin, given(to));
    expect(user).toMatchObject({ accountType: "standard", inClass: true, username: "OwnAccount" });
    expect(expiryOf(token) - product.services.app.nowStamp()).toBeGreaterThan(CLASSES.session / 1_000);
    const other = await newClass();
    const { json } = await racer.ask(CALLS.classLogin, given(other));
    expect(json).toMatchObject({ error: "alreadyInClass", message: "You're in another class. Leave it first." });
    await racer.get(CALLS.leaveClass);
    expect(await racer.refused(CALLS.leaveClass)).toBe("noClass");
    expect((await racer.get(CALLS.self)).user.inClass).toBe(false);
  });
});

describe("from one address", () => {
  const ADDRESS = { "x-forwarded-for": "203.0.113.7" };

  it(
    "ten thousand wrong codes let nobody in and shut nobody out: each further one needs a bot check, and so do the class's own there",
    { timeout: 600_000 },
    async () => {
      const to = await newClass({ needsApproval: false });
      const card = await cardOf(to);
      const guesser = new Visitor(product);
      const guess = (turn: number) => async () => {
        const code = randomCode(turn % 2 === 0 ? 9 : 12);
        const call = turn % 4 < 2 ? CALLS.classOfCode : CALLS.classLogin;
        const body = call === CALLS.classOfCode ? { code } : { code, sectionID: to.sectionID };
        const { json } = await guesser.ask(call, { params: { sectionID: to.sectionID }, body, headers: ADDRESS });
        return String(json.error);
      };
      const said = await atOnce(
        Array.from({ length: 10_000 }, (_, turn) => guess(turn)),
        32,
      );
      expect(new Set(said)).toEqual(new Set(["wrongCode", "captchaNeeded"]));
      // Those at once with the last that is free may be looked up too.
      expect(said.filter((each) => each === "wrongCode").length).toBeLessThan(2 * 120 + 2 * 32);
      const pupil = new Visitor(product);
      const at = { headers: ADDRESS };
      expect(await pupil.refused(CALLS.classOfCode, { body: { code: to.code }, ...at })).toBe("captchaNeeded");
      const checked = async () => ({ captchaToken: await solvedBotCheck(new Visitor(product)) });
      const wrong = await checked();
      expect(await pupil.refused(CALLS.classOfCode, { body: { code: randomCode(9), ...wrong }, ...at })).toBe(
        "wrongCode code",
      );
      expect(await pupil.refused(CALLS.classOfCode, { body: { code: to.code, ...wrong }, ...at })).toBe(
        "captchaWrong captchaToken",
      );
      await pupil.get(CALLS.classOfCode, { body: { code: to.code, ...(await checked()) }, ...at });
      await pupil.get(CALLS.classLogin, { ...given(to, await checked()), ...at });
      await new Visitor(product).get(CALLS.classLogin, { ...given({ ...to, code: card }, await checked()), ...at });
      const elsewhere = { headers: { "x-forwarded-for": "203.0.113.9" } };
      await new Visitor(product).get(CALLS.classLogin, { ...given({ ...to, code: card }), ...elsewhere });
    },
  );

  it("so many strangers with a class's code come at once; each further one needs a bot check, and cards none", async () => {
    const to = await newClass();
    const card = await cardOf(to);
    const headers = { "x-forwarded-for": "203.0.113.10" };
    const join = (more = {}) => new Visitor(product).ask(CALLS.classLogin, { ...given(to, more), headers });
    await atOnce(
      Array.from({ length: NEWCOMERS.free }, () => () => join()),
      8,
    );
    await expect.poll(async () => (await join()).json.error).toBe("captchaNeeded");
    expect((await join({ captchaToken: await solvedBotCheck(new Visitor(product)) })).status).toBe(200);
    await new Visitor(product).get(CALLS.classLogin, { ...given({ ...to, code: card }), headers });
  });

  it("forty join within half a minute, none of them asked whether they are a bot", async () => {
    const to = await newClass();
    const headers = { "x-forwarded-for": "203.0.113.8" };
    const join = async () => {
      const visitor = new Visitor(product);
      const found = await visitor.get(CALLS.classOfCode, { body: { code: to.code }, headers });
      return visitor.get(CALLS.classLogin, { ...given(to, { alias: found.aliases[1] }), headers });
    };
    const came = await atOnce(Array.from({ length: 40 }, () => join));
    expect(new Set(came.map(({ user }) => user.displayName)).size).toBe(40);
    expect(came.every(({ user }) => user.captchaStatus === "na" && user.pendingTeacherApproval)).toBe(true);
  });
});

it("a code that was good says no more than one that never was", async () => {
  const to = await newClass();
  const { app } = product.services;
  await app.db
    .updateTable("sections")
    .set({ archived_stamp: app.nowStamp() })
    .where("section_id", "=", to.sectionID)
    .execute();
  const visitor = new Visitor(product);
  const [was, never] = [to.code, randomCode(9)];
  for (const call of [CALLS.classOfCode, CALLS.classLogin] as const) {
    const [one, other] = await Promise.all(
      [was, never].map((code) =>
        visitor.ask(call, {
          params: { sectionID: to.sectionID },
          body: call === CALLS.classOfCode ? { code } : { code, sectionID: to.sectionID },
        }),
      ),
    );
    expect([one?.status, one?.json]).toEqual([other?.status, other?.json]);
  }
});
