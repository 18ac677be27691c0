import type { Generated, JSONColumnType } from "kysely";

import type { Currency, Gives } from "../../content/store.ts";
import type { UserID } from "../../ids.ts";
import type { InvoiceState } from "../../rules/payments/next-state.ts";
import type { PaymentEvent, PaymentEventType } from "../../rules/payments/payment-event.ts";
import type { Stamp } from "../../units.ts";
import type { ProviderName } from "./provider.ts";

export type InvoiceID = number & { readonly id: "Invoice" };

/** An order for real money. What it promises is frozen in it; it stays without a person, as the law of books asks. */
interface InvoiceTable {
  invoice_id: Generated<InvoiceID>;
  /** As people see it. */
  invoice_num: string;
  /** Who pays. */
  user_id: UserID | null;
  /** Who gets it. */
  receiver_id: UserID | null;
  is_gift: boolean;
  sku: string;
  gives: JSONColumnType<Gives>;
  /** In the smallest unit of the currency. */
  price_minor: number;
  currency: Currency;
  provider: ProviderName;
  /** The provider's name for the checkout; null until it answered. */
  session_id: string | null;
  /** The provider's name for the payment; null until it came. */
  payment_id: string | null;
  state: Generated<InvoiceState>;
  refunded_minor: Generated<number>;
  /** What is with the receiver of the cash that it gives. */
  cash_given: Generated<number>;
  /** How often what the receiver has of it was changed. */
  turn: Generated<number>;
  /** The words of a gift. */
  message: string | null;
  created_stamp: Stamp;
  paid_stamp: Stamp | null;
  given_stamp: Stamp | null;
  ended_stamp: Stamp | null;
}

/** What a provider said, each event once. */
interface PaymentEventTable {
  provider: ProviderName;
  event_id: string;
  type: PaymentEventType;
  body: JSONColumnType<PaymentEvent>;
  payment_id: string | null;
  /** null: not known yet whose it is. */
  invoice_id: InvoiceID | null;
  stamp: Stamp;
  /** When it counted; null: not yet. */
  handled_stamp: Stamp | null;
}

/** Until when a provider's own list of events was read. */
interface PaymentsReadTable {
  provider: ProviderName;
  until_stamp: Stamp;
}

/** A checkout of the test provider. */
interface TestSessionTable {
  session_id: string;
  invoice_num: string;
  name: string;
  amount_minor: number;
  currency: Currency;
  success_url: string;
  cancel_url: string;
  /** `later`: the money is on its way. */
  state: "open" | "later" | "paid" | "failed";
  payment_id: string | null;
  refunded_minor: Generated<number>;
  dispute: "open" | "won" | "lost" | null;
  stamp: Stamp;
}

/** What the test provider said, as it was sent. */
interface TestEventTable {
  event_id: string;
  session_id: string;
  body: string;
  stamp: Stamp;
}

export interface PaymentTables {
  invoices: InvoiceTable;
  payment_events: PaymentEventTable;
  payments_read: PaymentsReadTable;
  test_sessions: TestSessionTable;
  test_events: TestEventTable;
}
