import type { Currency, Gives } from "../../content/store.ts";
import type { PaymentEvent } from "./payment-event.ts";

export const INVOICE_STATES = ["open", "paid", "given", "expired", "refunded", "disputed"] as const;
/**
 * - `open`: waits for its payment; `expired`: no longer, though a late payment still counts.
 * - `paid`: the money is there, and there is nobody to give to.
 * - `given`: the money is there, all of it or a part, and what it bought was given.
 * - `refunded`: all of it went back; `disputed`: the bank holds it back.
 */
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What an invoice asks for. */
export interface Asked {
  readonly priceMinor: number;
  readonly currency: Currency;
}

/** All that is known of an invoice's money, in whatever order it was told. */
export interface PaymentFacts {
  readonly isPaid: boolean;
  readonly isOver: boolean;
  readonly refundedMinor: number;
  readonly dispute: "none" | "open" | "won" | "lost";
}

/** Whether an event says that exactly what was asked for came. */
export const paysInFull = ({ amountMinor, currency }: PaymentEvent, asked: Asked): boolean =>
  amountMinor === asked.priceMinor && currency === asked.currency;

/** The facts of an invoice from all its events: the same in every order, and however often one came. */
export function factsOf(all: readonly PaymentEvent[], asked: Asked): PaymentFacts {
  const paymentID = paymentOf(all, asked);
  const events = all.filter((event) => paymentID === null || event.paymentID === null || event.paymentID === paymentID);
  const has = (...types: readonly PaymentEvent["type"][]): boolean => events.some(({ type }) => types.includes(type));
  const refundedMinor = Math.min(asked.priceMinor, newestRefund(events));
  const isDisputed = has("disputed", "dispute-won", "dispute-lost");
  const disputeEnd = has("dispute-lost") ? "lost" : has("dispute-won") ? "won" : "open";
  return {
    isPaid: events.some((event) => event.type === "paid" && paysInFull(event, asked)),
    isOver: has("failed"),
    refundedMinor,
    dispute: isDisputed ? disputeEnd : "none",
  };
}

/** The payment that pays for it: of several the first. Whatever else came is for an operator to pay back. */
export function paymentOf(events: readonly PaymentEvent[], asked: Asked): string | null {
  const [first] = events
    .filter((event) => event.type === "paid" && paysInFull(event, asked))
    .toSorted((one, other) => one.stamp - other.stamp || ((one.paymentID ?? "") < (other.paymentID ?? "") ? -1 : 1));
  return first?.paymentID ?? null;
}

/** What went back by the newest word on it: a refund may fail after it was announced. */
function newestRefund(events: readonly PaymentEvent[]): number {
  const [newest] = events
    .filter(({ type }) => type === "refunded")
    .toSorted((one, other) => other.stamp - one.stamp || (other.refundedMinor ?? 0) - (one.refundedMinor ?? 0));
  return newest?.refundedMinor ?? 0;
}

/** How much of the price is there, from 0 to 1. */
export function keptShare({ isPaid, refundedMinor, dispute }: PaymentFacts, { priceMinor }: Asked): number {
  if (!isPaid || dispute === "open" || dispute === "lost") return 0;
  return (priceMinor - refundedMinor) / priceMinor;
}

/** What should be with the receiver now of what an invoice gives, besides cars and loot, which nobody takes back. */
export interface Due {
  /** Days of gold; null: for life. */
  readonly goldDays: number | null;
  readonly cash: number;
}

/** Days begun stay, cash goes to the coin. Gold for life stays as long as anything of its price does. */
export function dueFor({ goldDays, cash }: Gives, share: number): Due {
  if (share <= 0) return { goldDays: 0, cash: 0 };
  return { goldDays: goldDays === null ? null : Math.ceil(goldDays * share), cash: Math.floor(cash * share) };
}

/** The state that follows from the facts. @param canGive whether there is anybody to give to */
export function nextState(facts: PaymentFacts, asked: Asked, canGive: boolean): InvoiceState {
  if (!facts.isPaid) return facts.isOver ? "expired" : "open";
  if (facts.dispute === "open") return "disputed";
  if (keptShare(facts, asked) === 0) return "refunded";
  return canGive ? "given" : "paid";
}
