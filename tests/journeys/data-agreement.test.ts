import type { Page } from "playwright";
import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { perform } from "#shared/server/platform/work.ts";
import { giveRole } from "#shared/server/roles/roles.ts";

import { articleOf } from "../../client/features/support/articles/all.ts";
import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { newRacer } from "../support/visitor.ts";

/** As long as the two settings may be. */
const NAME = "The Association of Friends of the Typing Schools between Hills, Rivers and Shores";
const CONTACT = "Association of Friends, 12 Long Bridge Street, 3rd floor, 10115 Riverside, help@redline.example";
const { product, browser } = await beginJourney({
  env: { OPERATOR_NAME: NAME.slice(0, 80), OPERATOR_CONTACT: CONTACT },
});

const PATH = "/support/data-agreement";
const PARENTS = "/support/a-child-in-a-class";
const THREE_SIZES = [
  ["desktop", { width: 1280, height: 800 }],
  ["Chromebook", SIZES.chromebook],
  ["phone", { width: 390, height: 844 }],
] as const;

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** How many sheets of paper a page is. */
async function sheetsOf(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

it.each(["dark", "light"] as const)(
  "a page for parents and an agreement for schools fit every size, %s",
  async (colorScheme) => {
    for (const [size, viewport] of THREE_SIZES) {
      const { page, problems } = await newPage(browser, { viewport, colorScheme });
      for (const [path, title] of [
        [PATH, "Data Agreement for Schools"],
        [PARENTS, articleOf("a-child-in-a-class").title],
      ] as const) {
        await page.goto(product.url + path);
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
        expect([size, path, await violationsOf(page), await isTooWide(page)]).toEqual([size, path, [], false]);
      }
      expect(problems).toEqual([]);
      await page.context().close();
    }
  },
);

it("the agreement is one sheet of paper, with the operator, the times and lines to sign, and nothing else", async () => {
  const { page } = await newPage(browser);
  await page.goto(product.url + PATH);
  const paper = page.getByRole("article");
  await paper.getByText(NAME.slice(0, 80)).waitFor();
  const words = (await paper.innerText()).replaceAll(/\s+/g, " ");
  for (const said of [CONTACT, `${KEPT_DAYS.classKeyLog} days`, `${KEPT_DAYS.flaggedClassKeyLog} days`]) {
    expect(words).toContain(said);
  }
  expect(await paper.getByText("Signature", { exact: true }).count()).toBe(2);
  expect([await sheetsOf(page, "A4"), await sheetsOf(page, "Letter")]).toEqual([1, 1]);
  // The count can tell: on half the paper it's more than one.
  expect(await sheetsOf(page, "A5")).toBeGreaterThan(1);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  for (const hidden of [
    page.locator("footer"),
    page.getByRole("button", { name: "Print" }),
    page.getByText("no legal advice"),
  ]) {
    expect(await hidden.first().isVisible()).toBe(false);
  }
  await page.context().close();
});

it("prints by a press, and leads to the page for parents", async () => {
  const { page } = await newPage(browser);
  await page.addInitScript(() => {
    window.print = () => void (document.body.dataset.printed = "yes");
  });
  await page.goto(product.url + PATH);
  await page.getByRole("button", { name: "Print" }).click();
  await page.locator("body[data-printed=yes]").waitFor();
  await page.locator("main").getByRole("link", { name: "page of their own" }).click();
  await page.getByRole("heading", { level: 1, name: articleOf("a-child-in-a-class").title }).waitFor();
  await page.locator("main").getByRole("link", { name: "Data Agreement" }).click();
  await page.getByRole("heading", { level: 1, name: "Data Agreement for Schools" }).waitFor();
  expect(await page.title()).toBe("Data Agreement for Schools · Redline");
  await page.context().close();
});

it("a teacher finds both in the portal, and whoever logs in to a class the page for parents", async () => {
  const teacher = await newRacer(product, "MissPaper");
  await perform(product.services.app, (work) =>
    giveRole(work, teacher.userID as UserID, "teacher", { operator: "Ada", reason: "teaches" }),
  );
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/class-login`);
  await page.getByRole("link", { name: "For parents" }).waitFor();
  await page.goto(`${product.url}/login`);
  await enterAs(page, teacher);
  await page.goto(`${product.url}/teachers`);
  await page.getByRole("button", { name: "School and Colleagues" }).click();
  await page.getByRole("heading", { name: "Papers" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "their child in a class" }).waitFor();
  await page.getByRole("link", { name: "the data agreement" }).click();
  await page.waitForURL(`**${PATH}`);
  await page.getByRole("heading", { level: 1, name: "Data Agreement for Schools" }).waitFor();
  await page.context().close();
});
