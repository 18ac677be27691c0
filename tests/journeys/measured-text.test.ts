import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import { formatWholeSpeed } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { perform } from "#shared/server/platform/work.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { personFrom, typedBy } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { tablesOf } from "../support/product.ts";
import { pressKeys, textOn, untilStage } from "../support/race-screen.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ withWorkers: true, tableTimes: tablesOf(1) });
const EFFECT = -0.06;

/** What stands there for a speed on these texts. */
const words = (speed: number): string =>
  `as fast as ${formatWholeSpeed(speed / Math.exp(EFFECT))} WPM on an average text`;

beforeAll(async () => {
  const { app } = product.services;
  const measure = { races: 400, effect: EFFECT, low: EFFECT - 0.01, high: EFFECT + 0.01, expected: 0, oddities: [] };
  await app.db
    .insertInto("text_measures")
    .values(TEXTS.map(({ textID }) => ({ ...measure, text_id: textID, made_stamp: app.nowStamp() })))
    .execute();
});

async function pageOf(username: string, viewport: object = SIZES.chromebook) {
  const racer = await newRacer(product, username);
  const opened = await newPage(browser, { viewport: viewport as typeof SIZES.chromebook });
  await opened.page.goto(`${product.url}/redline.svg`);
  await enterAs(opened.page, racer);
  return { ...opened, userID: racer.userID as UserID };
}

const shownSpeed = async (page: Page): Promise<number> =>
  Number(await page.getByRole("row").filter({ hasText: "Measured" }).getByRole("cell").nth(2).innerText());

describe("a result on a text that is known well", () => {
  it("says on the board what it was worth on an average one, beside the speed that counts", async () => {
    const { page, problems } = await pageOf("Measured");
    await page.goto(`${product.url}/race?graphics=plain`);
    await untilStage(page, "racing");
    const dice = seededDice(3);
    await pressKeys(page, typedBy(personFrom({ ...TYPISTS.fast, wpm: [75, 90] }, dice), await textOn(page), dice));
    const line = page.getByText(/as fast as \d+ WPM on an average text/);
    await line.waitFor();
    const speed = await shownSpeed(page);
    const said = Number(/\d+/.exec(await line.innerText())?.[0]);
    expect(Math.abs(said - speed / Math.exp(EFFECT))).toBeLessThan(1.2);
    expect(said).toBeGreaterThan(speed);
    expect(await violationsOf(page, "main")).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each(Object.entries(SIZES))("says so in its replay, too, on a screen of the size %s", async (name, size) => {
    const { page, userID, problems } = await pageOf(`Replays-${name}`, size);
    const { app } = product.services;
    const outcome = racedBy([{ userID, typer: person(5) }], app.nowStamp(), 5);
    await perform(app, (work) => settleRace(work, outcome));
    const [result] = outcome.results;
    await page.goto(`${product.url}/replay/${outcome.raceID}?graphics=plain`);
    const whole = `${formatWholeSpeed(result?.wpm ?? 0)} WPM, ${words(result?.wpm ?? 0)}`;
    await page.getByText(whole, { exact: true }).waitFor();
    const bottom = await page.locator("main").evaluate((main) => main.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(size.height + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect(await violationsOf(page, "main")).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
