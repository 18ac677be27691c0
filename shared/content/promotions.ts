import type { Stamp } from "../units.ts";

/** What was offered or told for a while, and is over by its stamps. */
export interface Promotion {
  /** Never used for anything else. */
  readonly key: `promotion:${string}`;
  readonly name: string;
  readonly startStamp: Stamp;
  /** Over from this one on. */
  readonly endStamp: Stamp;
}

const midnight = (year: number, month: number, day: number): Stamp => (Date.UTC(year, month - 1, day) / 1_000) as Stamp;

interface GoldSale extends Promotion {
  /** At most so much less than usual. */
  readonly percentOff: number;
  readonly perks: readonly string[];
}

/** 5 to 31 December 2022. @source teams-shop-seasons §9 */
export const GOLD_SALE_2022: GoldSale = {
  key: "promotion:gold-sale:2022",
  name: "Gold sale of December 2022",
  startStamp: midnight(2022, 12, 5),
  endStamp: midnight(2023, 1, 1),
  percentOff: 30,
  perks: ["Double cash every race", "An exclusive car", "A year of season rewards", "No ads"],
};

/** Told gold members about Redline itself, in October 2022. @source teams-shop-seasons §9 */
export const REDLINE_NEWS_2022: Promotion = {
  key: "promotion:redline:2022",
  name: "Redline in October 2022",
  startStamp: midnight(2022, 10, 1),
  endStamp: midnight(2022, 11, 1),
};

/** Every one that there was, the latest first. */
export const PAST_PROMOTIONS: readonly Promotion[] = [GOLD_SALE_2022, REDLINE_NEWS_2022];
