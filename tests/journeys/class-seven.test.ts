import type { Page } from "playwright";
import { expect, it } from "vitest";

import { addDomain } from "#shared/server/classes/school-domains.ts";
import { perform } from "#shared/server/platform/work.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { CountedHands } from "../support/counted-hands.ts";
import { note } from "../support/figures.ts";
import { tabTo, untilFocusOn, untilInDialog } from "../support/focus.ts";
import { freePort } from "../support/free-port.ts";
import { heardOn, listenOn } from "../support/heard-words.ts";
import { letterTo } from "../support/letters.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { PASSWORD } from "../support/visitor.ts";

const PORT = String(await freePort());
const env = { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` };
const { product, browser } = await beginJourney({ withWorkers: true, env });

const NAMES = ["Ada Stern", "Ben Wolf", "Cara Quill", "Dana Reed", "Eli Frost", "Finn Marsh"];
const WRITTEN = "“Whales sing”, our class wrote.";
const RACED = '"Whales sing", our class wrote.';
const FIRST = 8;
/** A child's. */
const MS_PER_KEY = 110;
const FIVE_MINUTES = 300;
const AWAY_MS = 10_000;

const at = (path: string): string => `${product.url}${path}`;

/** Makes an account and becomes a teacher by an address of a school that the operator has listed. */
async function signUp(hands: CountedHands): Promise<void> {
  const { page } = hands;
  await page.goto(at("/teachers"));
  await hands.click(page.getByRole("link", { name: "Make an Account" }));
  const form = page.getByRole("form", { name: "Sign up" });
  await hands.type(form.getByRole("textbox", { name: "Username" }), "MsFrizzle");
  await hands.type(form.getByRole("textbox", { name: "Password" }), PASSWORD);
  await hands.type(form.getByRole("textbox", { name: "E-mail" }), "frizzle@hillschool.example");
  await hands.click(form.getByRole("checkbox", { name: /I agree/ }));
  await hands.click(form.getByRole("button", { name: "Sign Up" }));
  await page.getByText("First we need your e-mail address").waitFor();
  await letterTo(product, "frizzle@hillschool.example", "Is this your e-mail address?");
  await page.goto(at("/dev/mail"));
  await hands.click(page.locator("article", { hasText: "Is this your e-mail address?" }).getByRole("link").first());
  await page.getByText("Your address is verified").waitFor();
  await page.goto(at("/teachers"));
  await page.getByText("Your address belongs to Hill School").waitFor();
  await hands.type(page.getByRole("textbox", { name: "What your pupils call you" }), "Ms Frizzle");
  await hands.click(page.getByRole("button", { name: "Ask to be a teacher" }));
  await page.getByRole("heading", { name: "No class yet" }).waitFor();
}

/** Makes a class and its six pupils. @returns the card of each */
async function makeClass(hands: CountedHands): Promise<readonly { alias: string; code: string }[]> {
  const { page } = hands;
  await hands.click(page.getByRole("button", { name: "New Class" }));
  await hands.type(page.getByRole("textbox", { name: "Name of the class" }), "Class 5b");
  await hands.click(page.getByRole("button", { name: "Make the class" }));
  await hands.type(page.getByRole("textbox", { name: "Names" }), NAMES.join("\n"));
  await hands.click(page.getByRole("button", { name: "Make 6 accounts" }));
  await page.getByRole("heading", { name: "Cards for Class 5b" }).waitFor();
  await page
    .getByRole("img", { name: /^Signs .+ in by a camera$/ })
    .nth(5)
    .waitFor();
  return page
    .getByRole("main")
    .locator("li")
    .evaluateAll((cards) =>
      cards.map((card) => ({
        alias: card.querySelector("strong")?.textContent ?? "",
        code:
          [...card.querySelectorAll("span")]
            .map((line) => line.textContent)
            .find((words) => /^\w+(-\w+)+$/.test(words)) ?? "",
      })),
    );
}

/** Logs in by the card, with the keyboard alone. */
async function comeIn(page: Page, { alias, code }: { readonly alias: string; readonly code: string }): Promise<void> {
  await page.goto(at("/class-login"));
  await untilFocusOn(page, "Code");
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await page.getByText(`Hi, ${alias}!`).waitFor();
}

it("goes from a teacher's sign-up to the podium in under five minutes of clicks, with six pupils who race, pause, and lose the line", async () => {
  const { app } = product.services;
  await perform(app, (work) =>
    addDomain(work, app.vault, { domain: "hillschool.example", school: { name: "Hill School" }, operator: "Ada" }),
  );
  const desk = await newPage(browser);
  const hands = new CountedHands(desk.page);
  await signUp(hands);
  const cards = await makeClass(hands);
  expect(cards).toHaveLength(6);

  const pupils = await Promise.all(
    cards.map((_card, nth) =>
      newPage(browser, nth === 0 ? { viewport: SIZES.phone, hasTouch: true, isMobile: true } : {}),
    ),
  );
  const pages = pupils.map(({ page }) => page);
  const [onPhone, byReader, losesLine] = pages;
  if (!onPhone || !byReader || !losesLine) throw new Error("too few pupils");

  const { page } = desk;
  await hands.click(page.getByRole("link", { name: "Back to the Class" }));
  await hands.click(page.getByRole("link", { name: "Start live lesson" }));
  await page.getByRole("heading", { name: "Live lesson" }).waitFor();
  const opening = page.context().waitForEvent("page");
  await hands.click(page.getByRole("link", { name: "Projector view" }));
  const wall = await opening;
  await wall.setViewportSize(SIZES.desktop);
  for (const [nth, card] of cards.entries()) await comeIn(pages[nth] as Page, card);
  await Promise.all(pages.map((each) => each.waitForURL("**/class/race")));
  await page.getByText("6 of 6 pupils in the lesson").waitFor();
  await wall.getByText("6 of 6 here").waitFor();
  await byReader.getByRole("status").getByText("Waiting for Ms Frizzle to start the race.").waitFor();
  await tabTo(byReader, "Reading and sound");
  await byReader.keyboard.press("Enter");
  await untilInDialog(byReader);
  await byReader.getByRole("switch", { name: "Announce words" }).focus();
  await byReader.keyboard.press("Space");
  await byReader.keyboard.press("Escape");
  await listenOn(byReader);
  expect([await violationsOf(byReader), await violationsOf(onPhone)]).toEqual([[], []]);

  await hands.choose(page.getByRole("combobox", { name: "Text" }), "My own text");
  const field = page.getByRole("textbox", { name: "Your text" });
  await field.fill("Señor Whale sings for 5 €");
  await page.getByText("Not every keyboard has ñ €.").waitFor();
  expect(await page.getByRole("button", { name: "Start race for 6 pupils" }).isDisabled()).toBe(true);
  await field.fill("Write to whale@ocean.example.com today");
  await page.getByText("Not every keyboard has @.").waitFor();
  await field.fill("Look it up on www.ocean.com or so");
  await page.getByText("Please leave out addresses, links,").waitFor();
  for (const size of [SIZES.phone, SIZES.chromebook]) {
    await page.setViewportSize(size);
    expect([size.width, await violationsOf(page)]).toEqual([size.width, []]);
  }
  await hands.type(field, WRITTEN);
  await page.getByText("Quotes, dashes and blanks are tidied.").waitFor();
  await hands.click(page.getByRole("button", { name: "Start race for 6 pupils" }));
  await Promise.all(pages.map((each) => untilStage(each, "racing")));
  await page.getByRole("heading", { name: "Race 1" }).waitFor();
  expect(await textOn(byReader)).toBe(RACED);
  await expect.poll(() => heardOn(byReader)).toContainEqual(expect.stringMatching(/^Get ready\./));
  await Promise.all(pages.map((each) => typeOn(each, RACED.slice(0, FIRST), MS_PER_KEY)));

  await hands.click(page.getByRole("button", { name: "Pause" }));
  await Promise.all(pages.map((each) => each.getByRole("status").getByText("Paused by your teacher").waitFor()));
  await wall.getByText("Paused", { exact: true }).waitFor();
  expect([await violationsOf(wall), await isScrolling(wall), await violationsOf(page)]).toEqual([[], false, []]);
  await hands.click(page.getByRole("button", { name: "Go on" }));
  await Promise.all(pages.map((each) => each.getByText("Paused by your teacher").waitFor({ state: "hidden" })));
  await page.getByRole("heading", { name: "Race 1", exact: true }).waitFor();

  const row = page.getByRole("row", { name: new RegExp(cards[2]?.alias ?? "") });
  await losesLine.context().setOffline(true);
  const away = Promise.all([losesLine.waitForTimeout(AWAY_MS), row.getByText("Connection lost").waitFor()]);
  const others = pages.filter((each) => each !== losesLine);
  await Promise.all([away, ...others.map((each) => typeOn(each, RACED.slice(FIRST), MS_PER_KEY))]);
  await page.getByText("5 of 6 are done").waitFor();
  await losesLine.context().setOffline(false);
  await row.getByText("Racing").waitFor();
  await typeOn(losesLine, RACED.slice(FIRST), MS_PER_KEY);

  await page.getByRole("tab", { name: "Result of race 1" }).waitFor();
  await page.getByRole("row", { name: /^6th .* 3$/ }).waitFor();
  await wall
    .getByText(cards[2]?.alias ?? "")
    .first()
    .waitFor();
  expect([await violationsOf(wall), await isScrolling(wall), await violationsOf(page)]).toEqual([[], false, []]);

  const heard = await heardOn(byReader);
  expect(heard[0]).toBe("Get ready. quote capital Whales sing quote comma our");
  expect(heard).toContain("class wrote full stop");
  await byReader.getByRole("heading", { name: /^(First|\d(st|nd|rd)) place, at \d+ WPM/ }).waitFor();
  await byReader.getByText("it counts on your class's podium, and brings no cash, XP or records").waitFor();
  await tabTo(byReader, "Back to your class");
  await byReader.keyboard.press("Enter");
  await byReader.getByRole("heading", { name: "Race 1" }).waitFor();
  expect(await byReader.locator("tr[data-own]").innerText()).toMatch(/^\dth|^\d(st|nd|rd)/);
  await onPhone.getByRole("button", { name: "Back to your class" }).tap();
  await onPhone.getByRole("heading", { name: "Race 1" }).waitFor();
  expect(await violationsOf(onPhone)).toEqual([]);

  await page.getByRole("heading", { name: "Next race" }).waitFor();
  await page.getByRole("button", { name: RACED }).waitFor();

  note("clicks from a teacher's sign-up to the podium", hands.clicks, "clicks");
  note("hands from a teacher's sign-up to the podium", hands.seconds, "s", FIVE_MINUTES);
  expect(hands.seconds).toBeLessThan(FIVE_MINUTES);
  expect(
    [...desk.problems, ...pupils.flatMap(({ problems }) => problems)].filter((each) => !each.includes("ERR_INTERNET")),
  ).toEqual([]);
}, 900_000);
