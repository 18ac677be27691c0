import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";

import { enterAs, keptUser } from "../support/account-screen.ts";
import { bornNineYearsAgo } from "../support/age-deeds.ts";
import { launch, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { freePort } from "../support/free-port.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const QUESTION = "In which year were you born?";

let club: OidcProvider;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  club = await startOidcProvider("club");
  const port = String(await freePort());
  product = await startProduct({
    withClient: true,
    withWorkers: true,
    env: {
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SIGN_IN_PROVIDERS: JSON.stringify([club.settings]),
    },
  });
  await club.admit(product.url);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
  await club.close();
});

const at = (path: string): string => `${product.url}${path}`;
const section = (page: Page, id: string) => page.locator(`[data-section="${id}"]`);
const year = (page: Page) => page.getByRole("textbox", { name: QUESTION });
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);

describe("a child of nine", () => {
  it.each(Object.entries(SIZES))(
    "signs up, asks a parent, who says yes and takes it back: %s",
    async (size, viewport) => {
      const { page, problems } = await newPage(browser, { viewport });
      await page.goto(at("/register"));
      const form = page.getByRole("form", { name: "Sign up" });
      await form.getByLabel("Username").fill(`Nine_${size}`);
      await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
      expect(await year(page).inputValue()).toBe("");
      await year(page).fill("19");
      await form.getByRole("checkbox", { name: /I agree/ }).check();
      await form.getByRole("button", { name: "Sign Up" }).click();
      await page.getByText("Type the year you were born in, with four digits.").waitFor();
      await expect.poll(() => year(page).evaluate((field) => document.activeElement === field)).toBe(true);
      await year(page).fill(String(bornNineYearsAgo(product)));
      expect(await violationsOf(page)).toEqual([]);
      expect(await isWide(page)).toBe(false);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: `Welcome, Nine_${size}!` }).waitFor();
      expect(await year(page).count()).toBe(0);
      const child = await keptUser(page);

      await page.goto(at("/profile#parent"));
      await section(page, "parent").getByText("You don't need this to play.").waitFor();
      await section(page, "age").getByText("You've answered this.").waitFor();
      const mum = `mum.${size}@example.org`;
      await page.getByLabel("Your parent's e-mail").fill(mum);
      expect(await violationsOf(page)).toEqual([]);
      expect(await isWide(page)).toBe(false);
      await page.getByRole("button", { name: "Ask my parent" }).click();
      await section(page, "parent").getByText("Waiting for your parent").waitFor();

      const mail = await newPage(browser, { viewport });
      const letter = mail.page.getByRole("article").filter({ hasText: `To ${mum}` });
      await expect
        .poll(
          async () => {
            await mail.page.goto(at("/dev/mail"));
            return letter.count();
          },
          { timeout: 60_000 },
        )
        .toBe(1);
      const link = await letter.getByRole("link", { name: /\/parent#/ }).getAttribute("href");
      await mail.page.goto(link ?? "");
      await mail.page.getByText(new RegExp(`^Are you a parent of .?Nine_${size}.?\\?$`)).waitFor();
      expect(await violationsOf(mail.page)).toEqual([]);
      expect(await isWide(mail.page)).toBe(false);
      const confirmed = () =>
        product.services.app.db
          .selectFrom("parents")
          .select("confirmed_stamp")
          .where("user_id", "=", child?.userID as UserID)
          .executeTakeFirst();
      expect(await confirmed()).toEqual({ confirmed_stamp: null });
      await mail.page.getByRole("button", { name: "Yes, I agree" }).click();
      await mail.page.getByText("Thank you").waitFor();
      expect((await confirmed())?.confirmed_stamp).toBeGreaterThan(0);
      await page.reload();
      await section(page, "parent").getByText("Your parent said yes").waitFor();

      await mail.page.goto(at("/"));
      await mail.page.goto(link ?? "");
      await mail.page.getByRole("button", { name: "Take back my yes" }).click();
      await mail.page.getByText("We've forgotten your address").waitFor();
      expect(await confirmed()).toBeUndefined();
      await page.reload();
      await page.getByLabel("Your parent's e-mail").waitFor();
      await mail.page.goto(at("/"));
      await mail.page.goto(link ?? "");
      await mail.page.getByText("This link doesn't work").waitFor();
      // The browser says in its console that a call was refused; everything else there is a defect.
      expect([...problems, ...mail.problems].filter((each) => !/status of 410/.test(each))).toEqual([]);
      await Promise.all([page, mail.page].map((each) => each.context().close()));
    },
  );
});

describe("the question for the year of birth", () => {
  it("stands in the settings of who passed it over, and is answered once", async () => {
    const { page, problems } = await newPage(browser);
    const racer = await newRacer(product, "Passed_Over");
    await page.goto(at("/support"));
    await enterAs(page, racer);
    await page.goto(at("/profile#age"));
    await year(page).fill("1980");
    await page.keyboard.press("Enter");
    await section(page, "age").getByText("You've answered this.").waitFor();
    expect(await section(page, "parent").count()).toBe(0);
    await year(page).fill("1970");
    await page.getByRole("button", { name: "Put it right" }).click();
    await page.getByText("Your first answer counts. If it was wrong, write to us.").waitFor();
    expect((await racer.get(CALLS.self)).user.age).toBe("over");
    await year(page).fill(String(bornNineYearsAgo(product)));
    await page.getByRole("button", { name: "Put it right" }).click();
    await section(page, "parent").getByText("You don't need this to play.").waitFor();
    expect(await year(page).count()).toBe(0);
    expect(problems.filter((each) => !/status of 409/.test(each))).toEqual([]);
    await page.context().close();
  });

  it("stands on the first page of an account that a provider made, which leads on without an answer as well", async () => {
    const { page, problems } = await newPage(browser);
    const visitor = new Visitor(product);
    const there = await visitor.send("GET", "/api/v2/auth/redirect/club?login_hint=kim");
    await visitor.send("GET", await club.walk(there.headers.get("location") ?? ""));
    await visitor.get(CALLS.signInByProvider, { params: { provider: "club" } });
    await page.goto(at("/support"));
    await enterAs(page, visitor);
    await page.goto(at("/welcome"));
    await page.getByRole("link", { name: "Race Now" }).last().waitFor();
    await year(page).fill(String(bornNineYearsAgo(product)));
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect.poll(() => year(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/welcome");
    expect((await visitor.get(CALLS.self)).user.age).toBe("under");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("is put to nobody in a class", async () => {
    const { page } = await newPage(browser);
    const pupil = await newRacer(product, "In_A_Class");
    await addMember(product.services.app.db, await addClass(product.services.app.db), pupil.userID as UserID);
    await page.goto(at("/support"));
    await enterAs(page, pupil);
    await page.goto(at("/profile#account"));
    await section(page, "username").waitFor();
    expect([await section(page, "age").count(), await section(page, "parent").count()]).toEqual([0, 0]);
    await page.context().close();
  });
});
