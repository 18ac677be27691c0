import { once } from "node:events";
import type { AddressInfo } from "node:net";

import express from "express";
import { Stripe } from "stripe";

const WEBHOOK_SECRET = "whsec_of_the_stand_in";

interface Session {
  readonly id: string;
  readonly metadata: { readonly invoiceNum: string };
  readonly amount_total: number;
  readonly currency: string;
  readonly created: number;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  payment_intent: string | null;
  refunded: number;
}

/** What comes of a checkout at the payment company. */
export type StripeDeed =
  | "pay"
  | "pay-later"
  | "arrive"
  | "never-arrive"
  | "expire"
  | { readonly refund: number }
  | { readonly refundFails: number }
  | "dispute"
  | "inquire"
  | "win"
  | "lose";

/** Stripe's interface as far as it is used, over HTTP: it keeps checkouts, and signs its events by the library's own header. */
export interface StripeStandIn {
  readonly api: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Lets something happen. @returns the event as it would be sent */
  happens(sessionID: string, deed: StripeDeed): { readonly raw: Buffer; readonly headers: Record<string, string> };
  /** The keys and bodies of all calls, in their order. */
  readonly asked: { readonly path: string; readonly key: string | undefined; readonly version: string | undefined }[];
  /** From now on it fails so many times. */
  failNext(times: number): void;
  close(): void;
}

/** What only the payment company should ever keep of a payer. */
export const PAYER = {
  email: "payer@hidden.example",
  line1: "1 Hidden Street",
  fingerprint: "hiddencardprint",
  last4: "4242",
} as const;

export async function startStripe(now: () => number): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>();
  const events: { readonly id: string; readonly created: number; readonly type: string }[] = [];
  const answers = new Map<string, { readonly asked: string; readonly answer: object }>();
  const asked: StripeStandIn["asked"] = [];
  let failures = 0;
  let turn = 0;

  const event = (type: string, object: object, later = 0) => {
    const made = {
      id: `evt_${++turn}`,
      object: "event",
      api_version: "2026-10-28.endive",
      created: now() + later,
      type,
      data: { object },
    };
    events.push(made);
    const raw = JSON.stringify(made);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: raw,
      secret: WEBHOOK_SECRET,
      timestamp: now(),
    });
    return { raw: Buffer.from(raw), headers: { "stripe-signature": signature } };
  };
  const shown = (session: Session) => ({
    object: "checkout.session",
    client_reference_id: session.metadata.invoiceNum,
    customer_details: { email: PAYER.email, address: { line1: PAYER.line1 } },
    ...session,
  });
  const chargeOf = (session: Session) => ({
    id: `ch_${session.id}`,
    object: "charge",
    payment_intent: session.payment_intent,
    metadata: session.metadata,
    amount: session.amount_total,
    amount_refunded: session.refunded,
    created: session.created,
    billing_details: { email: PAYER.email, address: { line1: PAYER.line1 } },
    payment_method_details: { type: "card", card: { last4: PAYER.last4, fingerprint: PAYER.fingerprint } },
  });
  const disputeOf = (session: Session, status: string) => ({
    id: `dp_${session.id}`,
    object: "dispute",
    payment_intent: session.payment_intent,
    charge: `ch_${session.id}`,
    status,
  });

  const server = express();
  server.use(express.urlencoded({ extended: true }));
  server.use((req, res, next) => {
    const key = req.get("idempotency-key");
    asked.push({ path: `${req.method} ${req.path}`, key, version: req.get("stripe-version") });
    if (req.get("authorization") !== "Bearer sk_of_the_stand_in") {
      res.status(401).json({ error: { type: "invalid_request_error", message: "Who are you?" } });
    } else if (failures > 0) {
      failures--;
      res.status(503).json({ error: { type: "api_error", message: `Not now for ${PAYER.email} of ${PAYER.line1}.` } });
    } else next();
  });
  server.post("/v1/checkout/sessions", (req, res) => {
    const key = req.get("idempotency-key") ?? "";
    const known = answers.get(key);
    if (known) {
      // As the company does: a key belongs to what was asked with it.
      if (known.asked === JSON.stringify(req.body)) res.json(known.answer);
      else
        res
          .status(400)
          .json({ error: { type: "idempotency_error", message: "That key was used for something else." } });
      return;
    }
    const body = req.body as {
      metadata: { invoiceNum: string };
      line_items: { price_data: { currency: string; unit_amount: string } }[];
    };
    const [item] = body.line_items;
    const session: Session = {
      id: `cs_${++turn}`,
      metadata: { invoiceNum: body.metadata.invoiceNum },
      amount_total: Number(item?.price_data.unit_amount),
      currency: item?.price_data.currency ?? "",
      created: now(),
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      refunded: 0,
    };
    sessions.set(session.id, session);
    const answer = { ...shown(session), url: `https://checkout.example/${session.id}` };
    answers.set(key, { asked: JSON.stringify(req.body), answer });
    res.json(answer);
  });
  server.get("/v1/checkout/sessions/:id", (req, res) => {
    const session = sessions.get(req.params.id);
    if (!session) res.status(404).json({ error: { type: "invalid_request_error", code: "resource_missing" } });
    else {
      const intent = session.payment_intent && { id: session.payment_intent, latest_charge: chargeOf(session) };
      res.json({ ...shown(session), payment_intent: intent });
    }
  });
  server.get("/v1/events", (req, res) => {
    const {
      created,
      starting_after: last,
      limit,
    } = req.query as { created?: { gte?: string }; starting_after?: string; limit?: string };
    const query = new URL(req.url, "http://stand-in").searchParams;
    const since = Number(created?.gte ?? query.get("created[gte]") ?? 0);
    const all = events.filter((each) => each.created >= since).toReversed();
    const from = last === undefined ? 0 : all.findIndex(({ id }) => id === last) + 1;
    const page = all.slice(from, from + Math.min(3, Number(limit ?? 3)));
    res.json({ object: "list", url: "/v1/events", has_more: from + page.length < all.length, data: page });
  });
  server.get("/v1/charges/:id", (req, res) => {
    const session = [...sessions.values()].find(({ id }) => `ch_${id}` === req.params.id);
    if (session) res.json(chargeOf(session));
    else res.status(404).json({ error: { type: "invalid_request_error", code: "resource_missing" } });
  });
  server.post("/v1/refunds", (req, res) => {
    const { payment_intent: payment } = req.body as { payment_intent: string };
    const session = [...sessions.values()].find((each) => each.payment_intent === payment);
    if (!session || session.refunded >= session.amount_total) {
      res.status(400).json({ error: { type: "invalid_request_error", code: "charge_already_refunded" } });
      return;
    }
    session.refunded = session.amount_total;
    event("charge.refunded", chargeOf(session));
    res.json({ id: `re_${++turn}`, object: "refund", status: "succeeded" });
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const api = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;

  return {
    api,
    asked,
    settings: {
      STRIPE_API: api,
      STRIPE_SECRET_KEY: "sk_of_the_stand_in",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PUBLIC_KEY: "pk_of_the_stand_in",
    },
    happens(sessionID, deed) {
      const session = sessions.get(sessionID);
      if (!session) throw new Error(`there is no checkout ${sessionID}`);
      if (typeof deed === "object" && "refundFails" in deed) {
        // Banks take a while to say so.
        session.refunded -= deed.refundFails;
        return event(
          "refund.failed",
          {
            id: `re_${++turn}`,
            object: "refund",
            charge: `ch_${session.id}`,
            status: "failed",
          },
          60,
        );
      }
      if (typeof deed === "object") {
        session.refunded = deed.refund;
        return event("charge.refunded", chargeOf(session));
      }
      switch (deed) {
        case "pay":
        case "pay-later":
          session.status = "complete";
          session.payment_intent = `pi_${session.id}`;
          if (deed === "pay") session.payment_status = "paid";
          return event("checkout.session.completed", shown(session));
        case "arrive":
          session.payment_status = "paid";
          return event("checkout.session.async_payment_succeeded", shown(session));
        case "never-arrive":
          return event("checkout.session.async_payment_failed", shown(session));
        case "expire":
          session.status = "expired";
          return event("checkout.session.expired", shown(session));
        case "dispute":
          return event("charge.dispute.created", disputeOf(session, "needs_response"));
        case "inquire":
          return event("charge.dispute.created", disputeOf(session, "warning_needs_response"));
        case "win":
          return event("charge.dispute.closed", disputeOf(session, "won"));
        case "lose":
          return event("charge.dispute.closed", disputeOf(session, "lost"));
      }
    },
    failNext: (times) => void (failures = times),
    close: () => void listening.close(),
  };
}
