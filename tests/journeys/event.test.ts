import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { carByID } from "#shared/content/cars/catalog.ts";
import { eventByID } from "#shared/content/events/calendar.ts";
import { EVENT_DESIGNS } from "#shared/content/events/catalog.ts";
import type { UserID } from "#shared/ids.ts";
import { eventXPBefore } from "#shared/rules/events/level.ts";
import { giveExperience } from "#shared/server/experience/give.ts";
import { perform } from "#shared/server/platform/work.ts";
import { before, hours } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourneyAt } from "../support/begin-journey-at.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { moveClockOf } from "../support/moved-clock.ts";
import { newFullRacer } from "../support/open-page.ts";
import { liveOn } from "../support/run-day.mjs";
import { tellDue } from "../support/told-due.ts";
import type { Visitor } from "../support/visitor.ts";

const EVENT = eventByID(2)!;
const { teaser } = EVENT_DESIGNS[EVENT.key];
const CAR = carByID(EVENT.starterCarID)!;

const { product, browser, movedMs, liveAt } = await beginJourneyAt(before(EVENT.startStamp, hours(1)));

type Size = (typeof SIZES)[keyof typeof SIZES];

async function open(
  racer: Visitor,
  path: string,
  viewport: Size = SIZES.chromebook,
  colorScheme: "light" | "dark" = "dark",
) {
  const { page, problems } = await newPage(browser, { viewport, colorScheme });
  await moveClockOf(page, movedMs());
  // What pops up has journeys of its own.
  await tellDue(page);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(product.url + path);
  return { page, problems };
}

const header = (page: Page) => page.getByRole("banner").first();
const eventLink = (page: Page) => header(page).getByRole("link", { name: "Event", exact: true });
const notice = (page: Page) => page.getByRole("complementary", { name: EVENT.name });
const frame = (page: Page) => page.locator("[data-event]");

const reach = ({ userID }: Visitor, perks: number) =>
  perform(product.services.app, (work) =>
    giveExperience(work, [
      {
        userID: userID as UserID,
        wonStamp: work.now,
        experience: eventXPBefore(perks + 1),
        reference: `journey:${userID}`,
        reason: "race",
      },
    ]),
  );

describe("an event", () => {
  it("begins on an open page: its link, its notice and its colours come, and the notice is closed for good", async () => {
    const racer = await newFullRacer(product, "Event_Ada");
    const { page, problems } = await open(racer, "/achievements", SIZES.desktop);
    await page.getByRole("heading", { level: 1, name: "Achievements" }).waitFor();
    expect([await eventLink(page).count(), await notice(page).count(), await frame(page).count()]).toEqual([0, 0, 0]);

    await page.evaluate(liveOn, await liveAt(EVENT.startStamp));
    await header(page).getByRole("link", { name: "Friends" }).click();
    await page.getByRole("heading", { level: 1, name: "Friends" }).waitFor();
    await eventLink(page).waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Event", exact: true }).waitFor();
    await notice(page).getByText(teaser).waitFor();
    await frame(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await notice(page).getByRole("button", { name: "Close" }).click();
    await notice(page).waitFor({ state: "detached" });
    await page.reload();
    await eventLink(page).waitFor();
    await frame(page).waitFor();
    expect(await notice(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("is joined with its car, and its perks are claimed", async () => {
    const racer = await newFullRacer(product, "Event_Bo");
    const { page, problems } = await open(racer, "/shop");
    await notice(page).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: EVENT.name }).waitFor();
    await expect.poll(() => page.title()).toBe(`${EVENT.name} · Redline`);
    expect(await notice(page).count()).toBe(0);
    await page.getByText(`Get ${CAR.name} to join, then race`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Join for $20,000" }).click();
    await page.getByRole("dialog").getByText("$5,000", { exact: true }).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Join for $20,000" }).click();
    await page.locator("p:focus", { hasText: `Drive ${CAR.name}` }).waitFor();
    await page.getByText("0 of 10 perks").waitFor();

    await reach(racer, 3);
    await page.reload();
    await page.getByText("3 of 10 perks").waitFor();
    const first = page.getByRole("listitem").filter({ hasText: "$3,000" });
    await first.getByRole("button", { name: "Claim $3,000" }).click();
    await first.getByText("Yours").waitFor();
    await page.getByText("$3,000 is yours").waitFor();
    const all = page.getByRole("button", { name: "Claim all 2" });
    await all.click();
    // A sticker and a title are shown over the whole page, which nobody reads meanwhile.
    const takeover = page.locator("[role=dialog][data-tier]");
    await takeover.waitFor();
    await takeover.press("Escape");
    await takeover.waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("listitem").getByText("Yours", { exact: true }).count()).toBe(3);
    expect(await page.getByRole("button", { name: /^Claim/ }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it.each([
    ["phone", "light"],
    ["phone", "dark"],
    ["chromebook", "light"],
    ["desktop", "dark"],
  ] as const)("is a page for everybody on a %s, in the %s theme", async (size, theme) => {
    const racer = await newFullRacer(product, `Ev_${size}_${theme}`);
    const { page } = await open(racer, "/event", SIZES[size], theme);
    await frame(page).waitFor();
    await page.getByRole("heading", { level: 1, name: EVENT.name }).waitFor();
    await page.getByRole("button", { name: "Join for $20,000" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(seen ?? 0);
  });

  it("says what is missing to who can't pay, and how to earn it", async () => {
    const racer = await newFullRacer(product, "Event_Poor");
    const { page } = await open(racer, "/redline.svg");
    await page.route("**/api/v2/event", async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as { offer: Record<string, unknown> };
      const hindrance = { why: "notEnoughMoney", message: "You need $10,000 more for that.", missingMoney: 10_000 };
      await route.fulfill({ json: { ...json, offer: { ...json.offer, hindrance } } });
    });
    await page.goto(`${product.url}/event`);
    await page.getByText("You need $10,000 more for that.").waitFor();
    await page.getByText("Races, daily challenges and achievements pay cash.").waitFor();
    expect(await page.getByRole("button", { name: "Join for $20,000" }).getAttribute("aria-disabled")).toBe("true");
    expect(await violationsOf(page)).toEqual([]);
  });

  it("says when the next one begins where none is there yet, and how to ask again where it can't be had", async () => {
    const racer = await newFullRacer(product, "Event_Early");
    const { page } = await open(racer, "/redline.svg");
    const { key, name, startStamp, endStamp } = eventByID(3)!;
    const none = { event: null, next: { key, name, startStamp, endStamp }, offer: null, prizes: [], items: [] };
    await page.route("**/api/v2/event", (route) => route.fulfill({ json: none }));
    await page.goto(`${product.url}/event`);
    await page.getByRole("heading", { name: "No festival on the road yet" }).waitFor();
    await page.getByText(`${name} is next`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute("**/api/v2/event");
    await page.route("**/api/v2/event", (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
    await page.goto(`${product.url}/event`);
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.unroute("**/api/v2/event");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: EVENT.name }).waitFor();
  });
});
