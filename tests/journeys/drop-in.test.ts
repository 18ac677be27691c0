import { readFile } from "node:fs/promises";

import type { Page } from "playwright";
import { expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";

const { product, browser } = await beginJourney();

const LESSON = `${product.url}/lesson`;

/** Every call that a page makes to the product. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => void (request.url().includes("/api/") && calls.push(request.url())));
  return calls;
}

async function startLesson() {
  const opened = await newPage(browser, { viewport: SIZES.desktop });
  const calls = callsOf(opened.page);
  await opened.page.goto(LESSON);
  await opened.page.getByText("I'm a teacher").click();
  await holds(opened.page);
  await opened.page.getByRole("button", { name: "Start a Lesson" }).click();
  await opened.page.getByText("Who's first?").waitFor();
  return { ...opened, calls };
}

/** What the wall says, as a pupil reads it. */
async function onTheWall(wall: Page): Promise<{ code: string; signs: string[] }> {
  await wall.getByText("Choose these four, from left to right").waitFor();
  const code = await wall.locator("strong").first().innerText();
  const signs = await wall.getByRole("list").first().getByRole("listitem").allInnerTexts();
  return { code, signs: signs.map((sign) => sign.trim()) };
}

async function comeIn(page: Page, wall: Page, press: (name: string) => Promise<void>): Promise<void> {
  const { code, signs } = await onTheWall(wall);
  await page.getByRole("textbox", { name: "Code on the wall" }).fill(code);
  for (const sign of signs) await press(sign);
  await press("Come In");
  await page.getByRole("heading", { name: "Who are you today?" }).waitFor();
}

const withFinger = (page: Page) => async (name: string) => page.getByRole("button", { name, exact: true }).click();
const withKeys = (page: Page) => async (name: string) => {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
};

/** What a part of a page holds at each size. */
async function holds(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    expect([size.width, await violationsOf(page)]).toEqual([size.width, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
  if (before) await page.setViewportSize(before);
}

it("goes from a wall and two pupils to a podium and a table, and leaves no account and no name behind", async () => {
  const { page: wall, problems, calls } = await startLesson();
  expect([await violationsOf(wall), await isScrolling(wall)]).toEqual([[], false]);

  const { page: phone } = await newPage(browser, { viewport: SIZES.phone, hasTouch: true });
  const phoneCalls = callsOf(phone);
  await phone.goto(LESSON);
  await holds(phone);
  await comeIn(phone, wall, withFinger(phone));
  await holds(phone);
  const name = await phone.getByRole("listitem").first().innerText();
  await phone.getByRole("button", { name: "Other Names" }).click();
  await phone.getByText(name).waitFor({ state: "detached" });
  const chosen = await phone.getByRole("listitem").first().innerText();
  await phone.getByRole("button", { name: chosen }).click();
  await phone.getByText("You're in! Your teacher starts the race.").waitFor();

  const { page: keys } = await newPage(browser);
  await keys.goto(LESSON);
  await comeIn(keys, wall, withKeys(keys));
  const other = await keys.getByRole("listitem").nth(1).innerText();
  await withKeys(keys)(other);
  await keys.getByText("In the lesson: 2").waitFor();
  await wall.getByRole("heading", { name: "2 in the lesson" }).waitFor();
  await holds(wall);
  await holds(keys);

  await wall.getByRole("button", { name: `Ask ${other} out` }).click();
  const outside = keys.getByRole("heading", { name: "Please wait outside" });
  await outside.waitFor();
  await expect.poll(() => outside.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await wall.getByRole("button", { name: `Let ${other} in again` }).click();
  await keys.getByText("In the lesson: 2").waitFor();
  await phone.reload();
  await phone.getByRole("heading", { name: chosen }).waitFor();
  expect(await phone.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(chosen);

  await wall.getByRole("button", { name: "Start Race" }).click();
  await keys.getByRole("heading", { name: "Race 1" }).waitFor();
  const text = (await keys.locator("[data-race-text]").textContent()) ?? "";
  await keys.locator("[data-on]").waitFor();
  await keys.keyboard.type(text.slice(0, 12), { delay: 40 });
  await wall.getByRole("button", { name: "Pause" }).click();
  await keys.getByText("Paused. Hands off the keys!").waitFor();
  await holds(keys);
  await holds(wall);
  await wall.getByRole("button", { name: "Go On Racing" }).click();
  await keys.locator("[data-on]").waitFor();
  await keys.keyboard.type(text.slice(12), { delay: 40 });
  await keys.getByText("Done! Watch the others finish.").waitFor();
  await wall.getByText("1 of 2 are done").waitFor();
  await wall.getByRole("button", { name: "End Race" }).click();

  await wall.getByRole("region", { name: "Result of race 1" }).getByText(other).waitFor();
  expect(await wall.getByRole("region", { name: "Result of race 1" }).getByText(chosen).count()).toBe(0);
  await phone.getByRole("region", { name: "Result of race 1" }).getByText(chosen).waitFor();
  await holds(wall);
  await holds(phone);
  await wall.reload();
  await wall.getByRole("region", { name: "Result of race 1" }).getByText(other).waitFor();
  const downloading = wall.waitForEvent("download");
  await wall.getByRole("button", { name: "Results as a Table" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file.split("\r\n").slice(0, 2).join()).toMatch(new RegExp(`"Race","Place","Name".*"1","1","${other}"`));
  expect(file).toContain(chosen);

  await wall.getByRole("button", { name: "End Lesson" }).click();
  await wall.getByRole("button", { name: "End for Everyone" }).click();
  for (const page of [wall, phone, keys]) await page.getByRole("heading", { name: "The lesson is over" }).waitFor();
  await holds(wall);
  expect(await phone.evaluate(() => sessionStorage.length)).toBe(0);
  expect([calls, phoneCalls]).toEqual([[], []]);
  expect(await phone.context().cookies()).toEqual([]);
  expect(problems).toEqual([]);
});

it("says what is wrong at the door, in a sentence, and takes the code from a camera's link", async () => {
  const { page: wall } = await startLesson();
  const { code, signs } = await onTheWall(wall);
  const { page } = await newPage(browser);
  await page.goto(`${LESSON}#${code.replaceAll("-", "")}`);
  expect(await page.getByRole("textbox", { name: "Code on the wall" }).inputValue()).toBe(code.replaceAll("-", ""));
  for (const sign of [signs[1], signs[0], signs[1], signs[0]]) await withFinger(page)(sign ?? "");
  await withFinger(page)("Come In");
  await page.getByText("Those aren't the pictures on the wall.").waitFor();
  await wall.getByRole("button", { name: "Lock the Door" }).click();
  await wall.getByText("The door is locked").waitFor();
  await holds(wall);
  await wall.getByRole("button", { name: "Open the Door" }).click();
  await comeIn(page, wall, withFinger(page));
});

it("finds back into the lesson after a break that is longer than a line is mended for", async () => {
  const { page: wall } = await startLesson();
  const { page: pupil } = await newPage(browser);
  await pupil.goto(LESSON);
  await comeIn(pupil, wall, withKeys(pupil));
  await pupil.getByRole("listitem").first().getByRole("button").click();
  await wall.getByRole("heading", { name: "1 in the lesson" }).waitFor();
  const seat = () => wall.evaluate(() => sessionStorage.getItem("redline-lesson"));
  const before = await seat();
  const asked: string[] = [];
  await wall.route("**/matchmake/reconnect/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 503, body: "{}" });
  });
  await wall.reload();
  await wall.getByText("We're reconnecting").waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(await seat()).toBe(before);
  await wall.unroute("**/matchmake/reconnect/**");
  await wall.evaluate(() => window.dispatchEvent(new Event("online")));
  await wall.getByRole("heading", { name: "1 in the lesson" }).waitFor();

  await wall.getByRole("button", { name: "Start Race" }).click();
  await wall.getByText("0 of 1 are done").waitFor();
  const prompt = pupil.getByText("Are you still there? Type to go on.");
  await prompt.waitFor();
  await wall.getByRole("button", { name: "Pause" }).click();
  await pupil.getByText("Paused. Hands off the keys!").waitFor();
  expect(await prompt.count()).toBe(0);
  await wall.getByRole("button", { name: "End Lesson" }).click();
  await wall.getByRole("button", { name: "End for Everyone" }).click();
  await wall.getByRole("button", { name: "Back to the Door" }).click();
  await wall.getByText("Have you saved the results?").waitFor();
  await holds(wall);
  await wall.getByRole("button", { name: "Leave Without Them" }).click();
  await wall.getByRole("heading", { name: "Lesson without data" }).waitFor();
});

it("opens with a link that is no code", async () => {
  const { page, problems } = await newPage(browser);
  await page.goto(`${LESSON}#%`);
  expect(await page.getByRole("textbox", { name: "Code on the wall" }).inputValue()).toBe("");
  expect(problems).toEqual([]);
});
