import {
  PRIORITY_SKUS,
  STORE_SALES,
  type Currency,
  type Prices,
  type Product,
  type StoreSale,
} from "../../content/store.ts";
import type { Stamp } from "../../units.ts";

const PERCENT_STEP = 10;
const BUNDLE_STEP = 5;

/** What something of the store costs at a moment. Prices in the smallest unit of the currency. @source teams-shop-seasons §3 Store item */
export interface StorePrice {
  readonly price: number;
  /** 0 without a sale. */
  readonly salePrice: number;
  readonly saleEnds: Stamp | null;
  readonly hasSalePrice: boolean;
  /** What is paid. */
  readonly activePrice: number;
  readonly savings: number;
  /** To the nearest 10. @source teams-shop-seasons §9 Shop and store */
  readonly percentOff: number;
}

/** A sale is active only while its end is ahead and its price is above nothing. @source teams-shop-seasons §5 Shop */
export const isActiveSale = (
  { salePrice, saleEnds }: { readonly salePrice: number; readonly saleEnds: Stamp | null },
  now: Stamp,
): boolean => saleEnds !== null && saleEnds > now && salePrice > 0;

export function storePriceOf(
  { sku, prices }: { readonly sku: string; readonly prices: Prices },
  currency: Currency,
  now: Stamp,
  sales: readonly StoreSale[] = STORE_SALES,
): StorePrice {
  const price = prices[currency];
  const sale = sales.find((each) => each.startStamp <= now && now < each.endStamp && sku in each.salePrices);
  const salePrice = sale?.salePrices[sku]?.[currency] ?? 0;
  const saleEnds = sale?.endStamp ?? null;
  const hasSalePrice = isActiveSale({ salePrice, saleEnds }, now) && salePrice < price;
  const activePrice = hasSalePrice ? salePrice : price;
  return {
    price,
    salePrice: hasSalePrice ? salePrice : 0,
    saleEnds: hasSalePrice ? saleEnds : null,
    hasSalePrice,
    activePrice,
    savings: price - activePrice,
    percentOff: percentOff(price, activePrice, PERCENT_STEP),
  };
}

/** How much less a price is than the full one, in percent to the nearest step. */
const percentOff = (full: number, active: number, step: number): number =>
  Math.round(((full - active) / full) * (100 / step)) * step;

/** @source teams-shop-seasons §9 Bundle discount percent is rounded to steps of 5 */
export const bundlePercentOff = (full: number, active: number): number => percentOff(full, active, BUNDLE_STEP);

/** Some first, then by the cash that they bring. @source teams-shop-seasons §9 Store items are sorted */
export const byCash = (
  products: readonly Product[],
  direction: "ascending" | "descending" = "ascending",
  first: readonly string[] = PRIORITY_SKUS,
): readonly Product[] => {
  const rank = ({ sku }: Product): number => (first.includes(sku) ? first.indexOf(sku) : first.length);
  const sign = direction === "ascending" ? 1 : -1;
  return products.toSorted(
    (one, other) =>
      rank(one) - rank(other) || sign * (one.gives.cash - other.gives.cash) || (one.sku < other.sku ? -1 : 1),
  );
};
