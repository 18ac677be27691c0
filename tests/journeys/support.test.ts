import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { ARTICLE_SLUGS } from "#shared/content/support.ts";

import { ARTICLES, articleOf } from "../../client/features/support/articles/all.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { tabTo } from "../support/focus.ts";

const CONTACT = "help@redline.example";
const { product, browser } = await beginJourney({ env: { OPERATOR_CONTACT: CONTACT } });

const PHONE = { width: 390, height: 844 };
const titleOf = (page: Page) => page.locator("main h1");
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const field = (page: Page) => page.getByRole("searchbox", { name: "Search the answers" });

describe("the support pages, as a guest", () => {
  it("lead from a question to its answer, to a related one, and back to what was found", async () => {
    const { page, problems } = await newPage(browser, { viewport: PHONE });
    await page.goto(`${product.url}/support`);
    await field(page).fill("forgotten pasword");
    const count = page.getByRole("status").getByText(/^\d+ answers? found$/);
    await count.waitFor();
    const first = page.locator("main li").getByRole("link").first();
    expect(await first.innerText()).toBe(articleOf("forgotten-password").title);
    expect(await isTooWide(page)).toBe(false);
    expect(await violationsOf(page, "main")).toEqual([]);
    await first.click();
    await page.waitForURL("**/support/forgotten-password");
    await page.getByRole("heading", { level: 1, name: articleOf("forgotten-password").title }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(await page.title()).toBe(`${articleOf("forgotten-password").title} · Redline`);
    expect(await isTooWide(page)).toBe(false);
    expect(await violationsOf(page, "main")).toEqual([]);
    await page.getByRole("link", { name: articleOf("two-step-login").title }).click();
    await page.getByRole("heading", { level: 1, name: articleOf("two-step-login").title }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: articleOf("forgotten-password").title }).waitFor();
    await page.goBack();
    await count.waitFor();
    expect(await field(page).inputValue()).toBe("forgotten pasword");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("are searched by keys alone: Enter opens the best answer", async () => {
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/support`);
    await field(page).waitFor();
    await tabTo(page, "Search the answers");
    await page.keyboard.type("firewall");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: articleOf("school-networks").title }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/support/school-networks");
    await page.context().close();
  });

  it("lead to a person where nothing is found", async () => {
    const { page } = await newPage(browser, { viewport: PHONE });
    await page.goto(`${product.url}/support?q=xyzzyplugh`);
    await page.getByRole("status").getByText("No answer found").waitFor();
    expect(await violationsOf(page, "main")).toEqual([]);
    await page.locator("main").getByRole("link", { name: "Contact" }).click();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    const mail = page.getByRole("link", { name: CONTACT });
    expect(await mail.getAttribute("href")).toBe(`mailto:${CONTACT}`);
    await page.context().close();
  });

  it("begin at the way to report a bug where the address says so", async () => {
    const { page } = await newPage(browser, { viewport: PHONE });
    await page.goto(`${product.url}/support#report-bug`);
    const heading = page.getByRole("heading", { level: 2, name: "Report a bug" });
    await heading.waitFor();
    await page.waitForFunction(() => scrollY > 0);
    expect((await heading.boundingBox())?.y).toBeLessThan(PHONE.height);
    await page.context().close();
  });

  it("say so where there's no such answer", async () => {
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/support/no-such-answer`);
    await page.getByRole("heading", { level: 1, name: "There's no such answer" }).waitFor();
    await page.locator("main").getByRole("link", { name: "All answers" }).click();
    await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/support");
    await page.context().close();
  });

  it.each([
    ["390 wide", PHONE],
    ["1366 wide", SIZES.chromebook],
  ])("show every answer whole, each under its own title, %s", async (_size, viewport) => {
    const { page, problems } = await newPage(browser, { viewport });
    await page.goto(`${product.url}/support`);
    await titleOf(page).waitFor();
    const links = page.locator("main").getByRole("link");
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(new Set(shown.filter((href) => href.startsWith("/support/")))).toEqual(
      new Set(ARTICLE_SLUGS.map((slug) => `/support/${slug}`)),
    );
    const wide: string[] = [];
    for (const { slug, title } of ARTICLES) {
      await page.evaluate((to) => {
        history.pushState({}, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state: {} }));
      }, `/support/${slug}`);
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      if (await isTooWide(page)) wide.push(slug);
    }
    expect(wide).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("print an answer and nothing else", async () => {
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/support/parents`);
    await titleOf(page).waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await titleOf(page).isVisible()).toBe(true);
    for (const hidden of [
      page.locator("footer"),
      page.getByText("Read on"),
      page.getByRole("link", { name: "All answers" }),
    ]) {
      expect(await hidden.first().isVisible()).toBe(false);
    }
    await page.context().close();
  });
});
