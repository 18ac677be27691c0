import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage } from "../support/browser.ts";
import { startProduct, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ withClient: true });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const GUEST_LINK = /\/race\/~[a-z2-9]{7}$/;
const MS_PER_KEY = 45;

describe("two without accounts", () => {
  it("race each other by a link that one of them makes on the home page", async () => {
    const { page: host } = await newPage(browser);
    await host.goto(`${product.url}/?graphics=plain`);
    await host.getByRole("link", { name: "Race with friends" }).click();
    await host.waitForURL(GUEST_LINK);
    await untilStage(host, "table");
    await host.getByRole("heading", { name: "Your friend race", level: 2 }).waitFor();
    const link = host.url();

    const { page: friend } = await newPage(browser);
    await friend.goto(link);
    await untilStage(friend, "table");
    await host.getByRole("button", { name: "Start Race" }).click();
    const race = async (page: Page): Promise<void> => {
      await untilStage(page, "racing");
      await typeOn(page, await textOn(page), MS_PER_KEY);
      await untilStage(page, "over");
    };
    await Promise.all([host, friend].map(race));
    expect(await friend.getByRole("row", { name: /1st|2nd/ }).count()).toBe(2);

    await host.goto(`${product.url}/race/~`);
    await host.waitForURL(link);
    await friend.goto(`${product.url}/race/~2222222`);
    await friend.getByText("This link leads to no race").first().waitFor();
    await Promise.all([host, friend].map((page) => page.context().close()));
  });
});
