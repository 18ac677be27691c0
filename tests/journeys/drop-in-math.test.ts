import { expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";

const { product, browser } = await beginJourney({ env: { SITE: "math" } });

it("a lesson without data on the math site is solved by the pad of a phone", async () => {
  const { page: wall } = await newPage(browser, { viewport: SIZES.desktop });
  await wall.goto(`${product.url}/lesson`);
  await wall.getByText("I'm a teacher").click();
  await wall.getByRole("button", { name: "Start a Lesson" }).click();
  await wall.getByText("Choose these four, from left to right").waitFor();
  const { page: phone, problems } = await newPage(browser, { viewport: SIZES.phone, hasTouch: true });
  await phone.goto(`${product.url}/lesson`);
  await phone.getByRole("textbox", { name: "Code on the wall" }).fill(await wall.locator("strong").first().innerText());
  for (const sign of await wall.getByRole("list").first().getByRole("listitem").allInnerTexts())
    await phone.getByRole("button", { name: sign.trim(), exact: true }).click();
  await phone.getByRole("button", { name: "Come In" }).click();
  await phone.getByRole("listitem").first().getByRole("button").click();
  await wall.getByRole("heading", { name: "1 in the lesson" }).waitFor();
  await wall.getByRole("combobox", { name: "Math type" }).selectOption("addition_1");
  await wall.getByRole("button", { name: "Start Race" }).click();

  const box = phone.getByRole("textbox", { name: /^Answer\. What is/ });
  await box.waitFor();
  const [, left = "", right = ""] =
    /What is (\d+) plus (\d+)\?/.exec((await box.getAttribute("aria-label")) ?? "") ?? [];
  const answer = String(Number(left) + Number(right));
  const press = (name: string) => phone.getByRole("button", { name, exact: true }).click();
  await press("9");
  await press("9");
  await press("Send");
  await phone.getByText("Not quite. Try again.").waitFor();
  for (const digit of answer) await press(digit);
  await phone.waitForTimeout(400);
  await press("Send");
  await phone.getByText("2 of", { exact: false }).waitFor();
  expect(await violationsOf(phone)).toEqual([]);
  await wall.getByRole("button", { name: "End Race" }).click();
  await phone.getByRole("region", { name: "Result of race 1" }).waitFor();
  expect(problems).toEqual([]);
});
