import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { signUp } from "#shared/contracts/account/sign-in.ts";
import { RACER_HOME } from "#shared/rules/account/access.ts";

import { logOut, typeLogIn } from "../support/account-screen.ts";
import { launch, newPage } from "../support/browser.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { PASSWORD, Visitor } from "../support/visitor.ts";

/** Whose name leads to this machine in the school, and which has no certificate. */
const SCHOOL = "school.test";

let product: Product;
let browser: Browser;
let school: string;
beforeAll(async () => {
  product = await startProduct({ withClient: true, tableTimes: tablesOf(1) });
  browser = await launch({ hostname: SCHOOL });
  school = `http://${SCHOOL}:${new URL(product.url).port}`;
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** The browser says in its console that a call was refused, and that a header needs HTTPS; all else there is a defect. */
const isDefect = (problem: string): boolean =>
  !/the server responded with a status of 403|Opener-Policy header has been ignored/.test(problem);

async function openSchool(path: string) {
  const opened = await newPage(browser);
  await opened.page.goto(`${school}${path}`);
  expect(await opened.page.evaluate(() => isSecureContext)).toBe(false);
  return opened;
}

async function fillIn(page: Page, username: string): Promise<void> {
  const form = page.getByRole("form", { name: "Sign up" });
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("checkbox", { name: /I agree/ }).check();
  await form.getByRole("button", { name: "Sign Up" }).click();
}

async function signUpWithCheck(page: Page, username: string): Promise<void> {
  await fillIn(page, username);
  await page.getByText("Lots of people are signing up right now.").waitFor();
  await page.getByText("I'm a person, not a bot").click();
  await page.getByText("Thank you!").waitFor();
  await page.getByRole("button", { name: "Sign Up", exact: true }).last().click();
  await page.waitForURL("**/welcome");
}

describe("a school's network over plain http", () => {
  it("signs up a class of 31 from one address and one more without workers, the last ones by a bot check that the page solves", async () => {
    const { max = 0 } = signUp.checkAbove ?? {};
    const headers = { "x-forwarded-for": "127.0.0.1" };
    for (let nth = 1; nth <= max; nth++) {
      const body = { username: `Pupil_${nth}`, password: PASSWORD, acceptPolicy: "on" };
      expect((await new Visitor(product).ask(signUp, { headers, body })).status).toBe(200);
    }
    const last = await openSchool("/register");
    await signUpWithCheck(last.page, "Pupil_Last");
    expect(last.problems.filter(isDefect)).toEqual([]);

    const lone = await newPage(browser);
    await lone.page.addInitScript(() => Object.assign(window, { Worker: undefined }));
    await lone.page.goto(`${school}/register`);
    await signUpWithCheck(lone.page, "Pupil_Alone");
    expect(lone.problems.filter(isDefect)).toEqual([]);
    const names = await product.services.app.db
      .selectFrom("users")
      .select("username")
      .where("username", "in", ["Pupil_Last", "Pupil_Alone"])
      .orderBy("username")
      .execute();
    expect(names.map(({ username }) => username)).toEqual(["Pupil_Alone", "Pupil_Last"]);
    await Promise.all([last, lone].map(({ page }) => page.context().close()));
  });

  it("logs in, stays logged in, and races friends by a link that is really copied", async () => {
    await new Visitor(product).ask(signUp, {
      body: { username: "Home_Again", password: PASSWORD, acceptPolicy: "on" },
    });
    const { page: host, problems } = await openSchool("/login");
    await typeLogIn(host, "Home_Again");
    await host.waitForURL(`${school}${RACER_HOME}`);
    await host.reload();
    await logOut(host);
    await typeLogIn(host, "Home_Again");
    await host.waitForURL(`${school}${RACER_HOME}`);
    const cookies = await host.context().cookies(`${school}/api/v2/auth/self`);
    expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([["redline_browser", false]]);

    await host.goto(`${school}/race/Home_Again`);
    await untilStage(host, "table");
    await host.getByRole("button", { name: "Copy link" }).click();
    await host.getByText("Copied! Send it to a friend").waitFor();
    const { page: friend, problems: friendProblems } = await openSchool("/login");
    await friend.getByLabel("Username").focus();
    await friend.keyboard.press("Control+V");
    const link = await friend.getByLabel("Username").inputValue();
    expect(link).toBe(`${school}/race/Home_Again`);
    await friend.goto(link);
    await untilStage(friend, "table");
    await host.getByRole("button", { name: "Start Race" }).click();
    const race = async (page: Page): Promise<void> => {
      await untilStage(page, "racing");
      await typeOn(page, await textOn(page));
      await untilStage(page, "over");
      await page.getByText("Result saved.").waitFor();
    };
    await Promise.all([host, friend].map(race));
    expect([...problems, ...friendProblems].filter(isDefect)).toEqual([]);
    await Promise.all([host, friend].map((page) => page.context().close()));
  });
});
