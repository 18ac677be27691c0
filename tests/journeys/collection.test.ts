import { describe, expect, it } from "vitest";

import { lootByID } from "#shared/content/loot/catalog.ts";
import type { CarID } from "#shared/ids.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { forEverybody } from "../support/dressed.ts";
import { giveTo } from "../support/garage-deeds.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";

const { product, browser } = await beginJourney({ env: { FOUNDERS_UNTIL: "2999-01-01" } });

it("says beside a founder's name in lists that they were among the first, to keys too", async () => {
  const racer = await newFullRacer(product, "Came_First");
  await newFullRacer(product, "Came_Second");
  const { page, problems } = await openPage(product, browser, racer, { path: "/friends" });
  await page.getByRole("button", { name: "Find racers" }).click();
  await page.getByRole("searchbox", { name: "Search racers" }).fill("came_s");
  const row = page.locator("main li").filter({ hasText: "Came_Second" });
  await row.getByRole("button", { name: "Founder" }).focus();
  await page.getByRole("tooltip", { name: "Founder: one of the very first racers" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});

describe("a racer's collection", () => {
  it("is shown on the public page as its owner wants it, and its garage only while it is open", async () => {
    const [owner, visitor] = [await newFullRacer(product, "Showing"), await newFullRacer(product, "Looking")];
    const [sticker] = forEverybody("sticker");
    await giveTo(product, owner, [{ carID: 27 as CarID }, { lootID: sticker as never }]);
    const stickerName = lootByID(sticker as never)?.name ?? "";

    const { page: own, problems } = await openPage(product, browser, owner, { path: "/racer/Showing" });
    await own.getByText("Founder").waitFor();
    await own.getByText("Your showcase is empty").waitFor();
    await own.getByRole("button", { name: "Change showcase" }).click();
    const dialog = own.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: "Sundrift" }).check();
    await dialog.getByRole("checkbox", { name: stickerName }).check();
    expect(await violationsOf(own, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    const shelf = own.getByRole("list", { name: "Showcase" });
    await expect.poll(() => shelf.getByRole("listitem").allTextContents()).toEqual(["Sundrift", stickerName]);

    const { page } = await openPage(product, browser, visitor, { path: "/racer/Showing", viewport: SIZES.phone });
    await expect.poll(() => page.getByRole("list", { name: "Showcase" }).getByRole("listitem").count()).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "Look into the garage" }).click();
    await page.getByRole("heading", { name: "Showing's garage" }).waitFor();
    await expect
      .poll(() => page.locator("#main").getByRole("heading", { level: 2 }).allTextContents())
      .toEqual(["Pip", "Sundrift"]);
    expect(await violationsOf(page)).toEqual([]);

    await own.getByRole("button", { name: "Change showcase" }).click();
    await dialog.getByRole("switch", { name: "Open garage" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("This garage is closed to visitors.").waitFor();
    await page.goto(`${product.url}/racer/Showing`);
    await page.getByText("garage is closed to visitors").waitFor();
    expect(problems).toEqual([]);
    await Promise.all([own, page].map((each) => each.context().close()));
  });

  it("is counted from what this tab saw before, while the page is being asked for", async () => {
    const racer = await newFullRacer(product, "Counted");
    const { page } = await openPage(product, browser, racer, { path: "/racer/Counted" });
    await page.getByText("Total", { exact: true }).waitFor();
    const kept = await page.evaluate(() => sessionStorage.getItem("redline-collections"));
    expect(kept).toContain('"counted":{"cars":1');
    await page.route("**/players/Counted", () => undefined);
    await page.reload();
    await page.getByText("Loading profile").first().waitFor({ state: "attached" });
    await page.getByText("Total", { exact: true }).waitFor();
    await page.context().close();
  });
});
