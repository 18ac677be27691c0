import type { Request } from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { resetPassword } from "#shared/contracts/account/recovery.ts";
import { changeWorld, settings } from "#shared/contracts/account/settings.ts";
import { signIn, signUp } from "#shared/contracts/account/sign-in.ts";
import { call } from "#shared/contracts/call.ts";
import { seconds } from "#shared/units.ts";

import { newLimits } from "../../api/limits.ts";
import { startOwnProcess } from "../support/own-process.ts";
import { startProduct, type Product } from "../support/product.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const from = (address: string) => ({ "x-forwarded-for": address });
const many = <T>(count: number, ask: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));

describe("a call over its limit", () => {
  it("answers 429 with the seconds to wait, as header and as field, and does nothing", async () => {
    const racer = await newRacer(product, "TooManyWorlds");
    const all = await many(60, () => racer.ask(changeWorld, { body: { worldID: 3 } }));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(60);
    const { status, headers, json } = await racer.ask(changeWorld, { body: { worldID: 4 } });
    const waitSeconds = Number(headers.get("retry-after"));
    expect([status, json]).toMatchObject([429, { success: false, error: "tooManyRequests", waitSeconds }]);
    expect(Number.isInteger(waitSeconds)).toBe(true);
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(15 * 60);
    expect((await racer.get(settings)).worldID).toBe(3);
  });

  it("is let through again after the seconds it was told to wait", async () => {
    const contract = call({
      method: "POST",
      path: "/of-the-test",
      summary: "A call of this test.",
      access: "session",
      limit: { max: 2, perMs: seconds(1) },
      params: z.unknown(),
      body: z.unknown(),
      answer: z.unknown(),
      refusals: [],
    });
    const limits = newLimits(undefined);
    const req = { ip: "10.0.0.1" } as Request;
    const spend = (): Promise<void> => limits.spend(contract, 1 as never, req);
    await spend();
    await spend();
    const refusal = await refusalOf(spend());
    expect(refusal).toMatchObject({ code: "tooManyRequests", detail: { waitSeconds: 1 } });
    await new Promise((resolve) => setTimeout(resolve, Number(refusal?.detail.waitSeconds) * 1_000));
    await expect(spend()).resolves.toBeUndefined();
  });
});

/** What proxies say an address in, beside the one header that is read. */
const FORWARDING = [
  ..."forwarded x-real-ip x-client-ip true-client-ip cf-connecting-ip fastly-client-ip".split(" "),
  ..."x-cluster-client-ip x-forwarded x-original-forwarded-for x-envoy-external-address via".split(" "),
];

describe("without a proxy", () => {
  it("an address is where the connection comes from, whatever a header says of it", async () => {
    const bare = await startOwnProcess({ TRUST_PROXY: "0" });
    const ask = (turn: number) =>
      new Visitor(bare).ask(resetPassword, {
        headers: Object.fromEntries(["x-forwarded-for", ...FORWARDING].map((name) => [name, `10.9.8.${turn % 250}`])),
        body: { email: `nobody${turn}@example.org` },
      });
    for (let turn = 0; turn < 300; turn += 20) await many(20, (each) => ask(turn + each));
    expect((await ask(301)).json).toMatchObject({ error: "captchaNeeded" });
    await bare.close();
  });
});

describe("behind one address", () => {
  it("one account over its limit stops no other account", async () => {
    const headers = from("10.20.30.40");
    const [loud, quiet] = [await newRacer(product, "LoudPupil"), await newRacer(product, "QuietPupil")];
    const all = await many(130, () => loud.ask(settings, { headers }));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await quiet.ask(settings, { headers })).status).toBe(200);
  });

  it("a class that makes its accounts in one lesson is asked for a bot check at most, and never sent away", async () => {
    const headers = from("10.20.30.44");
    const answers = [];
    for (let pupil = 0; pupil < 32; pupil++) {
      const body = { username: `Class_Pupil_${pupil}`, password: PASSWORD, acceptPolicy: "on" };
      answers.push(await new Visitor(product).ask(signUp, { headers, body }));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.slice(30).map(({ json }) => json.error)).toEqual(["captchaNeeded", "captchaNeeded"]);
  });

  it("somebody who guesses one password stops nobody else from signing in, and not its owner either", async () => {
    const headers = from("10.20.30.41");
    const owner = await newRacer(product, "GuessedPupil");
    await newRacer(product, "NextPupil");
    const guess = { username: "GuessedPupil", password: "not-the-password" };
    const all = await many(40, () => new Visitor(product).ask(signIn, { headers, body: guess }));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(0);
    const next = { username: "NextPupil", password: PASSWORD };
    expect((await new Visitor(product).ask(signIn, { headers, body: next })).status).toBe(200);
    expect((await owner.ask(signIn, { headers, body: { ...guess, password: PASSWORD } })).status).toBe(200);
  });

  it("names and addresses that are tried out need bot checks at last, also with forged headers", async () => {
    const ask = (turn: number, forwarded: string) =>
      new Visitor(product).ask(resetPassword, {
        headers: from(forwarded),
        body: { email: `nobody${turn}@example.org` },
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 300; turn += 20) {
      statuses.push(...(await many(20, (each) => ask(turn + each, "10.20.30.42"))).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect((await ask(301, "10.20.30.42")).json).toMatchObject({ error: "captchaNeeded" });
    expect((await ask(302, "192.0.2.1, 10.20.30.42")).status).toBe(403);
    for (const [nth, name] of FORWARDING.entries()) {
      const headers = { ...from("10.20.30.42"), [name]: name === "forwarded" ? "for=192.0.2.1" : "192.0.2.1" };
      const { status } = await new Visitor(product).ask(resetPassword, {
        headers,
        body: { email: `forged${nth}@example.org` },
      });
      expect([name, status]).toEqual([name, 403]);
    }
    expect((await ask(303, "10.20.30.43")).status).toBe(200);
  });
});
