import type { Browser, Page } from "playwright";

import type { UserID } from "#shared/ids.ts";
import type { Stamp } from "#shared/units.ts";

import { enterAs } from "./account-screen.ts";
import { newPage } from "./browser.ts";
import type { Product } from "./product.ts";
import { newRacer, type Visitor } from "./visitor.ts";

/** A racer who has finished a race, so that every page is open to them. */
export async function newFullRacer(product: Product, username: string): Promise<Visitor> {
  const racer = await newRacer(product, username);
  await product.services.app.db
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  return racer;
}

interface Where {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly path: string;
}

/** A browser of a racer, on a page. */
export async function openPage(
  product: Pick<Product, "url">,
  browser: Browser,
  racer: Visitor,
  { viewport, path }: Where,
): ReturnType<typeof newPage> {
  const opened = await newPage(browser, viewport && { viewport });
  await opened.page.goto(`${product.url}/redline.svg`);
  await enterAs(opened.page, racer);
  await opened.page.goto(product.url + path);
  return opened;
}

/** Until the page's first check-in is answered: from then on it hears of what changes elsewhere. */
export const untilHears = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        if (payload.includes("checked-in")) resolve();
      });
    });
  });

/** A browser of a racer, on a page that hears of what changes elsewhere. */
export async function openHearing(
  product: Pick<Product, "url">,
  browser: Browser,
  racer: Visitor,
  { path, ...where }: Where,
): ReturnType<typeof newPage> {
  const opened = await openPage(product, browser, racer, { path: "/redline.svg", ...where });
  const hears = untilHears(opened.page);
  await opened.page.goto(product.url + path);
  await hears;
  return opened;
}
