import type { Request } from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { guestSession, realtimeTicket, self } from "#shared/contracts/account/auth.ts";
import { resetPassword, validateCaptcha, validateEmail } from "#shared/contracts/account/recovery.ts";
import { settings } from "#shared/contracts/account/settings.ts";
import { signIn, signUp } from "#shared/contracts/account/sign-in.ts";
import type { Call, Rate } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { Refusal } from "#shared/refusal.ts";

import { newLimits } from "../../api/limits.ts";
import { solvedBotCheck } from "../support/bot-check.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const ACCOUNT = { userID: 7 as never, isGuest: false };
const ALL: readonly Call[] = Object.values(CALLS);

/** A machine that uses limits up is refused, and nothing else goes wrong. */
function onlyRefusals(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

/** Uses up whatever a machine behind an address can use up of a call, by guests and without a session. */
async function useUp(limits: ReturnType<typeof newLimits>, contract: Call, req: Request) {
  const { limit, checkAbove } = contract;
  const rates = [checkAbove, limit === "none" ? undefined : limit, limit === "none" ? undefined : limit.address];
  const most = Math.max(...rates.filter((rate): rate is Rate => rate !== undefined).map(({ max }) => max), 0) + 1;
  const refusals = contract.refusals.map((code) => new Refusal(code, "No."));
  const turns = Array.from({ length: most }, (_, turn) => turn);
  await Promise.all(
    turns.map(async (turn) => {
      const caller = turn % 2 === 0 ? undefined : { userID: (1_000 + turn) as never, isGuest: true };
      await limits.spend(contract, caller, req).catch(onlyRefusals);
      await limits.needsCheck(contract, req);
      for (const refusal of refusals) await limits.spendRefusal(contract, caller, refusal, req).catch(onlyRefusals);
    }),
  );
}

describe("an account", () => {
  it.each(ALL.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    "makes the call %s whatever guests and visitors behind its address have used up",
    async (_name, contract) => {
      const limits = newLimits(undefined);
      const req = { ip: "10.1.2.3" } as Request;
      await useUp(limits, contract, req);
      await expect(limits.spend(contract, ACCOUNT, req)).resolves.toBeUndefined();
    },
  );
});

describe("a bot check", () => {
  it("is due by address, also for accounts: they are no way around it", async () => {
    const limits = newLimits(undefined);
    const req = { ip: "10.1.2.4" } as Request;
    const elsewhere = { ip: "10.1.2.5" } as Request;
    for (let turn = 0; turn < 300; turn++) expect(await limits.needsCheck(resetPassword, req)).toBe(false);
    expect(await limits.needsCheck(resetPassword, req)).toBe(true);
    expect(await limits.needsCheck(resetPassword, elsewhere)).toBe(false);
  });
});

const SCHOOL = { "x-forwarded-for": "10.20.30.50" };
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const HANDS = 40;
async function machine(count: number, ask: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < count; turn += HANDS)
    await Promise.all(Array.from({ length: HANDS }, (_, hand) => ask(turn + hand)));
}

describe("behind an address from which a machine has used up every limit", () => {
  it("neighbours log in, stay, sign up, begin, race and pass bot checks", { timeout: 300_000 }, async () => {
    const headers = SCHOOL;
    const known = await newRacer(product, "KnownPupil");
    await newRacer(product, "OtherPupil");
    const guest = await newGuest(product);
    const lost = { hash: "x".repeat(43), userID: 1 };
    await machine(1_200, (turn) =>
      new Visitor(product).ask(signIn, { headers, body: { username: `nobody_${turn}`, password: PASSWORD } }),
    );
    await machine(300, (turn) =>
      new Visitor(product).ask(resetPassword, { headers, body: { email: `nobody${turn}@example.org` } }),
    );
    await machine(80, () => new Visitor(product).ask(validateEmail, { headers, body: lost }));
    await machine(1_240, () => new Visitor(product).ask(validateCaptcha, { headers, body: { token: "none" } }));
    await machine(40, (turn) =>
      new Visitor(product).ask(signUp, {
        headers,
        body: { username: `Machine_${turn}`, password: PASSWORD, acceptPolicy: "on" },
      }),
    );

    expect((await new Visitor(product).ask(validateEmail, { headers, body: lost })).status).toBe(429);

    known.token = undefined;
    const enters = { username: "KnownPupil", password: PASSWORD };
    expect((await known.ask(signIn, { headers, body: enters })).status).toBe(200);

    const fresh = new Visitor(product);
    const other = { username: "OtherPupil", password: PASSWORD };
    expect((await fresh.ask(signIn, { headers, body: other })).json).toMatchObject({
      error: "captchaNeeded",
      captchaStatus: "default",
    });
    const answer = await solvedBotCheck(fresh);
    await fresh.get(signIn, { headers, body: { ...other, captchaToken: answer } });
    expect(
      (await new Visitor(product).ask(signIn, { headers, body: { ...other, captchaToken: answer } })).json.error,
    ).toBe("captchaWrong");
    for (const contract of [self, settings]) expect((await fresh.ask(contract, { headers })).status).toBe(200);
    const check = await solvedBotCheck(fresh);
    expect((await fresh.ask(validateCaptcha, { headers, body: { token: check } })).status).toBe(200);

    const signsUp = { username: "NewPupil", password: PASSWORD, acceptPolicy: "on" };
    const pupil = new Visitor(product);
    expect((await pupil.ask(signUp, { headers, body: signsUp })).json.error).toBe("captchaNeeded");
    await pupil.get(signUp, { headers, body: { ...signsUp, captchaToken: await solvedBotCheck(pupil) } });

    guest.token = undefined;
    // This limit is one of a minute: what comes after it comes at once.
    await machine(600, () => new Visitor(product).ask(guestSession, { headers }));
    await guest.get(guestSession, { headers });
    const begins = new Visitor(product);
    expect((await begins.ask(guestSession, { headers })).json.error).toBe("captchaNeeded");
    await begins.get(guestSession, { headers, body: { captchaToken: await solvedBotCheck(begins) } });
    for (const racer of [guest, begins, pupil, fresh])
      expect((await racer.ask(realtimeTicket, { headers })).status).toBe(200);
  });
});
