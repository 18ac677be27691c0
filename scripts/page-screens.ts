import type { Browser, Page } from "playwright";

import { enterAs } from "../tests/support/account-screen.ts";
import { giveTo } from "../tests/support/garage-deeds.ts";
import { newFullRacer } from "../tests/support/open-page.ts";
import type { Product } from "../tests/support/product.ts";
import { shootCertificate } from "./certificate-screens.ts";
import { shootModeration } from "./moderation-screens.ts";
import { withOwnProduct } from "./own-product.ts";

type Size = { readonly width: number; readonly height: number };

/** Pages that nothing has to be played for, by the name of their picture. */
const GUESTS_PAGES = {
  "log-in": "/login",
  register: "/register",
  "reset-password": "/reset-password",
  privacy: "/support/privacy",
  "site-map": "/support/sitemap",
  "not-found": "/no/such/road",
} as const;
const RACERS_PAGES = {
  seat: "/",
  gifts: "/gifts",
  gift: "/racer/Juniper_Sky/gift",
  "racer-garage": "/racer/Juniper_Sky/garage",
  "settings-profile": "/profile#profile",
  "settings-display": "/profile#display",
  "settings-security": "/profile#security",
  "settings-social": "/profile#social",
  "shop-cars": "/shop#dealership",
} as const;

/** Takes the pictures of the pages that a visitor and a racer open by their address alone, in every size. */
export const shootPages = (
  browser: Browser,
  sizes: Readonly<Record<string, Size>>,
  save: (page: Page, name: string) => Promise<void>,
): Promise<void> =>
  withOwnProduct(async (own) => {
    const product = own as Product;
    const racer = await newFullRacer(product, "Marigold");
    await giveTo(product, racer, [{ cash: 48_000 }, { nitros: 3 }]);
    await newFullRacer(product, "Juniper_Sky");
    for (const [nth, [suffix, viewport]] of Object.entries(sizes).entries()) {
      const page = await browser.newPage({ viewport, colorScheme: "dark" });
      const take = async (path: string, name: string): Promise<void> => {
        await page.goto(product.url + path);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        await page.waitForTimeout(1_500);
        await save(page, `${name}${suffix}`);
      };
      for (const [name, path] of Object.entries(GUESTS_PAGES)) await take(path, name);
      await enterAs(page, racer);
      for (const [name, path] of Object.entries(RACERS_PAGES)) await take(path, name);
      await shootCertificate(page, product, `Swift_${nth}`, (name) => save(page, `${name}${suffix}`));
      await shootModeration(page, product, `Judge_${nth}`, (name) => save(page, `${name}${suffix}`));
      await page.close();
    }
  });
