import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { coachPlan, coachPractised, startCoach } from "#shared/contracts/race/coach.ts";
import type { UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";

import { keepCosts, weakCosts } from "../support/coached.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const ROUND = { agoMs: 0, elapsedMs: 55_000, done: 230, reviews: [] };

async function weakRacer(name: string): Promise<Visitor> {
  const racer = await newRacer(product, name);
  await perform(product.services.app, (work) => keepCosts(work, racer.userID as UserID, weakCosts()));
  return racer;
}

describe("the coach's calls", () => {
  it("tell a racer what is practised, and nobody else", async () => {
    const [own, other] = [await weakRacer("Coached"), await newRacer(product, "Uncoached")];
    expect(await own.get(coachPlan)).toMatchObject({
      site: "type",
      weak: 5,
      fortnight: null,
      last: null,
      finding: null,
    });
    const { fortnight } = await own.get(startCoach);
    expect(fortnight).toMatchObject({ days: 0, todayMs: 0, practisedMs: 0, known: [] });
    expect((await own.get(startCoach)).fortnight).toEqual(fortnight);
    expect((await own.get(coachPlan)).fortnight).toEqual(fortnight);
    expect(await other.get(startCoach)).toMatchObject({ weak: 0, fortnight: null });
    expect((await new Visitor(product).ask(coachPlan)).status).toBe(401);
  });

  it("count what was practised once for each key", async () => {
    const racer = await weakRacer("Practiser");
    const { fortnight } = await racer.get(startCoach);
    const said = { body: { startedStamp: fortnight!.startedStamp, rounds: [ROUND] } };
    const headers = { "idempotency-key": "practised0123456" };
    for (let turn = 0; turn < 3; turn++) await racer.get(coachPractised, { ...said, headers });
    expect((await racer.get(coachPlan)).fortnight).toMatchObject({ days: 1, practisedMs: 55_000 });
    const other = { body: { ...said.body, rounds: [ROUND, ROUND] } };
    expect(await racer.refused(coachPractised, { ...other, headers })).toBe("alreadyDone");
  });

  it.each([
    ["rounds", []],
    ["rounds", Array.from({ length: 61 }, () => ROUND)],
    ["rounds.0.agoMs", [{ ...ROUND, agoMs: -1 }]],
    ["rounds.0.elapsedMs", [{ ...ROUND, elapsedMs: 3_000_000 }]],
    ["rounds.0.done", [{ ...ROUND, done: 1.5 }]],
    ["pay", [{ ...ROUND, pay: 100 }]],
    [
      "rounds.0.reviews.0.fact",
      [{ ...ROUND, reviews: [{ lessonID: "addition_1", fact: "7", waitMs: 9, isMissed: false }] }],
    ],
  ])("refuse what no round can be: %s", async (field, rounds) => {
    const racer = await newRacer(product, `Bad-${rounds.length}-${field.length}`);
    const body = { startedStamp: 1_700_000_000, rounds: rounds as never };
    expect(await racer.refused(coachPractised, { body })).toBe(`badInput ${field}`);
  });
});
