import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { friendRace } from "#shared/contracts/social/friend-lobby.ts";
import { OWN_LINK } from "#shared/rules/friend-link.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { joinFriends } from "../support/friend.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { newGuest } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

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

  it("sit at a second table where the first is full, and race there without the host", async () => {
    const hosting = await newGuest(product);
    const { link } = (await hosting.get(friendRace, { body: { link: OWN_LINK } })).host;
    for (let nth = 0; nth < 4; nth++) await joinFriends(product, await newGuest(product), link);

    const [{ page: first }, { page: second }] = [await newPage(browser), await newPage(browser)];
    const pages = [first, second];
    for (const page of pages) {
      await page.goto(`${product.url}/race/${link}?graphics=plain`);
      await untilStage(page, "table");
    }
    for (const page of pages)
      await page.getByText("You're at table 2. 6 racers at 2 tables behind this link.").waitFor();
    expect(await first.getByText("isn't here yet").count()).toBe(0);
    await second.reload();
    await untilStage(second, "table");
    await second.getByText("You're at table 2.").waitFor();
    await first.getByRole("button", { name: "Start Race" }).click();
    await Promise.all(pages.map((page) => untilStage(page, "racing")));
    await Promise.all(pages.map((page) => page.context().close()));
  });
});
