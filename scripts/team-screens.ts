import type { Browser, Page } from "playwright";

import { enterAs } from "../tests/support/account-screen.ts";
import { tellDue } from "../tests/support/told-due.ts";
import type { Visitor } from "../tests/support/visitor.ts";
import { withOwnProduct } from "./own-product.ts";
import { buildTown } from "./team-town.ts";

type Size = { readonly width: number; readonly height: number };

/** Takes the pictures of the pages about teams, in every size. */
export const shootTeams = (
  browser: Browser,
  sizes: Readonly<Record<string, Size>>,
  save: (page: Page, name: string) => Promise<void>,
): Promise<void> =>
  withOwnProduct(async (product) => {
    const town = await buildTown(product);
    for (const [suffix, viewport] of Object.entries(sizes)) {
      const take = async (visitor: Visitor, path: string, name: string): Promise<void> => {
        const page = await browser.newPage({ viewport, colorScheme: "dark" });
        await page.goto(`${product.url}/redline.svg`);
        await enterAs(page, visitor);
        // What their races have won lies over no page.
        await tellDue(page);
        await page.goto(product.url + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForTimeout(1_500);
        await save(page, `${name}${suffix}`);
        await page.close();
      };
      await take(town.seeker, "/team", "teams");
      await take(town.captain, "/team/RUSH", "team");
      await take(town.seeker, "/team/RUSH", "team-stranger");
      await take(town.seeker, "/team/create", "team-create");
      await take(town.captain, "/team/edit", "team-edit");
    }
    const card = await browser.newPage({ viewport: { width: 1_200, height: 630 } });
    await card.goto(`${product.url}/share/team/RUSH.png`);
    await save(card, "team-card");
    await card.close();
  });
