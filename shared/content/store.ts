import type { CarID } from "../ids.ts";
import { after, days, startOf, type Day, type Stamp } from "../units.ts";
import type { LootID } from "./loot/loot.ts";

/** Real money. One of them per site. */
export const CURRENCIES = ["usd", "eur", "gbp"] as const;
export type Currency = (typeof CURRENCIES)[number];
/** In the smallest unit of each currency. */
export type Prices = Readonly<Record<Currency, number>>;

/** What a sale of the store gives. It is frozen in the invoice when that is opened. */
export interface Gives {
  /** Days of gold; null: for life; 0: none. */
  readonly goldDays: number | null;
  readonly cash: number;
  readonly cars: readonly CarID[];
  readonly loot: readonly LootID[];
}

export type ProductType = "upgrade" | "cash" | "bundle";

/** Something that is sold for real money. */
export interface Product {
  /** Never used for anything else. */
  readonly sku: string;
  readonly type: ProductType;
  readonly name: string;
  readonly prices: Prices;
  readonly gives: Gives;
}

const prices = (usd: number, eur: number, gbp: number): Prices => ({ usd, eur, gbp });

/** @source core §1, teams-shop-seasons §2 the XCelsior */
export const XCELSIOR = 80 as CarID;
/** What each purchase of gold brings besides. @source rules What is given and taken: Gold */
export const GOLD_CASH = 250_000;
/** Looks that come with gold, and are worn while it lasts: whoever has them needs none of them again. */
export const GOLD_LOOT = [105, 212, 227, 302, 412, 520] as LootID[];

const gold = (sku: string, name: string, goldDays: number | null, cost: Prices): Product => ({
  sku,
  type: "upgrade",
  name,
  prices: cost,
  gives: { goldDays, cash: GOLD_CASH, cars: [XCELSIOR], loot: GOLD_LOOT },
});

const cash = (sku: string, name: string, amount: number, cost: Prices): Product => ({
  sku,
  type: "cash",
  name,
  prices: cost,
  gives: { goldDays: 0, cash: amount, cars: [], loot: [] },
});

/** @source rules What is given and taken: Gold */
export const GOLD_PRODUCTS: readonly Product[] = [
  gold("gold_30", "30 days of gold", 30, prices(499, 499, 429)),
  gold("gold_365", "A year of gold", 365, prices(2_999, 2_999, 2_499)),
  gold("gold_life", "Gold for life", null, prices(8_999, 8_999, 7_499)),
];

/** @source teams-shop-seasons §2 cash bundle list */
export const CASH_PRODUCTS: readonly Product[] = [
  cash("cash_200k", "A stack of cash", 200_000, prices(199, 199, 179)),
  cash("cash_600k", "A bag of cash", 600_000, prices(499, 499, 429)),
  cash("cash_1500k", "A trunk of cash", 1_500_000, prices(999, 999, 849)),
  cash("cash_4m", "A truck of cash", 4_000_000, prices(1_999, 1_999, 1_699)),
];

/** These stand before the others. @source teams-shop-seasons §9 Shop and store */
export const PRIORITY_SKUS: readonly string[] = ["cash_600k"];

/** Things of one theme that cost less together, for real money. */
export interface PaidBundle {
  readonly bundleID: number;
  readonly name: string;
  readonly description: string;
  readonly themeHexCode: string;
  readonly assetKey: string;
  /** The products of this list that are in it. */
  readonly skus: readonly string[];
  readonly loot: readonly LootID[];
  readonly prices: Prices;
}

const loot = (...ids: number[]): readonly LootID[] => ids as LootID[];

/** One is sold at a time, in this order. Everything in them can also be had in other ways. */
export const PAID_BUNDLES: readonly PaidBundle[] = [
  {
    bundleID: 101,
    name: "Golden Start",
    description: "A month of gold, a stack of cash, and two things to show that you mean it.",
    themeHexCode: "#f0c04c",
    assetKey: "bundle_first_lap",
    skus: ["gold_30", "cash_200k"],
    loot: loot(145, 112),
    prices: prices(599, 599, 499),
  },
  {
    bundleID: 102,
    name: "Night Garage",
    description: "A bag of cash for the car you have your eye on, and the owl to keep it company.",
    themeHexCode: "#3a4a8a",
    assetKey: "bundle_night_drive",
    skus: ["cash_600k"],
    loot: loot(117, 133),
    prices: prices(449, 449, 379),
  },
  {
    bundleID: 103,
    name: "Long Road",
    description: "A year of gold with a trunk of cash: the road is long, and you own the map.",
    themeHexCode: "#6a5acd",
    assetKey: "bundle_lift_off",
    skus: ["gold_365", "cash_1500k"],
    loot: loot(121, 155),
    prices: prices(3_499, 3_499, 2_899),
  },
];

/** How long one bundle is sold before the next one comes. */
export const PAID_BUNDLE_DAYS = 28;

/** The first day of an offer of a bundle, by its number. */
export const startOfPaidBundle = (userBundleID: number): Stamp => startOf((userBundleID * PAID_BUNDLE_DAYS) as Day);
export const endOfPaidBundle = (userBundleID: number): Stamp =>
  after(startOfPaidBundle(userBundleID), days(PAID_BUNDLE_DAYS));

/** Lower prices for a while. */
export interface StoreSale {
  /** The promotion that tells of it, if any. */
  readonly promotion: `promotion:${string}` | null;
  readonly startStamp: Stamp;
  /** Over from this one on. */
  readonly endStamp: Stamp;
  /** What each product costs meanwhile. */
  readonly salePrices: Readonly<Record<string, Prices>>;
}

const midnight = (year: number, month: number, day: number): Stamp => (Date.UTC(year, month - 1, day) / 1_000) as Stamp;

/** Past ones stay: invoices of then must be understood. @source teams-shop-seasons §9 */
export const STORE_SALES: readonly StoreSale[] = [
  {
    promotion: "promotion:gold-sale:2022",
    startStamp: midnight(2022, 12, 5),
    endStamp: midnight(2023, 1, 1),
    salePrices: { gold_365: prices(2_099, 2_099, 1_749) },
  },
  {
    promotion: "promotion:gold-sale:2026",
    startStamp: midnight(2026, 12, 5),
    endStamp: midnight(2027, 1, 1),
    salePrices: { gold_365: prices(2_099, 2_099, 1_749) },
  },
];

const BY_SKU: ReadonlyMap<string, Product> = new Map(
  [...GOLD_PRODUCTS, ...CASH_PRODUCTS].map((product) => [product.sku, product]),
);

export const productBySku = (sku: string): Product | undefined => BY_SKU.get(sku);

/** How long gold that was not used can be given back. @source rules What is given and taken: Refunds */
export const GIVE_BACK_DAYS = 14;
/** Over how many days the store shows what was spent. */
export const SPENDING_DAYS = 30;
/** How long an order waits for its payment before it lapses. */
export const ORDER_HOURS = 24;
