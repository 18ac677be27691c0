import { describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { RACER_HOME } from "#shared/rules/account/access.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { factsOf } from "../../api/site.ts";
import { enterAs, keptUser } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, violationsOf } from "../support/browser.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { newTeam } from "../support/team.ts";
import { newRacer } from "../support/visitor.ts";

const TYPING_SITE = "https://words.example/enter";
const PORTAL = "https://teachers.example/";

const { product, browser } = await beginJourney({
  env: {
    SITE: "math",
    SISTER_SITES: JSON.stringify({ type: TYPING_SITE }),
    TEACHERS_URL: PORTAL,
    OPERATOR_NAME: "Robin and Company",
    OPERATOR_CONTACT: "post@robin.example",
  },
});

describe("the math site", () => {
  it("greets with sums, shows them in its demo, and its banner lies over none of that", async () => {
    const { page, problems } = await newPage(browser, { reducedMotion: "no-preference" });
    await page.goto(product.url);
    await page.getByText("Solve the sum, drive the car.").waitFor();
    const line = page.locator("main p[class*=line]");
    const before = await line.innerText();
    await page.waitForFunction((old) => document.querySelector("main p[class*=line]")?.textContent !== old, before);
    expect(await line.innerText()).toMatch(/\d [+−×] \d+ = /);
    const banner = page.getByRole("complementary", { name: "About the math race" });
    await banner.waitFor();
    const [lineBox, bannerBox] = await Promise.all([line.boundingBox(), banner.boundingBox()]);
    expect((lineBox?.y ?? 0) + (lineBox?.height ?? 0)).toBeLessThanOrEqual(bannerBox?.y ?? 0);
    expect(
      await page
        .locator("main")
        .getByText(/\btyp(e|ing)\b/i)
        .count(),
    ).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("says that it is young, and leads to the typing site", async () => {
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/race`);
    await page.waitForURL("**/play");
    await page.getByRole("dialog").getByRole("heading", { name: "Choose Math Type" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1, name: "Your brain is the engine" }).waitFor();
    const banner = page.getByRole("complementary", { name: "About the math race" });
    await banner.waitFor();
    expect(await banner.getByRole("link").allInnerTexts()).toEqual(["Check it out", "Play Now"]);
    expect(await banner.getByRole("link", { name: "Check it out" }).getAttribute("href")).toBe(TYPING_SITE);
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it("asks no speed of who joins a team", async () => {
    const captain = await newFullRacer(product, "Sum_Captain");
    await newTeam(product.services.app.db, captain.userID as UserID, { tag: "SUMS" });
    const { page } = await openPage(product, browser, captain, { path: "/team/edit" });
    await page.getByRole("combobox", { name: "Minimum races" }).waitFor();
    expect(await page.getByRole("combobox", { name: "Minimum speed" }).count()).toBe(0);
    await page.context().close();
  });

  it("takes a racer over to the typing site signed in, with a code that works once", async () => {
    const racer = await newRacer(product, "Sum_And_Word");
    const { page } = await newPage(browser);
    await page.route("https://words.example/**", (route) => route.fulfill({ body: "<h1>Words</h1>" }));
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, racer);
    await page.goto(`${product.url}/news`);
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("link", { name: "Race With Words" }).click();
    await page.waitForURL(`${TYPING_SITE}#token=*`);
    const token = new URLSearchParams(new URL(page.url()).hash.slice(1)).get("token") ?? "";
    const there = await newPage(browser);
    await there.page.goto(`${product.url}/login#token=${token}`);
    await there.page.getByText(/^Log in as .+\?$/).waitFor();
    expect((await keptUser(there.page))?.userID).not.toBe(racer.userID);
    await there.page.getByRole("button", { name: "Yes, that's me" }).click();
    await there.page.waitForURL(`${product.url}${RACER_HOME}`);
    expect((await keptUser(there.page))?.userID).toBe(racer.userID);
    await Promise.all([page, there.page].map((each) => each.context().close()));
  });

  it("leads where its operator has the Teacher Portal, and names the operator", async () => {
    const { page } = await newPage(browser);
    await page.goto(product.url);
    const portal = page.locator(`header a[href="${PORTAL}"]`).last();
    await portal.waitFor();
    expect(await portal.innerText()).toBe("Teacher Portal");
    await page.getByText("Robin and Company, post@robin.example").waitFor();
    await page.getByRole("link", { name: "Privacy", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    await page.getByText("This site is run by Robin and Company.").waitFor();
    await page.context().close();
  });

  it.each([
    ["2999-04-25", "The math beta ends on 25 April 2999.", 1],
    ["2025-04-25", "The math beta ended on 25 April 2025.", 0],
  ])("says goodbye at its home while its last day is set: %s", async (day, words, races) => {
    const { page } = await newPage(browser);
    const json = factsOf({ ...product.services.app.config, mathFarewell: day }, nowStamp());
    await page.route("**/site.json", (route) => route.fulfill({ json }));
    await page.goto(product.url);
    await page.getByText(words).waitFor();
    expect(await page.locator("main").getByRole("link", { name: "Play Now" }).count()).toBe(races);
    expect(await violationsOf(page)).toEqual([]);
    if (races === 0) {
      await page.goto(`${product.url}/play`);
      await page.getByText(words).waitFor();
    }
    await page.context().close();
  });

  it("answers with its facts once, and then says that nothing is new", async () => {
    const first = await fetch(`${product.url}/site.json`);
    expect(await first.json()).toMatchObject({ site: "math", teachersUrl: PORTAL, mathFarewell: null });
    const again = await fetch(`${product.url}/site.json`, {
      headers: { "if-none-match": first.headers.get("etag") ?? "", "cache-control": "max-age=0" },
    });
    expect(again.status).toBe(304);
  });
});
