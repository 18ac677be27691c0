import type { Browser, Page } from "playwright";

import { CARS } from "../shared/content/cars/catalog.ts";
import { LOOT } from "../shared/content/loot/catalog.ts";
import { equipLoot, showGarage } from "../shared/contracts/economy/garage.ts";
import type { CarID } from "../shared/ids.ts";
import { enterAs } from "../tests/support/account-screen.ts";
import { dress } from "../tests/support/dressed.ts";
import { giveTo } from "../tests/support/garage-deeds.ts";
import { newFullRacer } from "../tests/support/open-page.ts";
import type { Product } from "../tests/support/product.ts";
import type { Visitor } from "../tests/support/visitor.ts";
import { withOwnProduct } from "./own-product.ts";

type Size = { readonly width: number; readonly height: number };

const KINDS = ["stickers", "trails", "nitros", "nametags", "titles"] as const;

/** Takes the pictures of the garage and the customizer, in every size. */
export const shootGarage = (
  browser: Browser,
  sizes: Readonly<Record<string, Size>>,
  save: (page: Page, name: string) => Promise<void>,
): Promise<void> =>
  withOwnProduct(async (product) => {
    const racer = await collector(product as Product);
    for (const [suffix, viewport] of Object.entries(sizes)) {
      const take = async (path: string, name: string): Promise<void> => {
        const page = await browser.newPage({ viewport, colorScheme: "dark" });
        await page.goto(`${product.url}/redline.svg`);
        await enterAs(page, racer);
        await page.goto(product.url + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForTimeout(2_500);
        await save(page, `${name}${suffix}`);
        await page.close();
      };
      await take("/garage", "garage");
      await take("/garage/customizer", "customizer");
      for (const kind of KINDS) await take(`/garage/customizer/${kind}`, `customizer-${kind}`);
      await take("/racer/Marigold", "racer-collection");
    }
  });

/** Somebody with two pages of cars and half of all loot, dressed from head to toe. */
async function collector(product: Product): Promise<Visitor> {
  const racer = await newFullRacer(product, "Marigold");
  const cars = CARS.filter(({ goldOnly }) => !goldOnly).filter((_, nth) => nth % 2 === 0);
  const loot = LOOT.filter((_, nth) => nth % 2 === 0);
  await giveTo(product, racer, [
    ...cars.map(({ carID }) => ({ carID })),
    ...loot.map(({ lootID }) => ({ lootID })),
    { cash: 640_000 },
    { nitros: 14 },
  ]);
  await dress(product, racer, { carID: 66, hueAngle: 40, nth: 1, stickers: 3 });
  await racer.get(equipLoot, { body: { changes: [{ type: "car", id: 66, hueAngle: 0 }] } });
  const showcase = [{ carID: 66 as CarID }, ...loot.slice(0, 5).map(({ lootID }) => ({ lootID }))];
  await racer.get(showGarage, { body: { showcase } });
  return racer;
}
