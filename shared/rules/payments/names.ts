import { PAID_BUNDLES, productBySku } from "../../content/store.ts";
import { productOfBundle } from "./paid-bundles.ts";

const BUNDLE_NAMES: ReadonlyMap<string, string> = new Map(
  PAID_BUNDLES.map((bundle) => [productOfBundle(bundle).sku, `${bundle.name} bundle`]),
);

/** What a product is called on an invoice, also one that is sold no more. */
export const nameOfSku = (sku: string): string => productBySku(sku)?.name ?? BUNDLE_NAMES.get(sku) ?? sku;
