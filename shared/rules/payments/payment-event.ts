import type { Stamp } from "../../units.ts";

/**
 * What a provider says of a payment.
 *
 * - `paid`: the money is there, whenever it came.
 * - `failed`: it will not come by this session: declined in the end, or left too long.
 * - `refunded`: `refundedMinor` is all that was paid back so far.
 * - `disputed`, `dispute-won`, `dispute-lost`: the payer's bank took it back, and how that ended.
 */
export const PAYMENT_EVENT_TYPES = ["paid", "failed", "refunded", "disputed", "dispute-won", "dispute-lost"] as const;
export type PaymentEventType = (typeof PAYMENT_EVENT_TYPES)[number];

/** How an event's name begins that we wrote ourselves, as somebody gave an order back: the provider's own follows. */
export const RETURN_EVENT = "return:";

/** One event as every provider's is read. It names the payment, never the payer. */
export interface PaymentEvent {
  readonly eventID: string;
  readonly type: PaymentEventType;
  /** At least one of the three is known. */
  readonly invoiceNum: string | null;
  readonly sessionID: string | null;
  readonly paymentID: string | null;
  /** Of `paid`: what was paid, in the smallest unit of the currency. */
  readonly amountMinor: number | null;
  readonly currency: string | null;
  /** Of `refunded`: all that went back so far. */
  readonly refundedMinor: number | null;
  /** When it happened at the provider. */
  readonly stamp: Stamp;
}
