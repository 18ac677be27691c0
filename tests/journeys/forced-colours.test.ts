import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { reportPlayer } from "#shared/server/conduct/report.ts";
import { perform } from "#shared/server/platform/work.ts";
import { giveRole, NOBODY } from "#shared/server/roles/roles.ts";

import { enterAs } from "../support/account-screen.ts";
import { launch, newPage } from "../support/browser.ts";
import { newFullRacer } from "../support/open-page.ts";
import { startPartsPage, type PartsPage } from "../support/parts-page.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

let product: Product;
let parts: PartsPage;
let browser: Browser;
beforeAll(async () => {
  [product, parts, browser] = await Promise.all([
    startProduct({ withClient: true, tableTimes: tablesOf(1) }),
    startPartsPage(),
    launch(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await parts.close();
  await product.close();
});

const SCHEMES = ["light", "dark"] as const;
const RACERS_PAGES = [
  "/",
  "/garage",
  "/garage/customizer",
  "/garage/customizer/trails",
  "/shop",
  "/team",
  "/achievements",
  "/achievements/races",
  "/friends",
  "/gifts",
  "/certificate",
  "/moderation",
  "/profile",
];

/** How an element and its plate look by what the system's colours leave: lines, and fills that are kept on purpose. */
const looksOf = (element: Locator): Promise<string> =>
  element.evaluate((here) =>
    ["", "::before", "::after"]
      .map((part) => {
        const style = getComputedStyle(here, part);
        const isKept = style.forcedColorAdjust === "none";
        return [
          style.color,
          style.textDecorationLine + style.textDecorationStyle,
          style.outlineStyle === "none" ? "" : style.outline,
          style.borderBottom,
          style.borderLeft,
          isKept && [style.backgroundColor, style.boxShadow, style.translate, style.scale],
        ].join(" ");
      })
      .join(" | "),
  );

/** Words in the colour of the ground that the system puts behind them. */
const unseenOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "Canvas";
    document.body.append(probe);
    const ground = getComputedStyle(probe).color;
    probe.remove();
    const isUnseen = (words: Element): boolean => {
      const { forcedColorAdjust, color } = getComputedStyle(words);
      const { width, bottom } = words.getBoundingClientRect();
      return forcedColorAdjust === "auto" && color === ground && width > 1 && bottom > 0 && words.checkVisibility();
    };
    const said = [...document.querySelectorAll("body *:not(script, style, noscript)")].filter((part) =>
      [...part.childNodes].some((child) => child instanceof Text && child.data.trim() !== ""),
    );
    return said.filter(isUnseen).map((part) => part.outerHTML.slice(0, 120));
  });

const openForced = async (colorScheme: "light" | "dark", url: string): Promise<Page> => {
  const { page } = await newPage(browser, { forcedColors: "active", colorScheme });
  await page.goto(url);
  return page;
};

describe.each(SCHEMES)("in the system's own %s colours", (colorScheme) => {
  it("a race shows what is typed, to be typed now, wrong and to come, and which car is one's own", async () => {
    const page = await openForced(colorScheme, `${product.url}/race?graphics=plain`);
    await untilStage(page, "racing");
    const text = await textOn(page);
    const characters = page.locator("[data-character]");
    const looks = new Map<string, string>([["current", await looksOf(characters.nth(0))]]);
    await typeOn(page, text.slice(0, 3), 50);
    await page.keyboard.press("~");
    looks.set("wrong", await looksOf(characters.nth(3)));
    await typeOn(page, text.slice(3, 5), 50);
    await expect.poll(() => characters.nth(5).getAttribute("data-state")).toBe("current");
    looks.set("typed", await looksOf(characters.nth(1)));
    looks.set("to come", await looksOf(characters.nth(9)));
    expect(new Set(looks.values()).size).toBe(looks.size);
    const [own, other] = [page.locator("[data-mark][data-own]"), page.locator("[data-mark]:not([data-own])")];
    expect(await looksOf(own)).not.toBe(await looksOf(other.first()));
    await page.context().close();
  });

  it("no page has words in the colour of the ground, and a key's name is on one line", async () => {
    const racer = await newFullRacer(product, `Sees_All_${colorScheme}`);
    const { app } = product.services;
    const [userID, other] = [
      racer.userID as UserID,
      (await newFullRacer(product, `Seen_${colorScheme}`)).userID as UserID,
    ];
    await perform(app, (work) => giveRole(work, userID, "moderator", NOBODY));
    await perform(app, (work) => reportPlayer(work, userID, other, { reason: "unkind", note: "Not nice" }));
    const page = await openForced(colorScheme, `${product.url}/redline.svg`);
    await enterAs(page, racer);
    const unseen: Record<string, readonly string[]> = {};
    for (const path of RACERS_PAGES) {
      await page.goto(`${product.url}${path}`);
      await page.locator("main h1, main h2").first().waitFor();
      await expect.poll(() => page.locator("main [aria-busy=true]").count()).toBe(0);
      const found = await unseenOn(page);
      if (found.length > 0) unseen[path] = found;
    }
    expect(unseen).toEqual({});
    await page.goto(`${product.url}/race?graphics=plain`);
    await untilStage(page, "racing");
    const key = page.locator("kbd").filter({ hasText: "Enter" });
    expect(
      await key.evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length;
      }),
    ).toBe(1);
    await page.context().close();
  });

  it("the parts show what is chosen, switched on, not to be had and in focus", async () => {
    const page = await openForced(colorScheme, parts.url);
    await page.getByRole("heading", { name: "Buttons" }).waitFor();
    const differ = async (one: Locator, other: Locator): Promise<void> => {
      expect(await looksOf(one.first())).not.toBe(await looksOf(other.first()));
    };
    await differ(page.locator("[role=tab][aria-selected=true]"), page.locator("[role=tab][aria-selected=false]"));
    const plates = page.locator("label").filter({ has: page.locator("input[type=radio]") });
    await differ(
      plates.filter({ has: page.locator(":checked") }),
      plates.filter({ hasNot: page.locator(":checked") }).first(),
    );
    const boxes = page.getByRole("checkbox");
    await differ(boxes.and(page.locator(":checked:enabled")), boxes.and(page.locator(":not(:checked):enabled")));
    await differ(boxes.and(page.locator(":checked:enabled")), boxes.and(page.locator(":checked:disabled")));
    const switches = page.getByRole("switch");
    await differ(switches.and(page.locator(":checked:enabled")), switches.and(page.locator(":not(:checked):enabled")));
    await differ(page.locator("button[aria-current]"), page.locator("nav button:not([aria-current]):enabled"));
    await differ(page.locator("button[data-kind=primary]:enabled"), page.locator("button:disabled"));
    await differ(page.locator("tr[data-own] > *"), page.locator("tbody tr:not([data-own]) > *"));
    const field = page.getByRole("textbox", { name: "Team name" });
    const before = await looksOf(field);
    await field.focus();
    expect(await looksOf(field)).not.toBe(before);
    await page.context().close();
  });
});
