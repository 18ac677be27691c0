import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, it } from "vitest";

import { achievementByID, ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { perkID, roadID } from "#shared/content/achievements/timed-ids.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import type { UserID } from "#shared/ids.ts";
import { challengesOf } from "#shared/rules/challenges/draw.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { encodeLook, PLAIN_LOOK } from "#shared/rules/garage/look.ts";
import { describeReward } from "#shared/rules/rewards/reward.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { before, dayOf, days } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { personFrom, typedBy } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { dawdling } from "../support/dawdling.ts";
import { isUncovered } from "../support/layout.ts";
import { tablesOf } from "../support/product.ts";
import { pressKeys, textOn, untilStage } from "../support/race-screen.ts";
import { joinRace } from "../support/racer.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ withWorkers: true, tableTimes: tablesOf(5) });

const TITLE = LOOT.find(({ type, goldOnly, ways }) => type === "title" && !goldOnly && ways.length > 0);
const TITLED = encodeLook({ ...PLAIN_LOOK, title: TITLE?.lootID ?? null });

const TODAY = challengesOf(dayOf(nowStamp()));

/** A racer whose tenth race opens the challenges: all three of the day are full by then. */
async function newTenthRacer(username: string) {
  const racer = await newRacer(product, username);
  const { db } = product.services.app;
  const userID = racer.userID as UserID;
  const yesterday = before(nowStamp(), days(1));
  await db
    .updateTable("users")
    .set({ races_played: 9, qualifying_stamp: yesterday, experience: 1_400, look: TITLED })
    .where("user_id", "=", userID)
    .execute();
  await db
    .insertInto("racing_stats")
    .values({ user_id: userID, site: "type", last_race_stamp: yesterday, races_played: 9, highest_speed: 20 })
    .execute();
  await db
    .insertInto("challenge_days")
    .values({
      user_id: userID,
      day: dayOf(nowStamp()),
      progress: TODAY.map(({ goal }) => goal),
      complete_stamps: TODAY.map(() => "0"),
    })
    .execute();
  return racer;
}

/** A racer's page with the board of a race that four others still drive. @returns the page, and how to end that race */
async function finishFirst(username: string, options: BrowserContextOptions, onTable?: (page: Page) => Promise<void>) {
  const racer = await newTenthRacer(username);
  const { page, problems } = await newPage(browser, options);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}/race?graphics=plain`);
  await untilStage(page, "table");
  await onTable?.(page);
  const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
  await untilStage(page, "racing");
  const stop = dawdling(others);
  const dice = seededDice(7);
  await pressKeys(page, typedBy(personFrom({ ...TYPISTS.fast, wpm: [75, 90] }, dice), await textOn(page), dice));
  await untilStage(page, "done");
  const endRace = async (): Promise<void> => {
    stop();
    await Promise.all(others.map(({ room }) => room.leave()));
    await untilStage(page, "over");
  };
  return { page, problems, endRace };
}

const haulOn = (page: Page) => page.getByRole("region", { name: "What this race brought" });
const partsOn = (page: Page, phase: string) => haulOn(page).locator(`[data-phase="${phase}"]`);
const again = (page: Page) => page.getByRole("button", { name: "Race Again" });
const untilFocused = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.textContent.startsWith("Race Again"));

async function expectAllOfIt(page: Page): Promise<void> {
  const haul = haulOn(page);
  for (const part of ["Place", "Speed"]) await haul.getByRole("term").filter({ hasText: part }).waitFor();
  expect(await haul.getByText("Gold doubles it").count()).toBe(0);
  await haul.getByText(/^You have \$25,\d{3}$/).waitFor();
  for (const { title, goal } of TODAY) {
    const bar = haul.getByRole("progressbar", { name: title, exact: true });
    expect(await bar.evaluate((element) => (element as HTMLProgressElement).value)).toBe(goal);
  }
  expect(await haul.getByText(/^Done · \+[\d,]+ XP$/).allInnerTexts()).toHaveLength(3);
  await haul.getByText(/^\+5,1\d\d XP$/).waitFor();
  await haul.getByText(/^Level 3, /).waitFor({ state: "attached" });
  await haul.getByText("Level 3!").waitFor();
  await haul.getByText("+1 nitro").waitFor();
  await haul.getByText("New best speed").waitFor();
  await haul.getByText("First race of the day").waitFor();
  const [first] = ACHIEVEMENTS;
  const link = haul.getByRole("link", { name: first?.name ?? "" });
  expect(await link.getAttribute("href")).toBe("/achievements/speed");
  await haul.getByRole("link", { name: /^And \d+ more achievements$/ }).waitFor();
}

/** Each guest at the table can be sent the way to the racer's page, where they sign up and ask to be friends. */
async function expectGuestLinks(page: Page, username: string): Promise<void> {
  const ways = page.getByRole("button", { name: /^Copy friend link for / });
  await expect.poll(() => ways.count()).toBe(4);
  await ways.first().click();
  await page.getByText("Once they've signed up, they can add you as a friend there.").first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/racer/${username}`);
}

/** Somebody goes on typing as the board opens: the page notes which keys it leaves to the browser. */
const typeOnAtBoard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const keys = [..."don't/or'"];
    const left: string[] = [];
    const typing = setInterval(() => {
      const isBoard = [...document.querySelectorAll("button")].some((each) =>
        each.textContent.startsWith("Race Again"),
      );
      if (!isBoard) return;
      const key = keys.shift();
      if (key === undefined) {
        clearInterval(typing);
        document.body.dataset.left = left.join("");
      } else if (dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }))) left.push(key);
    }, 20);
  });

describe("the board of a paid race", () => {
  it("keeps from the browser what is still typed: Firefox looks for words from an apostrophe on", async () => {
    const { page, endRace } = await finishFirst("Types_On", {}, typeOnAtBoard);
    await page.locator("body[data-left]").waitFor();
    const own = page.getByRole("row").filter({ hasText: "Types_On" });
    await own.getByText(TITLE?.name ?? "", { exact: true }).waitFor();
    expect(await page.locator("body").getAttribute("data-left")).toBe("");
    await endRace();
    await page.context().close();
  });

  it("names what a season's road and an event brought by the thing itself, and leads to them", async () => {
    const prizes = [roadID(3, 15), perkID(1, 4)] as const;
    const { page, endRace } = await finishFirst("Road_Prizes", {}, async (own) => {
      await own.route(/\/api\/v2\/race\/[^/]+\/own$/, async (route) => {
        const answer = (await (await route.fetch()).json()) as { own?: { brought: object | null } };
        if (answer.own?.brought) Object.assign(answer.own.brought, { achievements: prizes });
        await route.fulfill({ json: answer });
      });
    });
    await endRace();
    const earned = haulOn(page).getByRole("list", { name: "Achievements" });
    for (const [nth, to] of ["/season", "/event"].entries()) {
      const prize = achievementByID(prizes[nth] ?? prizes[0]);
      const link = earned.getByRole("link", { name: prize?.reward ? describeReward(prize.reward) : "" });
      await link.waitFor();
      expect(await link.getAttribute("href")).toBe(to);
      await earned.getByText(`${prize?.name} · to collect`).waitFor();
    }
    await page.unrouteAll({ behavior: "wait" });
    await page.context().close();
  });

  it("counts up what it brought, shows the rest at any key, and keeps the next race one Enter away", async () => {
    const { page, problems, endRace } = await finishFirst("Count_Up", { reducedMotion: "no-preference" });
    await untilFocused(page);
    const place = await again(page).boundingBox();
    await haulOn(page).getByText("Cash and XP come in as soon as everyone has finished.").waitFor();
    // Time goes on as the test lets it: nothing ends by itself.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await endRace();
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return partsOn(page, "waiting").count();
      })
      .toBeGreaterThan(5);
    expect(await partsOn(page, "counting").count()).toBeGreaterThan(0);
    await page.keyboard.press("Shift");
    expect(await partsOn(page, "waiting").count()).toBeGreaterThan(5);
    await page.keyboard.press("x");
    await expect.poll(() => partsOn(page, "waiting").count()).toBe(0);
    expect(await partsOn(page, "counting").count()).toBe(0);
    await expectAllOfIt(page);
    expect(await again(page).boundingBox()).toEqual(place);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
    await page.clock.resume();
    await page.keyboard.press("Enter");
    await untilStage(page, "table");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each(["chromebook", "phone"] as const)(
    "shows all of it at once without motion, with the next race in reach, on a %s",
    async (size) => {
      const { page, problems, endRace } = await finishFirst(`At_Once_${size}`, {
        viewport: SIZES[size],
        permissions: ["clipboard-read", "clipboard-write"],
      });
      const place = await again(page).boundingBox();
      await endRace();
      await expectAllOfIt(page);
      expect(await partsOn(page, "waiting").count()).toBe(0);
      expect(await again(page).boundingBox()).toEqual(place);
      expect(await isUncovered(again(page))).toBe(true);
      expect(await isScrolling(page)).toBe(false);
      await expectGuestLinks(page, `At_Once_${size}`);
      expect(await violationsOf(page, "main")).toEqual([]);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );
});
