import type { Order } from "../../data/store/use-orders.ts";
import type { Tone } from "../../ui/data/badge.tsx";

/** How an order stands, in a word or two. */
export const STATES: Readonly<Record<Order["state"], readonly [tone: Tone, words: string]>> = {
  open: ["amber", "Waits for payment"],
  paid: ["amber", "Paid"],
  given: ["teal", "Paid and given"],
  expired: ["neutral", "Not paid"],
  refunded: ["neutral", "Given back"],
  disputed: ["amber", "With the bank"],
};
