import { returnsAt } from "../../rules/gifts.ts";
import type { Stamp } from "../../units.ts";

/** The part of a gift that both sides see. */
export const GIFT_COLUMNS = ["cash_gifts.gift_id", "cash_gifts.amount", "cash_gifts.sent_stamp"] as const;

interface GiftRow {
  readonly gift_id: number;
  readonly amount: number;
  readonly sent_stamp: Stamp;
}

export const giftOfRow = ({ gift_id, amount, sent_stamp }: GiftRow) => ({
  giftID: gift_id,
  amount,
  sentStamp: sent_stamp,
  returnsStamp: returnsAt(sent_stamp),
});
