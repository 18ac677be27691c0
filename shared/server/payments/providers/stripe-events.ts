import type { Stripe } from "stripe";

import type { PaymentEvent } from "../../../rules/payments/payment-event.ts";
import type { Stamp } from "../../../units.ts";

/** All that is read of Stripe's events. */
export const STRIPE_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "refund.failed",
] as const;

const NOTHING = {
  invoiceNum: null,
  sessionID: null,
  paymentID: null,
  amountMinor: null,
  currency: null,
  refundedMinor: null,
} as const;

const idOf = (what: string | { readonly id: string } | null | undefined): string | null =>
  typeof what === "string" ? what : (what?.id ?? null);

/** What an event says of one of our payments; nothing for what it says of anything else. */
export function eventOfStripe(event: Stripe.Event): readonly PaymentEvent[] {
  const own = { eventID: event.id, stamp: event.created as Stamp };
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return event.data.object.payment_status === "paid" ? [{ ...own, ...paidBy(event.data.object) }] : [];
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return [{ ...own, ...NOTHING, type: "failed", ...namesOf(event.data.object) }];
    case "charge.refunded":
      return [{ ...own, ...refundOf(event.data.object) }];
    case "charge.dispute.created":
      // An inquiry takes nothing back.
      return event.data.object.status.startsWith("warning")
        ? []
        : [{ ...own, ...disputeOf(event.data.object, "disputed") }];
    case "charge.dispute.funds_withdrawn":
      return [{ ...own, ...disputeOf(event.data.object, "disputed") }];
    case "charge.dispute.funds_reinstated":
      return [{ ...own, ...disputeOf(event.data.object, "dispute-won") }];
    case "charge.dispute.closed": {
      const { status } = event.data.object;
      if (status === "lost") return [{ ...own, ...disputeOf(event.data.object, "dispute-lost") }];
      return status === "won" ? [{ ...own, ...disputeOf(event.data.object, "dispute-won") }] : [];
    }
    default:
      return [];
  }
}

/** What a checkout says by itself, with its charge: events of the same facts, under names of their own. */
export function eventsOfSession(session: Stripe.Checkout.Session, now: Stamp): readonly PaymentEvent[] {
  const events: PaymentEvent[] = [];
  if (session.status === "expired")
    events.push({ eventID: `expired:${session.id}`, stamp: now, ...NOTHING, type: "failed", ...namesOf(session) });
  const intent = typeof session.payment_intent === "string" ? null : session.payment_intent;
  const charge = typeof intent?.latest_charge === "string" ? null : intent?.latest_charge;
  const paidStamp = (charge?.created ?? session.created) as Stamp;
  if (session.payment_status === "paid")
    events.push({ eventID: `paid:${session.id}`, stamp: paidStamp, ...paidBy(session) });
  if (charge && charge.amount_refunded > 0)
    events.push({ eventID: `refunded:${charge.id}:${charge.amount_refunded}`, stamp: now, ...refundOf(charge) });
  return events;
}

/** What is refunded of a charge by now, after a refund of it failed. */
export const refundedNow = (event: Stripe.Event, charge: Stripe.Charge): PaymentEvent => ({
  eventID: event.id,
  stamp: event.created as Stamp,
  ...refundOf(charge),
});

const namesOf = (session: Stripe.Checkout.Session) => ({
  invoiceNum: session.metadata?.["invoiceNum"] ?? session.client_reference_id,
  sessionID: session.id,
  paymentID: idOf(session.payment_intent),
});

const paidBy = (session: Stripe.Checkout.Session) => ({
  ...NOTHING,
  type: "paid" as const,
  ...namesOf(session),
  amountMinor: session.amount_total,
  currency: session.currency,
});

const refundOf = (charge: Stripe.Charge) => ({
  ...NOTHING,
  type: "refunded" as const,
  invoiceNum: charge.metadata["invoiceNum"] ?? null,
  paymentID: idOf(charge.payment_intent),
  refundedMinor: charge.amount_refunded,
});

const disputeOf = <T extends "disputed" | "dispute-won" | "dispute-lost">(dispute: Stripe.Dispute, type: T) => ({
  ...NOTHING,
  type,
  paymentID: idOf(dispute.payment_intent),
});
