import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { resetPassword } from "#shared/contracts/account/recovery.ts";
import { changeAccount, sendVerificationEmail } from "#shared/contracts/account/settings.ts";
import type { UserID } from "#shared/ids.ts";
import { LETTER_ASKS } from "#shared/server/mail/letter-asks.ts";
import { before, type Ms } from "#shared/units.ts";

import { solvedBotCheck } from "../support/bot-check.ts";
import { linkIn } from "../support/letters.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
});
afterAll(() => product.close());

const db = () => product.services.app.db;
const RESET = "Choose a new password";

const lettersTo = (address: string) =>
  db()
    .selectFrom("letters")
    .select(["subject", "body"])
    .where("to_address", "=", address)
    .orderBy("letter_id")
    .execute();

const countTo = async (address: string, subject: string): Promise<number> =>
  (await lettersTo(address)).filter((letter) => letter.subject === subject).length;

/** Letters go out in turn: when the one to this address is there, all that were asked for before have been dealt with. */
async function untilAllSent(name: string): Promise<void> {
  const address = `${name.toLowerCase()}@example.org`;
  await newRacer(product, name, address);
  await new Visitor(product).get(resetPassword, { body: { email: address } });
  await expect.poll(() => countTo(address, RESET), { timeout: 30_000 }).toBe(1);
}

/** As if everything so far had happened so long before. */
async function later(ms: Ms): Promise<void> {
  const rows = await db().selectFrom("letter_asks").selectAll().execute();
  for (const { ask_id, stamp } of rows)
    await db()
      .updateTable("letter_asks")
      .set({ stamp: before(stamp, ms) })
      .where("ask_id", "=", ask_id)
      .execute();
}

describe("a letter for a forgotten password", () => {
  it("comes although somebody else asked in vain for the same address before", async () => {
    const email = "burnt@example.org";
    await newRacer(product, "BurntOwner", email);
    const machine = new Visitor(product);
    for (let turn = 0; turn < 20; turn++)
      expect(await machine.refused(resetPassword, { body: { email, nonsense: 1 } })).toBe("badInput nonsense");
    await new Visitor(product).get(resetPassword, { body: { email } });
    await expect.poll(() => countTo(email, RESET)).toBe(1);
  });

  it("comes after a solved bot check, however many were asked of it before", async () => {
    const headers = { "x-forwarded-for": "10.66.1.1" };
    const email = "checked@example.org";
    await newRacer(product, "CheckedOwner", email);
    for (let turn = 0; turn < 300; turn += 30)
      await Promise.all(
        Array.from({ length: 30 }, (_, hand) =>
          new Visitor(product).ask(resetPassword, { headers, body: { email: `n${turn + hand}@example.org` } }),
        ),
      );
    const owner = new Visitor(product);
    for (let turn = 0; turn < 10; turn++)
      expect(await owner.refused(resetPassword, { headers, body: { email } })).toBe("captchaNeeded");
    const captchaToken = await solvedBotCheck(owner);
    await owner.get(resetPassword, { headers, body: { email, captchaToken } });
    await expect.poll(() => countTo(email, RESET), { timeout: 30_000 }).toBe(1);
  });

  it("is there with a link that works, however often somebody else asks; of these letters come no more than a few", async () => {
    const email = "bombed@example.org";
    const { userID } = await newRacer(product, "BombedOwner", email);
    const ask = () => new Visitor(product).get(resetPassword, { body: { email: "Bombed@Example.ORG" } });
    await Promise.all(Array.from({ length: 40 }, ask));
    await untilAllSent("AfterTheBomb");
    const letters = (await lettersTo(email)).filter(({ subject }) => subject === RESET);
    expect(letters).toHaveLength(LETTER_ASKS.anHour);
    const codes = await db()
      .selectFrom("one_use_codes")
      .select("code_hash")
      .where("user_id", "=", userID as UserID)
      .where("kind", "=", "reset-password")
      .execute();
    expect(codes).toHaveLength(1);
    expect(linkIn(letters.at(-1)?.body ?? "").userID).toBe(userID);

    await later(LETTER_ASKS.thenEach);
    await Promise.all(Array.from({ length: 5 }, ask));
    await untilAllSent("AfterTheWait");
    expect(await countTo(email, RESET)).toBe(LETTER_ASKS.anHour + 1);
  });
});

const VERIFY = "Is this your e-mail address?";
const CHANGED = "Your e-mail address was changed";
const account = (email: string) => ({
  body: { firstname: "", lastname: "", contact: 0, email, password: PASSWORD },
});

describe("letters to an address that nobody has verified", () => {
  it("are few, whoever signs up with it; the next ones come later", async () => {
    const email = "class@example.org";
    const signUps = (name: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, nth) => newRacer(product, `${name}_${nth}`, email)));
    const [racer] = await signUps("Machine", 20);
    await untilAllSent("AfterTheSignUps");
    expect(await countTo(email, VERIFY)).toBe(LETTER_ASKS.anHour);
    const { status, headers, json } = (await racer?.ask(sendVerificationEmail)) ?? {};
    expect([status, json]).toMatchObject([429, { error: "tooManyRequests", field: "email" }]);
    expect(headers?.get("retry-after")).toBe(String(json?.waitSeconds));

    await later(LETTER_ASKS.thenEach);
    await racer?.get(sendVerificationEmail);
    await untilAllSent("AfterTheNext");
    expect(await countTo(email, VERIFY)).toBe(LETTER_ASKS.anHour + 1);
  });

  it("are few, whoever changes to it and away", async () => {
    const bots = await Promise.all(["One", "Two", "Three"].map((name) => newRacer(product, `Bomber_${name}`)));
    const victims = ["victim@example.org", "other.victim@example.org"];
    for (let turn = 0; turn < 5; turn++)
      for (const bot of bots) await bot.get(changeAccount, account(victims[turn % 2] ?? ""));
    await untilAllSent("AfterTheChanges");
    for (const victim of victims) expect(await lettersTo(victim)).toHaveLength(LETTER_ASKS.anHour);
    expect(await countTo("victim@example.org", CHANGED)).toBeGreaterThan(0);
  });
});

describe("an account's address", () => {
  it("changes a few times an hour, and then once in a while", async () => {
    const racer = await newRacer(product, "ManyAddresses");
    for (let turn = 0; turn < LETTER_ASKS.anHour; turn++)
      await racer.get(changeAccount, account(`stranger${turn}@example.org`));
    const said = await racer.ask(changeAccount, account("one.more@example.org"));
    expect([said.status, said.json]).toMatchObject([429, { error: "tooManyRequests", field: "email" }]);
    const same = account(`stranger${LETTER_ASKS.anHour - 1}@example.org`);
    await racer.get(changeAccount, { body: { ...same.body, firstname: "Kim" } });
    await later(LETTER_ASKS.thenEach);
    await racer.get(changeAccount, account("one.more@example.org"));
  });

  it("goes back to one that was its own, however often somebody else changed it", async () => {
    const owner = await newRacer(product, "OftenChanged", "own.address@example.org");
    await db()
      .updateTable("users")
      .set({ email_verified_stamp: product.services.app.nowStamp() })
      .where("user_id", "=", owner.userID as UserID)
      .execute();
    for (let turn = 0; turn < LETTER_ASKS.anHour; turn++)
      await owner.get(changeAccount, account(`thief${turn}@example.org`));
    expect(await owner.refused(changeAccount, account("thiefs.last@example.org"))).toBe("tooManyRequests email");
    await owner.get(changeAccount, account("Own.Address@example.org"));
  });
});
