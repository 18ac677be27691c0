import type { Page } from "playwright";
import { expect, it } from "vitest";

import { spanOf } from "#shared/content/achievements/timed-ids.ts";
import { eventByID } from "#shared/content/events/calendar.ts";
import { prizesOf } from "#shared/content/events/prizes.ts";
import { seasonByID } from "#shared/content/seasons/calendar.ts";
import { roadOf } from "#shared/content/seasons/road.ts";
import { STARTER_CAR_PRICE } from "#shared/content/shop.ts";
import { signIn } from "#shared/contracts/account/sign-in.ts";
import { buyEventCar } from "#shared/contracts/economy/shop.ts";
import { achievements } from "#shared/contracts/goals/achievements.ts";
import { duePopUps } from "#shared/contracts/goals/pop-ups.ts";
import type { UserID } from "#shared/ids.ts";
import { detailsOf } from "#shared/rules/achievements/prize.ts";
import { eventXPBefore } from "#shared/rules/events/level.ts";
import { seasonXPBefore } from "#shared/rules/seasons/level.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { after, before, days, hours } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourneyAt } from "../support/begin-journey-at.ts";
import { newPage, SIZES } from "../support/browser.ts";
import { giveTo } from "../support/garage-deeds.ts";
import { moveClockOf } from "../support/moved-clock.ts";
import { newFullRacer } from "../support/open-page.ts";
import { race } from "../support/season-player.ts";
import { PASSWORD, Visitor } from "../support/visitor.ts";
import { complete } from "../support/winnings.ts";

const SEASON = seasonByID(2)!;
const NEXT_SEASON = seasonByID(3)!;
const EVENT = eventByID(1)!;

const { product, browser, movedMs, liveAt } = await beginJourneyAt(before(SEASON.startStamp, days(5)));
const { app } = product.services;

const DEVICES = { desktop: SIZES.desktop, phone: SIZES.phone } as const;

/** What lies over the page, and the button that leads on. */
type Shown = readonly [name: string, button: string];

async function logIn(username: string): Promise<Visitor> {
  const racer = new Visitor(product);
  await racer.get(signIn, { body: { username, password: PASSWORD } });
  return racer;
}

async function closeCards(page: Page): Promise<void> {
  const card = page.getByRole("article");
  await card.first().waitFor();
  const all = page.getByRole("button", { name: "Close all" });
  await ((await all.count()) > 0 ? all : card.getByRole("button", { name: /^Close/ })).click();
  await card.first().waitFor({ state: "detached" });
}

/** In the garage of who has no gold it comes once a day in December, after all else. */
const SALE: Shown = ["Gold sale: up to 30% off", "Maybe later"];

/** Logs in on a device and walks through all that comes in the garage, one after the other. @returns the achievements on cards */
async function walk(device: keyof typeof DEVICES, username: string, expected: readonly Shown[]) {
  const racer = await logIn(username);
  const { page, problems } = await newPage(browser, { viewport: DEVICES[device] });
  await moveClockOf(page, movedMs());
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  const asked = page.waitForResponse(/\/api\/v2\/pop-ups$/);
  await page.goto(`${product.url}/garage`);
  await asked;
  const dialogs = page.getByRole("dialog");
  for (const [name, button] of expected) {
    const dialog = page.getByRole("dialog", { name, exact: true });
    await dialog.waitFor();
    expect(await dialogs.count()).toBe(1);
    await dialog.getByRole("button", { name: button, exact: true }).click();
  }
  await expect.poll(() => dialogs.count()).toBe(0);
  // Teasers pop up over nothing: they are cards of the page itself.
  const { achievements: cards, teasers: _, ...others } = await racer.get(duePopUps);
  expect(Object.values(others).flat()).toEqual([]);
  if (cards.length > 0) await closeCards(page);
  await expect.poll(async () => (await racer.get(duePopUps)).achievements).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
  return cards.map(({ name }) => name);
}

const nameOf = (reward: Parameters<typeof detailsOf>[0]): string => detailsOf(reward).name;
/** Rewards of the season's road at some levels. */
const onRoad = (levels: readonly number[]) =>
  levels.map((level) => {
    const found = roadOf(SEASON).find((each) => each.level === level && !each.hidden);
    if (!found) throw new Error(`level ${level} has no reward`);
    return nameOf(found.reward);
  });
const perks = (count: number) =>
  prizesOf(EVENT)
    .filter(({ level }) => level !== undefined)
    .slice(0, count)
    .map(({ reward }) => nameOf(reward));
/** One takeover: all lead on but the last, which closes it. */
const inTurn = (names: readonly string[], next: string, last: string): readonly Shown[] =>
  names.map((name, at) => [name, at === names.length - 1 ? last : next]);

it("pop up over a season in the documents' order, each once on two devices", async () => {
  const name = "Sees_It_All";
  const racer = await newFullRacer(product, name);
  const userID = racer.userID as UserID;
  const drives = (experience: number): Promise<void> =>
    race({ run: (op) => perform(app, op) }, userID, { at: nowStamp(), experience });

  await liveAt(after(SEASON.startStamp, hours(1)));
  expect(await walk("desktop", name, [[`${SEASON.name} is here`, "Not now"]])).toEqual([]);
  expect(await walk("phone", name, [])).toEqual([]);

  // Rewards before the day's challenges, and cards last; what only gold unlocks comes after what was won.
  await liveAt(after(SEASON.startStamp, days(10)));
  await drives(seasonXPBefore(6));
  await complete(product, racer, 1);
  const road = inTurn(onRoad([2, 4, 6]), "View Next Reward", "View Next Reward");
  const cards = await walk("phone", name, [
    ...road,
    ["2 rewards are locked", "Close"],
    ["Keep it up!", "Claim Bonus XP"],
    SALE,
  ]);
  expect(cards).toContain("Warm Fingers");
  expect(await walk("desktop", name, [])).toEqual([]);

  // Whoever has joined is told no more of the event; one who hasn't is, after all else.
  await liveAt(before(EVENT.startStamp, hours(1)));
  await complete(product, racer, 1);
  await liveAt(after(EVENT.startStamp, hours(1)));
  await complete(product, racer, 2);
  await walk("desktop", name, [
    ["Keep it up!", "Claim Bonus XP"],
    ["Almost there!", "Claim Bonus XP"],
    [`${EVENT.name} is here`, "Not now"],
    SALE,
  ]);
  expect(await walk("phone", name, [])).toEqual([]);

  // The season's, then the event's: its achievements first, and its perks last.
  await liveAt(after(EVENT.startStamp, days(5)));
  await drives(seasonXPBefore(9) - seasonXPBefore(6) - eventXPBefore(3));
  await giveTo(product, racer, [{ cash: STARTER_CAR_PRICE }]);
  const buyer = await logIn(name);
  await buyer.get(buyEventCar, { params: { starterCarID: EVENT.starterCarID }, body: {} });
  await drives(eventXPBefore(3));
  await complete(product, racer, 3);
  await walk("phone", name, [
    ...inTurn(onRoad([9]), "View Next Reward", "View Next Reward"),
    ["2 rewards are locked", "Close"],
    ...inTurn(perks(2), "Next Reward", "Close"),
    ["Way to go!", "Claim Bonus XP"],
    SALE,
  ]);
  expect(await walk("desktop", name, [])).toEqual([]);

  // Gold in the seventh week opens what was locked.
  await liveAt(after(SEASON.startStamp, days(46)));
  await app.db.updateTable("users").set({ membership: "gold" }).where("user_id", "=", userID).execute();
  await walk("desktop", name, inTurn(onRoad([3, 5, 7, 8]), "View Next Reward", "Claim and Close"));
  expect(await walk("phone", name, [])).toEqual([]);

  await liveAt(after(NEXT_SEASON.startStamp, hours(1)));
  await walk("phone", name, [[`${NEXT_SEASON.name} is here`, "Not now"]]);
  expect(await walk("desktop", name, [])).toEqual([]);
  const { unclaimed } = await (await logIn(name)).get(achievements);
  expect(unclaimed.filter((id) => spanOf(id))).toEqual([]);
});
