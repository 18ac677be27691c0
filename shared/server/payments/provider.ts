import type { IncomingHttpHeaders } from "node:http";

import type { Currency } from "../../content/store.ts";
import type { PaymentEvent } from "../../rules/payments/payment-event.ts";
import type { Stamp } from "../../units.ts";

export type ProviderName = "test" | "stripe";

/** An invoice as a provider is asked to collect it. */
export interface Collecting {
  readonly invoiceNum: string;
  /** What the payer reads. */
  readonly name: string;
  readonly priceMinor: number;
  readonly currency: Currency;
  /** Where the payer's browser goes then. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly createdStamp: Stamp;
}

/** What a refund is called: the same once more is the same refund. */
export interface Refunding {
  readonly invoiceNum: string;
  /** How often what the order gave was changed before: one that failed may be asked for again. */
  readonly turn: number;
}

/** Where somebody pays. */
export interface Checkout {
  readonly sessionID: string;
  readonly url: string;
}

/** Where events are read: in what came by the webhook, in one checkout, or in the provider's own list. */
export type Source =
  | { readonly raw: Buffer; readonly headers: IncomingHttpHeaders }
  | { readonly sessionID: string }
  | { readonly since: Stamp };

/** Whoever collects real money. All three may be called again: what was done is done once. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** @throws ProviderAway */
  open(order: Collecting): Promise<Checkout>;
  /**
   * What a source says of payments, as far as it concerns us.
   *
   * @returns undefined for what the provider has not signed, or signed too long ago
   * @throws ProviderAway
   */
  read(source: Source): Promise<readonly PaymentEvent[] | undefined>;
  /** Pays a payment back, all that is left of it. What comes of it is an event. @throws ProviderAway */
  refund(paymentID: string, asked: Refunding): Promise<void>;
}

/** The provider doesn't answer, or says no. Its own words are for the log alone, and name nobody. */
export class ProviderAway extends Error {}

/** The provider understood, and will not do it: asking again changes nothing. */
export class ProviderRefuses extends ProviderAway {}
