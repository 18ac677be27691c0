import {
  endOfPaidBundle,
  PAID_BUNDLE_DAYS,
  PAID_BUNDLES,
  productBySku,
  startOfPaidBundle,
  type Currency,
  type Gives,
  type PaidBundle,
  type Product,
} from "../../content/store.ts";
import { dayOf, type Stamp } from "../../units.ts";
import { earlyFrom } from "../early.ts";
import { bundlePercentOff } from "./prices.ts";

/** A bundle as it is offered for some weeks. */
export interface PaidOffer {
  /** Names the offer: the bundle in its weeks. @source teams-shop-seasons §7 userBundleID */
  readonly userBundleID: number;
  readonly bundle: PaidBundle;
  readonly startStamp: Stamp;
  readonly endStamp: Stamp;
}

function offerOf(userBundleID: number): PaidOffer | undefined {
  const bundle = PAID_BUNDLES[userBundleID % PAID_BUNDLES.length];
  return (
    bundle && {
      userBundleID,
      bundle,
      startStamp: startOfPaidBundle(userBundleID),
      endStamp: endOfPaidBundle(userBundleID),
    }
  );
}

/** The bundles that somebody may buy now; gold members a day before the others. @source README Early access */
export function paidOffersAt(now: Stamp, isGold: boolean): readonly PaidOffer[] {
  const current = Math.floor(dayOf(now) / PAID_BUNDLE_DAYS);
  return [current, current + 1].flatMap((id) => {
    const offer = offerOf(id);
    if (offer === undefined || now >= offer.endStamp) return [];
    return (isGold ? earlyFrom(offer.startStamp) : offer.startStamp) <= now ? [offer] : [];
  });
}

const partsOf = ({ skus }: PaidBundle): readonly Product[] => skus.flatMap((sku) => productBySku(sku) ?? []);

/** What a bundle gives: all that is in it. */
export function givesOfBundle(bundle: PaidBundle): Gives {
  const parts = partsOf(bundle).map(({ gives }) => gives);
  return {
    goldDays: parts.some(({ goldDays }) => goldDays === null)
      ? null
      : parts.reduce((sum, { goldDays }) => sum + (goldDays ?? 0), 0),
    cash: parts.reduce((sum, each) => sum + each.cash, 0),
    cars: [...new Set(parts.flatMap(({ cars }) => cars))],
    loot: [...new Set([...parts.flatMap(({ loot }) => loot), ...bundle.loot])],
  };
}

/** What its parts cost alone, in the smallest unit of the currency. */
export const fullPriceOfBundle = (bundle: PaidBundle, currency: Currency): number =>
  partsOf(bundle).reduce((sum, { prices }) => sum + prices[currency], 0);

export const percentOffBundle = (bundle: PaidBundle, currency: Currency): number =>
  bundlePercentOff(fullPriceOfBundle(bundle, currency), bundle.prices[currency]);

/** A bundle as a product. Its SKU names its bundle. */
export const productOfBundle = (bundle: PaidBundle): Product => ({
  sku: `bundle_${bundle.bundleID}`,
  type: "bundle",
  name: bundle.name,
  prices: bundle.prices,
  gives: givesOfBundle(bundle),
});
