import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { connectPatiently, newDatabase } from "../support/database.ts";
import { startProcess, type ProductProcess } from "../support/product-process.ts";
import { PAYER, startStripe, type StripeStandIn } from "../support/stripe-stand-in.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";
import { newRacer, PASSWORD } from "../support/visitor.ts";

let stripe: StripeStandIn;
let product: ProductProcess;
let databaseUrl: string;
let dataDir: string;
beforeAll(async () => {
  stripe = await startStripe(nowStamp);
  databaseUrl = await newDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "redline-data-"));
  product = startProcess({
    ...stripe.settings,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    LOG_LEVEL: "trace",
    PUBLIC_URL: "https://race.example",
    SECRETS_KEY: TEST_SECRETS_KEY,
  });
  await product.url;
});
afterAll(async () => {
  product.child.kill("SIGTERM");
  await product.exit;
  stripe.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Every row of the tables that hear of payments. */
async function storedText(): Promise<string> {
  const { db } = connectPatiently(databaseUrl);
  try {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(all_of.text, ' '), '') as text from (
        select to_jsonb(i)::text as text from invoices i union all select to_jsonb(e)::text from payment_events e
        union all select to_jsonb(r)::text from repeats r union all select to_jsonb(o)::text from outbox o
        union all select to_jsonb(l)::text from letters l) all_of`.execute(db);
    return rows[0]?.text ?? "";
  } finally {
    await db.destroy();
  }
}

it("nothing of a payer and no secret comes into the log or the database, however an order goes", async () => {
  const url = await product.url;
  const racer = await newRacer({ url }, "Secretive");
  const order = () =>
    racer.ask(CALLS.createSession, {
      body: { SKU: "gold_30", password: PASSWORD },
      headers: { "idempotency-key": randomUUID() },
    });
  stripe.failNext(9);
  expect((await order()).json.error).toBe("unavailable");
  stripe.failNext(0);
  const { sessionID, invoiceNum } = (await order()).json as { readonly sessionID: string; readonly invoiceNum: string };
  const { raw, headers } = stripe.happens(sessionID, "pay");
  const send = (more: Record<string, string>) =>
    fetch(`${url}/api/v2/payments/webhook`, { method: "POST", body: new Uint8Array(raw), headers: more });
  expect((await send({ "stripe-signature": "t=1,v1=00" })).status).toBe(400);
  expect((await send(headers)).status).toBe(200);
  const params = { id: invoiceNum };
  await expect
    .poll(async () => (await racer.get(CALLS.paymentTransaction, { params })).order.state, { timeout: 60_000 })
    .toBe("given");
  stripe.failNext(9);
  expect(await racer.refused(CALLS.returnOrder, { params: { invoiceNum } })).toBe("unavailable");
  stripe.failNext(0);
  expect((await racer.get(CALLS.returnOrder, { params: { invoiceNum } })).order.state).toBe("refunded");

  const [log, stored] = [product.output(), await storedText()];
  expect(log).toContain("a checkout could not be opened");
  expect(stored).toContain(invoiceNum);
  const hidden = [...Object.values(PAYER).filter((each) => each !== PAYER.last4), ...secrets()];
  for (const text of [log, stored]) expect(hidden.filter((each) => text.includes(each))).toEqual([]);
});

const secrets = (): readonly string[] => [
  stripe.settings["STRIPE_SECRET_KEY"] ?? "?",
  stripe.settings["STRIPE_WEBHOOK_SECRET"] ?? "?",
  PASSWORD,
];
