import type { Currency } from "../../content/store.ts";
import { formatRealMoney } from "../../format/real-money.ts";
import type { UserID } from "../../ids.ts";
import { nameOfSku } from "../../rules/payments/names.ts";
import { page, SIGNATURE } from "../mail/emails.ts";
import type { Config } from "../platform/config.ts";
import type { Work } from "../platform/work.ts";
import { receiptsTo } from "./receipts-to.ts";

interface Bought {
  readonly invoice_num: string;
  readonly buyerID: UserID | null;
  readonly sku: string;
  readonly price_minor: number;
  readonly currency: Currency;
  readonly is_gift: boolean;
}

/** Sends the receipt of an invoice to whoever should have it. */
export async function writeReceipt(work: Work, config: Config, bought: Bought): Promise<void> {
  const { buyerID: userID, invoice_num: invoiceNum, sku, price_minor: price, currency, is_gift: isGift } = bought;
  if (userID === null) return;
  for (const to of await receiptsTo(work, userID)) {
    work.job("send-email", {
      to,
      userID,
      subject: `Your receipt for order ${invoiceNum}`,
      body: [
        "Thank you for your order on Redline.",
        `${nameOfSku(sku)}${isGift ? ", as a gift" : ""}: ${formatRealMoney(price, currency)}, paid.`,
        `Order number: ${invoiceNum}`,
        "What it was, how it went, and how to give it back is on the page of the store:",
        page(config, `/store/success#${invoiceNum}`),
        "If you don't know of this order, please answer this e-mail, or write to us on the contact page.",
        SIGNATURE,
      ].join("\n\n"),
    });
  }
}
