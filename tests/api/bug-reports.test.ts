import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { REPEAT_KEY } from "#shared/contracts/idempotency-key.ts";
import { reportBug } from "#shared/contracts/support/report-bug.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const FACTS = { page: "/race/:username", browser: "Firefox 140 on Linux" };
const about = (what: string, more: object = {}) => ({ body: { what, isNamed: true, facts: FACTS, ...more } });
const kept = (reference: string) =>
  product.services.app.db
    .selectFrom("bug_reports")
    .select(["user_id", "what", "facts", "state"])
    .where("reference", "=", reference)
    .executeTakeFirst();

describe("a bug report", () => {
  it("is kept as it was written, with what was sent along, and answers a short reference", async () => {
    const racer = await newRacer(product, "BugFinder");
    const { reference } = await racer.get(reportBug, about("<b>The car</b> stood still"));
    expect(reference).toMatch(/^[a-z2-9]{8}$/);
    expect(await kept(reference)).toEqual({
      user_id: racer.userID,
      what: "<b>The car</b> stood still",
      facts: FACTS,
      state: "open",
    });
  });

  it("names nobody where the player leaves that out, and never a guest", async () => {
    const racer = await newRacer(product, "BugHider");
    const unnamed = await racer.get(reportBug, about("The car stood still", { isNamed: false, facts: {} }));
    expect(await kept(unnamed.reference)).toMatchObject({ user_id: null, facts: {} });
    const guest = await (await newGuest(product)).get(reportBug, about("The car stood still"));
    expect(await kept(guest.reference)).toMatchObject({ user_id: null });
    expect(await new Visitor(product).refused(reportBug, about("The car stood still"))).toBe("notSignedIn");
  });

  it("is filed once however often it is sent, and another one under its key is refused", async () => {
    const guest = await newGuest(product);
    const headers = { [REPEAT_KEY]: "a-bug-report-key-1".replaceAll("-", "x") };
    const said = await Promise.all(
      [1, 2, 3].map(() => guest.get(reportBug, { ...about("It froze three times"), headers })),
    );
    expect(new Set(said.map(({ reference }) => reference)).size).toBe(1);
    const rows = await product.services.app.db
      .selectFrom("bug_reports")
      .select("reference")
      .where("what", "=", "It froze three times")
      .execute();
    expect(rows).toEqual([{ reference: said[0]?.reference }]);
    expect(await guest.refused(reportBug, { ...about("It froze again"), headers })).toBe("alreadyDone");
  });

  it("that says too little, or what the form doesn't show, is refused at its field", async () => {
    const guest = await newGuest(product);
    expect(await guest.refused(reportBug, about("Hm"))).toBe("badInput what");
    expect(await guest.refused(reportBug, about("x".repeat(2_001)))).toBe("badInput what");
    expect(await guest.refused(reportBug, about("The car stood", { facts: { page: "/a?b" } }))).toBe(
      "badInput facts.page",
    );
    expect(await guest.refused(reportBug, about("The car stood", { facts: { age: "9" } }))).toBe("badInput age");
  });

  it("can't be filed too often by one account, whose neighbours still can", async () => {
    const guest = await newGuest(product);
    for (let turn = 0; turn < 8; turn++) await guest.get(reportBug, about(`It froze ${turn} times`));
    expect(await guest.refused(reportBug, about("It froze again"))).toBe("tooManyRequests");
    await (await newGuest(product)).get(reportBug, about("It froze again"));
  });

  it("is counted for the operator while it is open", async () => {
    const { app, metrics } = product.services;
    await app.db.updateTable("bug_reports").set({ state: "done" }).execute();
    const open = async () => /open_bug_reports (\d+)/.exec(await metrics.text())?.[1];
    expect(await open()).toBe("0");
    await (await newGuest(product)).get(reportBug, about("One more thing"));
    expect(await open()).toBe("1");
  });
});
