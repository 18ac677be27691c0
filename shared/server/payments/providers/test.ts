import { randomUUID } from "node:crypto";

import { Stripe } from "stripe";
import { z } from "zod";

import { ORDER_HOURS } from "../../../content/store.ts";
import { stamp } from "../../../contracts/ids.ts";
import { PAYMENT_EVENT_TYPES, type PaymentEvent } from "../../../rules/payments/payment-event.ts";
import { before, hours, type Stamp } from "../../../units.ts";
import type { App } from "../../platform/work.ts";
import type { PaymentProvider } from "../provider.ts";

/** What the signature of the test provider's events comes in: Stripe's scheme, under a name of its own. */
export const TEST_SIGNATURE = "redline-signature";

/** What can be done with a checkout of the test provider, each where its state allows. */
export const TEST_DEEDS = [
  "pay",
  "pay-later",
  "arrive",
  "fail",
  "refund-half",
  "refund",
  "dispute",
  "win",
  "lose",
] as const;
export type TestDeed = (typeof TEST_DEEDS)[number];

type Bank = Pick<App, "db" | "vault" | "nowStamp">;

const TestEvent = z.object({
  eventID: z.string(),
  type: z.enum(PAYMENT_EVENT_TYPES),
  invoiceNum: z.string().nullable(),
  sessionID: z.string().nullable(),
  paymentID: z.string().nullable(),
  amountMinor: z.int().nullable(),
  currency: z.string().nullable(),
  refundedMinor: z.int().nullable(),
  stamp,
});

/** Where a checkout of the test provider is. */
export const TEST_CHECKOUT = "/dev/checkout";

const secretOf = ({ vault }: Bank): string => vault.secretFor("test payments");

/** An event as the test provider sends it. */
export function signedByTest(bank: Bank, body: string, at: Stamp = bank.nowStamp()) {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: secretOf(bank), timestamp: at });
  return { raw: Buffer.from(body), headers: { [TEST_SIGNATURE]: signature } };
}

/** It is on this site, under whatever name somebody came by. */
function pathOf(address: string): string {
  const { pathname, hash } = new URL(address);
  return `${pathname}${hash}`;
}

/** A provider without money, whose checkout is a page of our own: what comes of it takes the same road as real events. */
export const testProvider = (bank: Bank): PaymentProvider => ({
  name: "test",
  async open({ invoiceNum, name, priceMinor, currency, successUrl, cancelUrl }) {
    const sessionID = `test_${invoiceNum}`;
    await bank.db
      .insertInto("test_sessions")
      .values({
        session_id: sessionID,
        invoice_num: invoiceNum,
        name,
        amount_minor: priceMinor,
        currency,
        success_url: pathOf(successUrl),
        cancel_url: pathOf(cancelUrl),
        state: "open",
        payment_id: null,
        dispute: null,
        stamp: bank.nowStamp(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { sessionID, url: `${TEST_CHECKOUT}/${sessionID}` };
  },
  async read(source) {
    if ("raw" in source) return readSigned(bank, source.raw, source.headers[TEST_SIGNATURE]);
    if ("since" in source) {
      const rows = await bank.db.selectFrom("test_events").select("body").where("stamp", ">=", source.since).execute();
      return rows.map(({ body }) => TestEvent.parse(JSON.parse(body)));
    }
    const late = before(bank.nowStamp(), hours(ORDER_HOURS));
    const session = await sessionOf(bank, source.sessionID);
    if (session?.state === "open" && session.stamp <= late) await doTestDeed(bank, source.sessionID, "fail");
    const rows = await bank.db
      .selectFrom("test_events")
      .select("body")
      .where("session_id", "=", source.sessionID)
      .execute();
    return rows.map(({ body }) => TestEvent.parse(JSON.parse(body)));
  },
  async refund(paymentID) {
    const session = await bank.db
      .selectFrom("test_sessions")
      .select("session_id")
      .where("payment_id", "=", paymentID)
      .executeTakeFirst();
    if (session) await doTestDeed(bank, session.session_id, "refund");
  },
});

function readSigned(bank: Bank, raw: Buffer, signature: unknown): readonly PaymentEvent[] | undefined {
  if (typeof signature !== "string") return undefined;
  try {
    const { DEFAULT_TOLERANCE: tolerance, signature: judge } = Stripe.webhooks;
    judge?.verifyHeader(raw, signature, secretOf(bank), tolerance, undefined, bank.nowStamp() * 1_000);
    return [TestEvent.parse(JSON.parse(raw.toString("utf8")))];
  } catch {
    return undefined;
  }
}

export const sessionOf = ({ db }: Pick<Bank, "db">, sessionID: string) =>
  db.selectFrom("test_sessions").selectAll().where("session_id", "=", sessionID).executeTakeFirst();

/** What is to happen to a checkout, and what is said of it; undefined where its state doesn't allow it. */
type Session = NonNullable<Awaited<ReturnType<typeof sessionOf>>>;
type Change = Partial<Pick<Session, "state" | "payment_id" | "refunded_minor" | "dispute">>;

function changeBy(deed: TestDeed, session: Session): readonly [Change, PaymentEvent["type"] | undefined] | undefined {
  const { state, amount_minor: amount, refunded_minor: refunded, dispute } = session;
  const waits = state === "open" || state === "later";
  const isPaid = state === "paid";
  switch (deed) {
    case "pay":
    case "arrive":
      return waits ? [{ state: "paid", payment_id: `pay_${session.invoice_num}` }, "paid"] : undefined;
    case "pay-later":
      return state === "open" ? [{ state: "later" }, undefined] : undefined;
    case "fail":
      return waits ? [{ state: "failed" }, "failed"] : undefined;
    case "refund-half":
      return isPaid && refunded === 0 ? [{ refunded_minor: Math.floor(amount / 2) }, "refunded"] : undefined;
    case "refund":
      return isPaid && refunded < amount ? [{ refunded_minor: amount }, "refunded"] : undefined;
    case "dispute":
      return isPaid && dispute === null ? [{ dispute: "open" }, "disputed"] : undefined;
    case "win":
      return dispute === "open" ? [{ dispute: "won" }, "dispute-won"] : undefined;
    case "lose":
      return dispute === "open" ? [{ dispute: "lost" }, "dispute-lost"] : undefined;
  }
}

export const isOpenToDeed = (deed: TestDeed, session: Session): boolean => changeBy(deed, session) !== undefined;

/**
 * Does something to a checkout, once.
 *
 * @returns the body of the event that says so, which is to be sent; undefined without one
 */
export async function doTestDeed(bank: Bank, sessionID: string, deed: TestDeed): Promise<string | undefined> {
  return bank.db.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom("test_sessions")
      .selectAll()
      .where("session_id", "=", sessionID)
      .forUpdate()
      .executeTakeFirst();
    const next = session && changeBy(deed, session);
    if (!session || !next) return undefined;
    const [change, type] = next;
    await trx.updateTable("test_sessions").set(change).where("session_id", "=", sessionID).execute();
    if (type === undefined) return undefined;
    const now = { ...session, ...change };
    const event: PaymentEvent = {
      eventID: `evt_${randomUUID()}`,
      type,
      // What banks say of refunds and disputes names the payment alone.
      ...(type === "paid" || type === "failed"
        ? { invoiceNum: now.invoice_num, sessionID }
        : { invoiceNum: null, sessionID: null }),
      paymentID: now.payment_id,
      amountMinor: type === "paid" ? now.amount_minor : null,
      currency: type === "paid" ? now.currency : null,
      refundedMinor: type === "refunded" ? now.refunded_minor : null,
      stamp: bank.nowStamp(),
    };
    const body = JSON.stringify(event);
    await trx
      .insertInto("test_events")
      .values({ event_id: event.eventID, session_id: sessionID, body, stamp: event.stamp })
      .execute();
    return body;
  });
}
