import { GIFTS } from "#shared/rules/gifts.ts";

/** How big the box of a gift is drawn, from 0 to 1: each factor of ten is one step. */
export function giftScale(amount: number): number {
  if (amount < GIFTS.least) return amount > 0 ? 0.22 : 0;
  const share = Math.log(amount / GIFTS.least) / Math.log(GIFTS.mostADay / GIFTS.least);
  return 0.4 + 0.6 * Math.min(1, share);
}
