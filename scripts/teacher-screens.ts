import type { Browser, Page } from "playwright";

import { enterAs } from "../tests/support/account-screen.ts";
import type { Visitor } from "../tests/support/visitor.ts";
import { withOwnProduct } from "./own-product.ts";
import { buildSchool } from "./teacher-school.ts";

type Size = { readonly width: number; readonly height: number };
const TABS = ["", "add", "join", "open", "message", "colleagues", "edit"];

/** Takes the pictures of the Teacher Portal, in every size. */
export const shootTeachers = (
  browser: Browser,
  sizes: Readonly<Record<string, Size>>,
  save: (page: Page, name: string) => Promise<void>,
): Promise<void> =>
  withOwnProduct(async (product) => {
    const school = await buildSchool(product);
    for (const [suffix, viewport] of Object.entries(sizes)) {
      const take = async (visitor: Visitor | undefined, path: string, name: string): Promise<void> => {
        const page = await browser.newPage({ viewport, colorScheme: "light" });
        await page.goto(`${product.url}/redline.svg`);
        if (visitor) await enterAs(page, visitor);
        await page.goto(`${product.url}/teachers${path}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForTimeout(800);
        await save(page, `teachers-${name}${suffix}`);
        await page.close();
      };
      await take(undefined, "", "welcome");
      await take(school.newcomer, "", "become");
      await take(school.teacher, "", "classes");
      await take(school.teacher, "/year", "year");
      for (const tab of TABS) {
        await take(school.teacher, `/classes/${school.sectionID}${tab && `#${tab}`}`, tab === "" ? "pupils" : tab);
      }
      await take(school.teacher, `/classes/${school.emptyID}`, "empty");
      await take(school.teacher, `/classes/${school.sectionID}/cards`, "cards");
      await take(school.teacher, `/classes/${school.sectionID}/live`, "live");
      await take(school.teacher, `/classes/${school.sectionID}/live/projector`, "live-wall");
      await take(school.teacher, "/no/such/page", "nothing");
    }
  });
