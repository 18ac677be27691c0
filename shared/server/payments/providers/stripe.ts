import { Stripe } from "stripe";

import { ORDER_HOURS } from "../../../content/store.ts";
import type { PaymentEvent } from "../../../rules/payments/payment-event.ts";
import { hours, type Stamp } from "../../../units.ts";
import { ProviderAway, ProviderRefuses, type PaymentProvider } from "../provider.ts";
import { eventOfStripe, eventsOfSession, refundedNow, STRIPE_EVENTS } from "./stripe-events.ts";

/** The version of the interface that `stripe-events.ts` reads: the one that the pinned library is written for. */
export const STRIPE_API_VERSION = "2026-10-28.endive";
const RETRIES = 2;
const TIMEOUT_MS = 10_000;
/** A little less than the provider allows from its own clock. */
const EXPIRES_S = hours(ORDER_HOURS) / 1_000 - 60;
const PAGE = 100;

interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The address of its interface. */
  readonly api: string;
  readonly nowStamp: () => Stamp;
}

/** Stripe Checkout, by redirect: no script of theirs runs in our pages, and no card is ever seen here. */
export function stripeProvider({ secretKey, webhookSecret, api, nowStamp }: StripeSettings): PaymentProvider {
  const { hostname, port, protocol } = new URL(api);
  const stripe = new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    host: hostname,
    ...(port !== "" && { port: Number(port) }),
    protocol: protocol === "http:" ? "http" : "https",
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  const ask = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      throw error instanceof Stripe.errors.StripeError ? awayFor(error) : error;
    }
  };
  /** A refund that failed says nothing of what is left of the others: the charge does. */
  const eventsFor = async (event: Stripe.Event): Promise<readonly PaymentEvent[]> => {
    if (event.type !== "refund.failed") return eventOfStripe(event);
    const { charge } = event.data.object;
    if (charge === null) return [];
    return [refundedNow(event, typeof charge === "string" ? await stripe.charges.retrieve(charge) : charge)];
  };
  return {
    name: "stripe",
    open: ({ invoiceNum, name, priceMinor, currency, successUrl, cancelUrl, createdStamp }) =>
      ask(async () => {
        const metadata = { invoiceNum };
        const session = await stripe.checkout.sessions.create(
          {
            mode: "payment",
            client_reference_id: invoiceNum,
            metadata,
            payment_intent_data: { metadata },
            line_items: [{ quantity: 1, price_data: { currency, unit_amount: priceMinor, product_data: { name } } }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            expires_at: createdStamp + EXPIRES_S,
          },
          { idempotencyKey: `open:${invoiceNum}` },
        );
        if (session.url === null) throw new ProviderAway("Stripe gave no address for a checkout");
        return { sessionID: session.id, url: session.url };
      }),
    async read(source) {
      if ("raw" in source) {
        const event = signedEvent(source.raw, source.headers["stripe-signature"], webhookSecret, nowStamp());
        return event && ask(() => eventsFor(event));
      }
      if ("sessionID" in source) {
        return ask(async () =>
          eventsOfSession(
            await stripe.checkout.sessions.retrieve(source.sessionID, { expand: ["payment_intent.latest_charge"] }),
            nowStamp(),
          ),
        );
      }
      return ask(async () => {
        const events: PaymentEvent[] = [];
        const list = stripe.events.list({ created: { gte: source.since }, types: [...STRIPE_EVENTS], limit: PAGE });
        for await (const event of list) events.push(...(await eventsFor(event)));
        return events;
      });
    },
    refund: (paymentID, { invoiceNum, turn }) =>
      ask(async () => {
        try {
          await stripe.refunds.create(
            { payment_intent: paymentID },
            { idempotencyKey: `refund:${invoiceNum}:${turn}` },
          );
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded")) throw error;
        }
      }),
  };
}

/** What Stripe signed within the last five minutes; undefined for anything else. */
function signedEvent(
  raw: Buffer,
  signature: string | string[] | undefined,
  secret: string,
  now: Stamp,
): Stripe.Event | undefined {
  if (typeof signature !== "string") return undefined;
  try {
    const { DEFAULT_TOLERANCE: tolerance } = Stripe.webhooks;
    return Stripe.webhooks.constructEvent(raw, signature, secret, tolerance, undefined, now * 1_000);
  } catch {
    return undefined;
  }
}

/** Answers after which the same call may still succeed. */
const PASSING: ReadonlySet<number> = new Set([401, 403, 409, 429]);

/** Without the message, which may repeat what was sent. */
function awayFor({ type, code, statusCode, requestId }: InstanceType<typeof Stripe.errors.StripeError>): ProviderAway {
  const words = `Stripe said no: ${[type, code, statusCode, requestId].filter(Boolean).join(" ")}`;
  const refuses = statusCode !== undefined && statusCode >= 400 && statusCode < 500 && !PASSING.has(statusCode);
  return refuses ? new ProviderRefuses(words) : new ProviderAway(words);
}
