import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openCheckout } from "#shared/server/payments/checkout.ts";
import { writeOrder } from "#shared/server/payments/orders.ts";
import { doTestDeed } from "#shared/server/payments/providers/test.ts";
import { signedByTest, type TestDeed } from "#shared/server/payments/providers/test.ts";
import { receive, settleEvent } from "#shared/server/payments/receive.ts";
import { perform } from "#shared/server/platform/work.ts";

import { newDatabase, connectPatiently } from "../support/database.ts";
import { operatorRuns } from "../support/operator.ts";
import { paymentApp, testBank } from "../support/payment-stage.ts";
import { stageOn, type Stage } from "../support/players.ts";

let stage: Stage;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  stage = stageOn(connectPatiently(databaseUrl));
});
afterAll(() => stage.db.destroy());

const run = (...args: string[]) => operatorRuns("invoices", databaseUrl, args);

/** An order to which things happened. */
async function order(sku: string, deeds: readonly TestDeed[], isTold = true): Promise<string> {
  const app = paymentApp(stage);
  const userID = await stage.newPlayer();
  const invoiceNum = await perform(app, (work) =>
    writeOrder(work, app.config, "test", { buyerID: userID, receiverID: userID }, { sku }),
  );
  const { sessionID } = await openCheckout(app, testBank(app), invoiceNum);
  for (const deed of deeds) {
    const body = await doTestDeed(app, sessionID, deed);
    if (body === undefined || !isTold) continue;
    await receive(app, testBank(app), signedByTest(app, body));
    await settleEvent(app, "test", (JSON.parse(body) as { eventID: string }).eventID);
  }
  return invoiceNum;
}

describe("npm run invoices", () => {
  it("lists orders, shows one, and says what was never told", async () => {
    const paid = await order("gold_30", ["pay"]);
    const waiting = await order("cash_200k", []);
    const { stdout } = await run("list");
    expect(stdout).toContain(`${paid}  `);
    expect((await run("list", "--state", "open")).stdout).toMatch(
      new RegExp(`^${waiting}.*open.*US\\$1\\.99.*A stack of cash`),
    );
    const shown = await run("show", paid);
    expect(shown.stdout).toMatch(/30 days of gold, given[\s\S]*Price US\$4\.99[\s\S]*paid US\$4\.99 {2}evt_/);
    expect(await run("show", "R-AAAAAAAAAAAA")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("No order") as string,
    });
  });

  it("reads what the webhook never brought, and its sums agree again", async () => {
    const lost = await order("gold_365", ["pay", "refund-half"], false);
    const before = await run("sums");
    expect(before).toMatchObject({ exitCode: 1, stdout: expect.stringContaining("DIFFERS") as string });
    expect((await run("reconcile")).stdout).toContain("2 messages had not come");
    expect((await run("show", lost)).stdout).toContain("paid back US$14.99");
    const after = await run("sums");
    expect(after).toMatchObject({ exitCode: 0, stdout: expect.not.stringContaining("DIFFERS") as string });
    expect(after.stdout).toContain("paid US$34.98, paid back US$14.99");
  });

  it("pays an order back, once, and writes the books without names", async () => {
    const paid = await order("gold_life", ["pay"]);
    expect((await run("refund", paid)).stdout).toContain(`${paid} is refunded now.`);
    expect((await run("refund", paid)).stdout).toContain(`${paid} is refunded now.`);
    const { stdout } = await run("books");
    const [head, ...lines] = stdout.trim().split(/\r?\n/);
    expect(head).toBe("invoice_num,sku,price_minor,refunded_minor,currency,provider,state,gift,ordered,paid,over");
    expect(lines.find((line) => line.startsWith(paid))).toMatch(/,gold_life,8999,8999,usd,test,refunded,no,/);
    expect(stdout).not.toContain("Player-");
  });

  it("explains itself, and refuses what it doesn't know", async () => {
    expect(await run("--help")).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining("npm run invoices") as string,
    });
    expect((await run("everything")).exitCode).toBe(1);
    expect(await run("refund")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("Name the order") as string,
    });
    expect(await run("sums", "--days", "0")).toMatchObject({ exitCode: 1 });
  });
});
