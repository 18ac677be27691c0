import type { Page } from "playwright";
import { expect, it } from "vitest";

import { drawCar } from "#shared/content/cars/draw.ts";
import { DRAWN_CARS } from "#shared/content/cars/drawn.ts";
import { self } from "#shared/contracts/account/auth.ts";
import { challenges } from "#shared/contracts/goals/challenges.ts";
import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { minutes } from "#shared/units.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES } from "../support/browser.ts";
import { personFrom } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { newFullRacer, openHearing, openPage } from "../support/open-page.ts";
import { raceOnce, typedWithNitro } from "../support/person-racer.ts";
import { tablesOf } from "../support/product.ts";
import { untilUnderWay } from "../support/race-screen.ts";
import { ZIP } from "../support/shop-deeds.ts";
import { racedBy, type Typer } from "../support/typed-race.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const RACES = 10;
/** Two races of about twenty seconds, and what lies between. */
const PATIENCE_MS = minutes(15);
/** Tables don't wait, until somebody else shall come to one. */
const tables = tablesOf(1);

const { product, browser } = await beginJourney({ withWorkers: true, tableTimes: tables, dice: seededDice(17) });

const challengesOn = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Daily challenges" }) });

async function openTheBox(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open it" }).click();
  await page.getByText("Next box in").first().waitFor();
}

/** What the day's challenges brought by now. */
async function progressOf(racer: Visitor) {
  const { challenges: today } = await racer.get(challenges);
  return {
    complete: today.filter(({ completeStamp }) => completeStamp !== null).length,
    sum: today.reduce((sum, { progress, goal }) => sum + progress / goal, 0),
  };
}

const TYPIST = personFrom({ ...TYPISTS.fast, wpm: [85, 95] }, seededDice(34));

async function untilPlayed(racer: Visitor, times: number): Promise<void> {
  await expect.poll(async () => (await racer.get(self)).user.racesPlayed).toBe(times);
}

/** Comes to a table and races there. */
async function race(racer: Visitor, seed: number): Promise<void> {
  const { racesPlayed } = (await racer.get(self)).user;
  await raceOnce(product.url, racer.token ?? "", TYPIST, seededDice(seed));
  await untilPlayed(racer, racesPlayed + 1);
}

/** Races as a room hands them over, without the time that they take. */
async function haveRaced(racer: Visitor, times: number): Promise<void> {
  const { racesPlayed } = (await racer.get(self)).user;
  const typer: Typer = (text, dice) => typedWithNitro(TYPIST, text, dice);
  for (let turn = 1; turn <= times; turn++) {
    const racers = [{ userID: racer.userID as UserID, typer, hasNitro: true }];
    await perform(product.services.app, (work) => settleRace(work, racedBy(racers, nowStamp(), 100 + turn)));
    await untilPlayed(racer, racesPlayed + turn);
  }
}

/** Somebody else of the same pace, who so comes to the same table. */
async function newRival(racer: Visitor): Promise<Visitor> {
  const rival = await newFullRacer(product, "Sees_It_All");
  const { db } = product.services.app;
  const pace = db
    .selectFrom("users")
    .select("avg_speed")
    .where("user_id", "=", racer.userID as UserID);
  await db
    .updateTable("users")
    .set({ avg_speed: pace })
    .where("user_id", "=", rival.userID as UserID)
    .execute();
  return rival;
}

it(
  "on a first day ten races move challenges, and the box, an achievement and the shop bring a car that others see",
  { timeout: PATIENCE_MS },
  async () => {
    const racer = await newRacer(product, "First_Day");
    await race(racer, 1);
    const { page, problems } = await openHearing(product, browser, racer, {
      path: "/garage",
      viewport: SIZES.chromebook,
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    // What a season brings comes over the page before what a day did, and has journeys of its own.
    await page.route("**/api/v2/pop-ups", async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, season: [], event: [] } });
    });
    await challengesOn(page).getByText("9 more races and these pay out").waitFor();
    const first = await progressOf(racer);
    expect(first.complete).toBe(0);
    await openTheBox(page);

    await haveRaced(racer, RACES - 2);
    await race(racer, 2);
    await expect.poll(async () => (await progressOf(racer)).complete).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Claim Bonus XP" }).click();
    await challengesOn(page).getByText("9 more races").waitFor({ state: "detached" });
    const last = await progressOf(racer);
    expect(last.complete).toBeGreaterThan(0);
    expect(last.sum).toBeGreaterThan(first.sum);
    await expect.poll(() => challengesOn(page).getByText("Done", { exact: true }).count()).toBe(last.complete);

    await page.goto(`${product.url}/achievements/races`);
    const claim = page.getByRole("button", { name: "Claim the reward of Key in the Ignition" });
    await claim.click();
    await page.getByText("$1,000 is yours").waitFor();
    await claim.waitFor({ state: "detached" });

    const { money } = (await racer.get(self)).user;
    await page.goto(`${product.url}/shop/car/${ZIP}`);
    await page.getByRole("button", { name: "Buy for $5,000" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Buy for $5,000" }).click();
    await page.getByRole("button", { name: "Drive it" }).click();
    await page.getByText("You're at the wheel. Enjoy!").waitFor();
    const { user } = await racer.get(self);
    expect([user.carID, user.money]).toEqual([ZIP, money - 5_000]);

    Object.assign(tables, tablesOf(2));
    const { page: other } = await openPage(product, browser, await newRival(racer), { path: "/garage" });
    await Promise.all(
      [page, other].map(async (each) => {
        await each.goto(`${product.url}/race?graphics=plain`);
        await untilUnderWay(each);
      }),
    );
    const car = DRAWN_CARS.find(({ carID }) => carID === ZIP);
    if (!car) throw new Error("the catalogue has changed");
    const picture = `data:image/svg+xml,${encodeURIComponent(drawCar(car, { hueAngle: user.carHueAngle }))}`;
    const onRoad = () =>
      other.locator("[data-scene] img").evaluateAll((images) => images.map((each) => (each as HTMLImageElement).src));
    await expect.poll(onRoad).toContain(picture);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(problems).toEqual([]);
  },
);
