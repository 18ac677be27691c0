import type { Stamp } from "../units.ts";
import type { PageAddress } from "./pages.ts";

/** What is offered or told for a while, and over by its stamps. */
interface Span {
  /** Never used for anything else. */
  readonly key: `promotion:${string}`;
  readonly name: string;
  readonly startStamp: Stamp;
  /** Over from this one on. */
  readonly endStamp: Stamp;
}

const midnight = (year: number, month: number, day: number): Stamp => (Date.UTC(year, month - 1, day) / 1_000) as Stamp;

/** Gold costs less for a while. @source teams-shop-seasons §9 Gold sale modal */
export interface GoldSale extends Span {
  readonly kind: "goldSale";
  /** What costs less, at the beginning of a sentence. */
  readonly product: string;
  /** At most so much less than usual. */
  readonly percentOff: number;
  readonly perks: readonly string[];
}

/** Gold members are told about a product for a while. @source teams-shop-seasons §9 {product} modal */
export interface ProductPromotion extends Span {
  readonly kind: "product";
  /** The title of what they see. */
  readonly product: string;
  readonly text: string;
  /** Where it leads, and what that is called. */
  readonly to: PageAddress;
  readonly label: string;
}

export type Promotion = GoldSale | ProductPromotion;

const YEARLY_GOLD = {
  kind: "goldSale",
  product: "A year of gold",
  percentOff: 30,
  perks: ["Double cash every race", "An exclusive car", "A year of season rewards", "No ads"],
} as const;

/** 5 to 31 December 2026. */
export const GOLD_SALE_2026: GoldSale = {
  ...YEARLY_GOLD,
  key: "promotion:gold-sale:2026",
  name: "Gold sale of December 2026",
  startStamp: midnight(2026, 12, 5),
  endStamp: midnight(2027, 1, 1),
};

/** 5 to 31 December 2022. @source teams-shop-seasons §9 */
export const GOLD_SALE_2022: GoldSale = {
  ...YEARLY_GOLD,
  key: "promotion:gold-sale:2022",
  name: "Gold sale of December 2022",
  startStamp: midnight(2022, 12, 5),
  endStamp: midnight(2023, 1, 1),
};

/** Told gold members about Redline itself, in October 2022. @source teams-shop-seasons §9 */
export const REDLINE_NEWS_2022: ProductPromotion = {
  kind: "product",
  key: "promotion:redline:2022",
  name: "Redline in October 2022",
  product: "Redline",
  text: "Thanks for racing with gold. A lot has changed since you were last here.",
  to: "/updates",
  label: "See what's new",
  startStamp: midnight(2022, 10, 1),
  endStamp: midnight(2022, 11, 1),
};

/** Every one that there was, is or will be, the latest first. Another one is added here. */
export const PROMOTIONS: readonly Promotion[] = [GOLD_SALE_2026, GOLD_SALE_2022, REDLINE_NEWS_2022];
