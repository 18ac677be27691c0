import { expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { untilStage } from "../support/race-screen.ts";
import { exposedOn, TRANSLATED, translateEverything } from "../support/translator.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(1), env: { SITE: "math" } });

it("a math race that a translator rewrites has its answers and digits as they are", async () => {
  const { page, problems } = await newPage(browser, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await translateEverything(page.context());
  await page.goto(`${product.url}/play`);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Addition/ })
    .tap();
  await untilStage(page, "racing");
  const digits = page.getByRole("group", { name: "Digits" });
  expect(await digits.innerText()).not.toContain(TRANSLATED);
  for (const digit of "98") await digits.getByRole("button", { name: digit, exact: true }).tap();
  await digits.getByRole("button", { name: "Send" }).tap();
  await page.getByText("98 isn't it.").waitFor();
  await page.getByText(`isn't it. Have another look, you can do this.${TRANSLATED}`).waitFor();
  expect(await exposedOn(page, ["98"])).toEqual([]);
  await page.getByRole("button", { name: "Help" }).tap();
  await page.getByText(`Answer:${TRANSLATED}`).waitFor();
  expect(await page.getByText(/^13/).innerText()).toBe("13");
  expect(problems).toEqual([]);
  await page.context().close();
});
