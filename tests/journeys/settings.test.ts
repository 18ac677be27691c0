import { expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

it("on a phone each section is one tap away, the display name needs no password, and a switch says what it does now", async () => {
  const racer = await newRacer(product, "Many_Moods");
  const { page, problems } = await newPage(browser, { viewport: SIZES.phone });
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}/profile`);
  const name = page.getByRole("form", { name: "Display name" });
  expect(await name.getByLabel("Your password").count()).toBe(0);
  await name.getByRole("textbox", { name: "Display name" }).fill("Moody Monday");
  await name.getByRole("button", { name: "Save name" }).click();
  await page.getByText("Others now see you as Moody Monday.").waitFor();
  expect((await racer.get(self)).user.displayName).toBe("Moody Monday");

  const sections = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  expect(await sections.allInnerTexts()).toEqual([
    "Profile",
    "Account",
    "Social",
    "Sound and display",
    "Security",
    "Privacy",
  ]);
  for (const section of await sections.all()) {
    await section.click();
    await page.getByRole("region", { name: await section.innerText(), exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await sections.filter({ hasText: "Social" }).click();
  await page.getByText("Friends, teammates and classmates can see when you're online.").waitFor();
  await page.getByRole("switch", { name: "Appear offline" }).click();
  await page.getByText("Friends, teammates and classmates can't see that you're online.").waitFor();
  await expect.poll(async () => (await racer.get(self)).user.offline).toBe(true);
  await sections.filter({ hasText: "Security" }).click();
  await page.getByText("You're only logged in here.").waitFor();
  expect(problems).toEqual([]);
});
