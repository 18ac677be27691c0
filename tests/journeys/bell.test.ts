import type { Page } from "playwright";
import { expect, it } from "vitest";

import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { inviteToRace } from "#shared/server/friends/race-news.ts";
import { perform } from "#shared/server/platform/work.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const to = (visitor: Visitor) => ({ params: { id: visitor.userID } });
const bell = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const list = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const notice = (page: Page, words: string) => list(page).getByRole("listitem").filter({ hasText: words });

async function openAs(racer: Visitor, viewport: (typeof SIZES)[keyof typeof SIZES] = SIZES.chromebook) {
  const services = await newPage(browser, { viewport });
  await services.page.goto(`${product.url}/redline.svg`);
  await enterAs(services.page, racer);
  await services.page.goto(`${product.url}/friends`);
  return services;
}

it("what was missed is kept under the bell, says what still counts, and is seen in every tab at once", async () => {
  const [ada, ben, cleo] = [
    await newRacer(product, "Bell_Ada"),
    await newRacer(product, "Bell_Ben"),
    await newRacer(product, "Bell_Cleo"),
  ];
  await ada.get(requestFriend, to(ben));
  await ben.get(acceptFriend, to(ada));
  await cleo.get(requestFriend, to(ben));
  await perform(product.services.app, (work) =>
    inviteToRace(work, ada.userID as UserID, [ben.userID as UserID], "type"),
  );

  const his = await openAs(ben);
  const other = await his.page.context().newPage();
  await other.goto(`${product.url}/friends`);
  await Promise.all([his.page, other].map((page) => bell(page, "Notifications, 3 new").waitFor()));

  await bell(his.page, "Notifications, 3 new").press("Enter");
  await notice(his.page, "Bell_Ada invites you to a race").getByText("This race is over.").waitFor();
  expect(await notice(his.page, "invites you").getByRole("link").count()).toBe(0);
  await Promise.all([his.page, other].map((page) => bell(page, "Notifications").waitFor()));
  expect(await violationsOf(his.page)).toEqual([]);
  await notice(his.page, "Bell_Cleo wants to be friends").getByRole("button", { name: "Accept" }).press("Enter");
  await notice(his.page, "Bell_Cleo wants to be friends").getByText("You're friends now.").waitFor();
  await his.page.keyboard.press("Escape");
  await list(his.page).waitFor({ state: "hidden" });
  await expect
    .poll(() => bell(his.page, "Notifications").evaluate((each) => each === document.activeElement))
    .toBe(true);

  const hers = await openAs(cleo, SIZES.phone);
  await bell(hers.page, "Notifications, 1 new").click();
  await notice(hers.page, "Bell_Ben is now your friend").getByRole("link", { name: "View" }).waitFor();
  expect(await violationsOf(hers.page)).toEqual([]);
  await hers.page.reload();
  await bell(hers.page, "Notifications").waitFor();

  const dave = await newRacer(product, "Bell_Dave");
  const dan = await openAs(dave);
  await bell(dan.page, "Notifications").click();
  await list(dan.page).getByText("Nothing yet").waitFor();
  await ada.get(requestFriend, to(dave));
  await notice(dan.page, "Bell_Ada wants to be friends").waitFor();
  await bell(dan.page, "Notifications").waitFor();
  for (const { problems } of [his, hers, dan]) expect(problems).toEqual([]);
});
