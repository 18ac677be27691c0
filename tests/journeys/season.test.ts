import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { achievementsOfSeason } from "#shared/content/achievements/seasonal.ts";
import { self } from "#shared/contracts/account/auth.ts";
import { season as seasonCall, type SeasonPage } from "#shared/contracts/goals/season.ts";
import { seasonXPBefore } from "#shared/rules/seasons/level.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { tabTo } from "../support/focus.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { asRunning, driveRoad, memoriesOfFirst, tellSeason, seasonOfToday } from "../support/season-road.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const DAYS = 12;

async function open(
  racer: Visitor,
  change: (answer: SeasonPage) => SeasonPage = asRunning(DAYS),
  viewport: (typeof SIZES)[keyof typeof SIZES] = SIZES.chromebook,
) {
  const { page, problems } = await openPage(product, browser, racer, { path: "/redline.svg", viewport });
  await tellSeason(page, change);
  await page.goto(`${product.url}/season`);
  return { page, problems };
}
const leave = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close();
};
const road = (page: Page) => page.getByRole("region", { name: "Rewards of the road" });
const stops = (page: Page) => road(page).getByRole("listitem");
const claimed = (page: Page) => road(page).getByText("Claimed", { exact: true });
/** Whether the part of the road that is seen is where the player's car stands. */
const isAtCar = (page: Page): Promise<boolean> =>
  road(page).evaluate((element) => {
    const seen = element.getBoundingClientRect();
    const here = [...element.querySelectorAll("li")].find((each) => each.textContent.includes("You are here"));
    const place = here?.getBoundingClientRect();
    return place !== undefined && place.right > seen.left && place.left < seen.right;
  });
/** Closes what lies over the page when a car or loot was claimed. */
async function closeTakeover(page: Page): Promise<void> {
  const takeover = page.locator("[role=dialog][data-tier]");
  await takeover.waitFor();
  await takeover.press("Escape");
  await takeover.waitFor({ state: "detached" });
}

describe("the season's road", () => {
  it("begins at the start, says how long the season runs, and names every reward but the surprises", async () => {
    const racer = await newFullRacer(product, "Road_Start");
    const { page, problems } = await open(racer);
    await page.getByRole("heading", { name: seasonOfToday().name, level: 1 }).waitFor();
    await page.getByText(`${DAYS} days left, until `).waitFor();
    await page.getByText("0K of 1.6K XP").first().waitFor();
    await expect.poll(() => stops(page).count()).toBe(1 + 55 + 1);
    expect(await road(page).getByText("A surprise").count()).toBe(5);
    expect(await stops(page).first().getByText("You are here").count()).toBe(1);
    expect(await stops(page).nth(1).getByText("Next: 0%").count()).toBe(1);
    expect(await stops(page).last().textContent()).toContain("$10,000");
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await leave(page);
  });

  it("opens where the player is; one reward is claimed by keys, then all others at one press, each once", async () => {
    const racer = await newFullRacer(product, "Road_Claims");
    await driveRoad(product, racer, { experience: seasonXPBefore(13) + 100, claimed: 1 });
    const { page, problems } = await open(racer);
    await expect.poll(() => claimed(page).count()).toBe(1);
    expect(await isAtCar(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);

    const before = (await racer.get(self)).user.money;
    await tabTo(page, "Claim $3,000, level 4");
    await page.keyboard.press("Enter");
    await page.getByText("$3,000 is yours").waitFor();
    await expect.poll(() => claimed(page).count()).toBe(2);
    expect((await racer.get(self)).user.money).toBe(before + 3_000);

    await page.getByRole("button", { name: /^Claim all \d+$/ }).click();
    await closeTakeover(page);
    await page.getByRole("button", { name: /^Claim all/ }).waitFor({ state: "detached" });
    expect(
      await road(page)
        .getByRole("button", { name: /^Claim/ })
        .count(),
    ).toBe(0);
    const { rewards } = await racer.get(seasonCall);
    expect(rewards.filter(({ state }) => state === "waiting")).toEqual([]);
    expect((await racer.get(self)).user.money).toBe(before + 3_000 + 5_000);
    expect(problems).toEqual([]);
    await leave(page);
  });

  it("tells basic members what gold unlocks, with the way to it", async () => {
    const racer = await newFullRacer(product, "Road_Locked");
    await driveRoad(product, racer, { experience: seasonXPBefore(4) + 100 });
    const { page } = await open(racer);
    const locked = road(page).getByRole("link", { name: "Upgrade to Nitro Gold to Unlock!", exact: true });
    await expect.poll(() => locked.count()).toBeGreaterThan(25);
    await expect.poll(() => road(page).locator('a[href="/store/gold"]:not([tabindex="-1"])').count()).toBe(1);
    await locked.first().click();
    await page.waitForURL("**/store/gold");
    await leave(page);
  });

  it("is walked by arrow keys and by buttons that lead back to the player", async () => {
    const racer = await newFullRacer(product, "Road_Keys");
    await driveRoad(product, racer, { experience: seasonXPBefore(30), claimed: 40 });
    const { page } = await open(racer, asRunning(DAYS), SIZES.phone);
    await expect.poll(() => isAtCar(page)).toBe(true);
    const left = () => road(page).evaluate((element) => element.scrollLeft);
    const first = await left();
    await road(page).press("ArrowRight");
    await expect.poll(left).toBeGreaterThan(first);
    await road(page).press("Home");
    for (let nth = 0; nth < 5; nth++)
      await page.getByRole("button", { name: "Along the road", exact: true }).press("Enter");
    await expect.poll(() => isAtCar(page)).toBe(false);
    await page.getByRole("button", { name: "Where I am" }).press("Enter");
    await expect.poll(left).toBe(first);
    expect(await isAtCar(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await leave(page);
  });

  it("counts the levels past its end by the infinity tier", async () => {
    const racer = await newFullRacer(product, "Road_Beyond");
    await driveRoad(product, racer, { experience: seasonXPBefore(54), claimed: 40 });
    const { page } = await open(racer);
    await page.getByText("∞3", { exact: true }).first().waitFor();
    await expect.poll(() => isAtCar(page)).toBe(true);
    await leave(page);
  });
});

describe("the season's page", () => {
  it("lists the season's achievements with one's progress, and leads to its shop", async () => {
    const racer = await newFullRacer(product, "Season_Page");
    await driveRoad(product, racer, { experience: 100 });
    const { page } = await open(racer, asRunning(DAYS), SIZES.desktop);
    const list = page
      .getByRole("region")
      .or(page.locator("section"))
      .filter({ hasText: "The season's achievements" })
      .last();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(achievementsOfSeason(seasonOfToday()).length);
    await list.getByText("1 of 51", { exact: true }).first().waitFor();
    await page.getByRole("link", { name: "See all of it" }).click();
    await page.waitForURL("**/shop#season");
    await page.reload();
    const group = page.locator("section#season");
    await group.waitFor();
    await expect.poll(async () => (await group.boundingBox())?.y).toBeLessThan(SIZES.chromebook.height);
    await leave(page);
  });

  it("between two seasons says what was missed, what waits, and when the next one begins", async () => {
    const racer = await newFullRacer(product, "Season_Rest");
    await driveRoad(product, racer, { experience: seasonXPBefore(4) });
    const { page } = await open(racer, (answer) => ({
      ...asRunning(-1)(answer),
      season: answer.season && {
        ...answer.season,
        endStamp: (answer.season.startStamp + 60) as never,
        isActive: false,
      },
      rewards: answer.rewards.map((each) =>
        each.state === "waiting" || each.state === "claimed" ? each : { ...each, state: "missed" },
      ),
    }));
    await page.getByText(`${seasonOfToday().name} is over. Well raced!`).waitFor();
    await page.getByText("2 rewards still wait for you, and won't run out.").waitFor();
    await page
      .getByText(/^.* starts on .* at \d\d:\d\d/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Claim all 2" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await leave(page);
  });

  it("shows gold members the next one a day early, and everyone that the first is to come", async () => {
    const racer = await newFullRacer(product, "Season_Early");
    const { page } = await open(racer, (answer) => ({
      ...answer,
      season: answer.season && { ...answer.season, ...spanFromSoon(), isActive: false, isEarly: true },
    }));
    await page.getByText("You're here a day early").waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await tellSeason(page, (answer) => ({ ...answer, season: null, rewards: [], achievements: [], nextReward: null }));
    await page.reload();
    await page.getByRole("heading", { level: 1, name: / begins on / }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await leave(page);
  });
});

describe("a season that is over", () => {
  it("is a page of memories, where what waits is still claimed", async () => {
    const racer = await newFullRacer(product, "Season_Past");
    const memories = memoriesOfFirst();
    await driveRoad(product, racer, { season: memories.season as never, experience: memories.experience, claimed: 9 });
    const { page, problems } = await open(racer, (answer) => ({
      ...asRunning(DAYS)(answer),
      closed: [{ ...memories.season, level: memories.level }],
    }));
    let isClaimed = false;
    await page.route("**/api/v2/seasons/1", (route) =>
      route.fulfill({
        json: { ...memories, earned: memories.earned.map((each) => (isClaimed ? { ...each, isClaimed } : each)) },
      }),
    );
    await page.getByRole("link", { name: new RegExp(`${memories.season.name}.*Level ${memories.level}`) }).click();
    await page.waitForURL("**/season/1");
    await expect.poll(() => page.title()).toBe(`Memories of ${memories.season.name} · Redline`);
    await page.getByText("84.2").first().waitFor();
    expect(
      await page
        .getByRole("link", { name: /^Watch it: the race of/ })
        .first()
        .getAttribute("href"),
    ).toBe(`/replay/${memories.best[0]?.raceID}`);
    expect(await violationsOf(page)).toEqual([]);
    await page.route("**/api/v2/achievements/claim/*", async (route) => {
      isClaimed = true;
      await route.continue();
    });
    await page.getByRole("button", { name: /^Claim / }).press("Enter");
    await page.getByRole("button", { name: /^Claim / }).waitFor({ state: "detached" });
    expect(problems).toEqual([]);
    await leave(page);
  });

  it("has no memories of a season that isn't over, and of one that never is", async () => {
    const racer = await newFullRacer(product, "Season_None");
    const { page } = await open(racer);
    for (const id of ["9999", "none"]) {
      await page.goto(`${product.url}/season/${id}`);
      await page.getByRole("heading", { name: "No memories here", level: 1 }).waitFor();
      await expect.poll(() => page.title()).toBe("No memories here · Redline");
    }
    await leave(page);
  });
});

/** A season that starts in an hour. */
const spanFromSoon = () => {
  const startStamp = Math.floor(Date.now() / 1_000) + 3_600;
  return { startStamp: startStamp as never, endStamp: (startStamp + 56 * 86_400) as never };
};
