import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, it } from "vitest";

import { showStats } from "#shared/contracts/race/stats.ts";
import type { UserID } from "#shared/ids.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { writeHistory } from "../support/race-history.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();
const { app } = product.services;
const RACES = 95;

let racer: Visitor;
let beginner: Visitor;
beforeAll(async () => {
  racer = await newFullRacer(product, "Stats_Racer");
  beginner = await newFullRacer(product, "Stats_Beginner");
  await writeHistory(app.db, racer.userID as UserID, { races: RACES, until: app.nowStamp(), everyS: 30_000 });
});

describe("the statistics", () => {
  it.each(Object.entries(SIZES))(
    "show the summary, a chart with its table and the year, %s",
    async (_name, viewport) => {
      const { page, problems } = await openPage(product, browser, racer, { path: "/stats", viewport });
      await page.getByRole("rowheader", { name: "Last 24 Hours" }).waitFor();
      await page.getByRole("cell", { name: String(RACES), exact: true }).waitFor();
      await page.locator("figure canvas").first().waitFor();
      const point = page.getByRole("slider", { name: "A point of Speed, 30 days" });
      const last = await point.getAttribute("aria-valuetext");
      await point.focus();
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => point.getAttribute("aria-valuetext")).not.toBe(last);
      await page.getByText("Speed, 30 days as a table").click();
      await page.getByRole("region", { name: "Speed, 30 days" }).getByRole("columnheader", { name: "Day" }).waitFor();
      await page.getByText("A year of racing").waitFor();
      expect(await violationsOf(page)).toEqual([]);
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(width).toBe(0);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  it("lead a beginner to the first race", async () => {
    const { page, problems } = await openPage(product, browser, beginner, { path: "/stats" });
    await page.getByText("Your road starts here").waitFor();
    await page.getByRole("link", { name: "Race Now" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("list every race page by page, filtered, and back", async () => {
    const { page, problems } = await openPage(product, browser, racer, { path: "/stats?view=log" });
    await page.getByText(`1 to 30 of ${RACES}, page 1`).waitFor();
    const first = await page.locator("tbody tr a").first().getAttribute("href");
    for (const words of ["31 to 60 of 95, page 2", "61 to 90 of 95, page 3", "91 to 95 of 95, page 4"]) {
      await page.getByRole("button", { name: "Older" }).click();
      await page.getByText(words).waitFor();
    }
    expect(await page.getByRole("button", { name: "Older" }).isDisabled()).toBe(true);
    await page.reload();
    await page.getByText("91 to 95 of 95, page 4").waitFor();
    for (const words of ["61 to 90 of 95, page 3", "31 to 60 of 95, page 2", "1 to 30 of 95, page 1"]) {
      await page.getByRole("button", { name: "Newer" }).click();
      await page.getByText(words).waitFor();
    }
    await expect.poll(() => page.locator("tbody tr a").first().getAttribute("href")).toBe(first);
    await page.getByLabel("Result").selectOption({ label: "Won" });
    await page.getByText("1 to 19 of 19, page 1").waitFor();
    await page.getByLabel("With").selectOption({ label: "Races with friends" });
    await page.getByText("1 to 1 of 1, page 1").waitFor();
    await page.getByLabel("Race", { exact: true }).selectOption({ label: "Math" });
    await page.getByText("No race is like that.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("save the races that are seen, and open one", async () => {
    const { page, problems } = await openPage(product, browser, racer, { path: "/stats?view=log&won=1" });
    await page.getByText("1 to 19 of 19").waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("redline-races.csv");
    expect(
      readFileSync(await file.path(), "utf8")
        .trim()
        .split("\r\n"),
    ).toHaveLength(20);
    const [json] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as JSON" }).click(),
    ]);
    const saved = JSON.parse(readFileSync(await json.path(), "utf8")) as readonly { readonly isWon: boolean }[];
    expect([saved.length, saved.every(({ isWon }) => isWon)]).toEqual([19, true]);
    await page.locator("tbody tr a").first().click();
    await page.getByRole("heading", { level: 1, name: /20\d\d at/ }).waitFor();
    await page.getByText("Paid").waitFor();
    await page.getByText("We keep the typing of a race for 30 days.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("are seen by others once the racer lets them, from the racer's page", async () => {
    const path = "/racer/Stats_Racer/stats";
    const { page, problems } = await openPage(product, browser, beginner, { path });
    await page.getByText("These stats are private").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const own = await openPage(product, browser, racer, { path: "/stats" });
    await own.page.getByRole("switch", { name: "Let others see my stats" }).click();
    await own.page.getByText("Whoever sees your page").waitFor();
    await own.page.context().close();
    await page.goto(`${product.url}/racer/Stats_Racer`);
    await page.getByRole("link", { name: "Stats of Stats_Racer" }).click();
    await page.locator("figure canvas").first().waitFor();
    await page.getByText("The fastest race was on").waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
    await racer.get(showStats, { body: { isShown: false } });
    expect(await violationsOf(page)).toEqual([]);
    expect(problems.filter((problem) => !problem.includes("403"))).toEqual([]);
    await page.context().close();
  });
});
