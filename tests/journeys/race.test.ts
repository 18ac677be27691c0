import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { raceRecord } from "#shared/contracts/race/race.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { focusedName, tabTo, untilInDialog, walk, walkByTab, type Stop } from "../support/focus.ts";
import { tablesOf } from "../support/product.ts";
import { boardOn, markOf, textOn, typeOn, untilInRace, untilStage, untilUnderWay } from "../support/race-screen.ts";
import { callProduct, joinRace, joinTogether, resultsOf, typeText } from "../support/racer.ts";
import { chooseTheme } from "../support/themes.ts";
import { withoutWebGL } from "../support/without-webgl.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(5) });

describe("two browsers", () => {
  it("meet in one race, one of them by the keyboard alone, type the text, see each other move, and share one board", async () => {
    const left = await newPage(browser, { reducedMotion: "no-preference" });
    const right = await newPage(browser, { viewport: SIZES.desktop });
    await Promise.all([left, right].map(({ page }) => page.goto(product.url)));
    await right.page.getByRole("link", { name: "Race Now" }).waitFor();
    await walk(right.page);
    await right.page.reload();
    await right.page.getByRole("link", { name: "Race Now" }).waitFor();
    await left.page.getByRole("link", { name: "Race Now" }).click();
    await tabTo(right.page, "Race Now");
    await right.page.keyboard.press("Enter");
    await Promise.all([left, right].map(({ page }) => untilStage(page, "table")));
    const others = await Promise.all([1, 2, 3].map(() => joinRace(product.url)));
    await Promise.all([left, right].map(({ page }) => untilStage(page, "racing")));

    const text = await textOn(left.page);
    expect(await textOn(right.page)).toBe(text);
    expect(others.every((racer) => racer.room.state.text === text)).toBe(true);
    const taken = new Set(others.map((racer) => racer.welcome.slot));
    const browserSlots = [0, 1, 2, 3, 4].filter((slot) => !taken.has(slot));

    // Two give up, so that nobody is third soon and the race waits for slow machines.
    const [rival, ...quitters] = others;
    await Promise.all(quitters.map(({ room }) => room.leave()));
    const typing = Promise.all([
      typeOn(left.page, text, 45, 15),
      (async () => {
        await typeOn(right.page, text.slice(0, 20), 60);
        await right.page.keyboard.press("Tab");
        await right.page.keyboard.press("Shift+Tab");
        await typeOn(right.page, text.slice(20), 50);
      })(),
      ...(rival ? [typeText(rival, 180)] : []),
    ]);
    for (const slot of browserSlots) {
      for (const { page } of [left, right]) {
        await expect.poll(() => markOf(page, slot)).toBeGreaterThan(0.03);
      }
    }
    await typing;
    await Promise.all([left, right].map(({ page }) => untilStage(page, "over")));
    const board = await boardOn(left.page);
    expect(board).toHaveLength(5);
    expect(await boardOn(right.page)).toEqual(board);

    const { lines, raceID } = await resultsOf(others[0] ?? (await joinRace(product.url)));
    const own = lines.filter((line) => browserSlots.includes(line.slot));
    expect(own.map((line) => line.standing)).toEqual(["finished", "finished"]);
    expect(own.map((line) => line.errors).toSorted((a, b) => a - b)).toEqual([0, Math.floor(text.length / 15)]);

    const { db } = product.services.app;
    const rows = await db.selectFrom("race_results").selectAll().where("race_id", "=", raceID).execute();
    const logs = await db.selectFrom("key_logs").selectAll().where("race_id", "=", raceID).execute();
    expect([rows.length, logs.length]).toEqual([5, 5]);
    const { race } = await callProduct(product.url, raceRecord, others[0]?.token, { id: raceID });
    const ours = race.results.filter((each) => browserSlots.includes(each.slot));
    expect(ours).toHaveLength(2);
    for (const line of ours) {
      expect(line.replay).toHaveLength(text.length + line.errors);
      expect(
        line.replay
          ?.map((key) => key[2])
          .filter((character) => character !== "~")
          .join(""),
      ).toBe(text);
    }

    await right.page.waitForFunction(() => document.activeElement?.textContent === "Race Again");
    await walk(right.page);
    await tabTo(right.page, "Race Again");
    await Promise.all([left, right].map(({ page }) => page.keyboard.press("Enter")));
    await Promise.all([left, right].map(({ page }) => untilInRace(page)));
    await walk(right.page);
    await right.page.getByRole("button", { name: "Reading and sound" }).focus();
    await right.page.keyboard.press("Enter");
    await untilInDialog(right.page);
    expect(await walkByTab(right.page)).toSatisfy((stops: Stop[]) => stops.every((stop) => stop.hasMark));
    await right.page.keyboard.press("Escape");
    await right.page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await focusedName(right.page)).toBe("Reading and sound");
    expect([left.problems, right.problems]).toEqual([[], []]);
    await Promise.all([left, right].map(({ page }) => page.context().close()));
  });
});

/** Every size and every theme, each once. */
const SCREENS = [
  { theme: "dark", viewport: SIZES.desktop },
  { theme: "light", viewport: SIZES.chromebook },
  { theme: "contrast", viewport: SIZES.phone },
] as const;

describe("the race screen", () => {
  it("holds in every size without scrolling, and in every theme without an axe finding, from the lobby to the results", async () => {
    const screens = await Promise.all(
      SCREENS.map(async ({ theme, viewport }) => {
        const services = await newPage(browser, { viewport });
        await chooseTheme(services.page, theme);
        return { viewport, ...services };
      }),
    );
    const pages = screens.map(({ page }) => page);
    const onAll = <T>(look: (page: Page, at: number) => Promise<T>): Promise<T[]> => Promise.all(pages.map(look));
    const NOWHERE = pages.map(() => false);
    const NOTHING = pages.map(() => []);
    await onAll((page) => page.goto(product.url));
    await onAll((page) => page.getByRole("link", { name: "Race Now" }).waitFor());
    expect(await onAll((page) => violationsOf(page))).toEqual(NOTHING);
    await onAll((page) => page.keyboard.press("Enter"));
    await onAll((page) => untilStage(page, "table"));
    expect(await onAll((page) => violationsOf(page))).toEqual(NOTHING);
    expect(await onAll(isScrolling)).toEqual(NOWHERE);
    const others = await joinTogether(product.url, 2);
    await onAll(untilUnderWay);
    expect(await onAll((page) => violationsOf(page, "main"))).toEqual(NOTHING);
    await onAll((page) => untilStage(page, "racing"));
    const texts = await onAll(textOn);
    const typing = Promise.all(others.map((racer) => typeText(racer, 290)));
    await onAll((page, at) => typeOn(page, texts[at]?.slice(0, 20) ?? "", 42, 5));
    expect(await onAll((page) => violationsOf(page, "main"))).toEqual(NOTHING);
    expect(await onAll(isScrolling)).toEqual(NOWHERE);
    for (const { page, viewport } of screens) {
      const current = await page.locator('[data-state="current"]').boundingBox();
      expect(current && current.y > 0 && current.y + current.height < viewport.height).toBe(true);
    }
    await onAll((page, at) => typeOn(page, texts[at]?.slice(20) ?? ""));
    await typing;
    await onAll((page) => untilStage(page, "over"));
    await onAll((page) => page.getByRole("button", { name: "Race Again" }).waitFor());
    expect(await onAll((page) => violationsOf(page))).toEqual(NOTHING);
    expect(screens.flatMap(({ problems }) => problems)).toEqual([]);
    await onAll((page) => page.context().close());
  });

  it("works without WebGL and with reduced motion", async () => {
    const { page, problems } = await newPage(browser, { reducedMotion: "reduce" });
    await withoutWebGL(page);
    await page.goto(`${product.url}/race`);
    await untilStage(page, "table");
    await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
    await untilStage(page, "racing");
    await typeOn(page, (await textOn(page)).slice(0, 10), 30);
    expect(await page.locator("main img").count()).toBeGreaterThanOrEqual(5);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("says what is wrong when the server cannot be reached, and tries again", async () => {
    const { page } = await newPage(browser, { reducedMotion: "no-preference" });
    await page.goto(product.url);
    await page.getByRole("link", { name: "Race Now" }).waitFor();
    await page.route("**/api/v2/**", (route) => route.abort());
    await page.keyboard.press("Enter");
    await untilStage(page, "trouble");
    await page.getByText("We can't reach the race server").waitFor();
    await page.unroute("**/api/v2/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await untilStage(page, "table");
    expect(await page.getByText("We can't reach the race server").count()).toBe(0);
    await page.context().close();
  });
});
