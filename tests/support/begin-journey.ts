import type { Browser } from "playwright";
import { afterAll } from "vitest";

import { launch, type LaunchOptions } from "./browser.ts";
import { startProduct, type Product, type ProductOptions } from "./product.ts";

export interface Journey {
  readonly product: Product;
  readonly browser: Browser;
}

/** The product with its built client, and a browser to open it in: both end with the file that begins so. */
export async function beginJourney(
  options: Omit<ProductOptions, "withClient"> = {},
  launching: LaunchOptions = {},
): Promise<Journey> {
  const product = await startProduct({ ...options, withClient: true });
  const browser = await launch(launching);
  afterAll(async () => {
    await browser.close();
    await product.close();
  });
  return { product, browser };
}
