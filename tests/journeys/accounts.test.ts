import { decodeJwt, SignJWT } from "jose";
import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { logOut as logOutCall, self } from "#shared/contracts/account/auth.ts";
import { validateEmail } from "#shared/contracts/account/recovery.ts";
import { changeAccount } from "#shared/contracts/account/settings.ts";
import type { UserID } from "#shared/ids.ts";
import { RACER_HOME } from "#shared/rules/account/access.ts";
import { loadSigningKeys } from "#shared/server/accounts/sessions/keys.ts";

import { enterAs, keptUser, logOut, typeCode, typeLogIn } from "../support/account-screen.ts";
import { codeAt } from "../support/authenticator.ts";
import { launch, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { gapBelow } from "../support/layout.ts";
import { letterTo, linkIn } from "../support/letters.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace, typeText } from "../support/racer.ts";
import { testVault } from "../support/vault.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

const SCHOOL = "school";

let school: OidcProvider;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  school = await startOidcProvider(SCHOOL);
  const port = String(await freePort());
  product = await startProduct({
    tableTimes: tablesOf(5),
    withClient: true,
    withWorkers: true,
    env: {
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SIGN_IN_PROVIDERS: JSON.stringify([school.settings]),
    },
  });
  await school.admit(product.url);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
  await school.close();
});

const at = (path: string): string => `${product.url}${path}`;
const db = () => product.services.app.db;
const section = (page: Page, id: string) => page.locator(`[data-section="${id}"]`);

async function eraseStampOf(racer: Visitor): Promise<number | null> {
  return (await racer.get(self)).user.eraseStamp;
}

/** What is in a field's line below it, once it is marked as wrong. */
async function wrongAt(field: Locator): Promise<string> {
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
  const foot = await field.getAttribute("aria-describedby");
  return field
    .page()
    .locator(`[id="${foot ?? ""}"]`)
    .innerText();
}

/** The browser says in its console that a call was refused; everything else there is a defect. */
const isRefusal = (problem: string): boolean => /the server responded with a status of 4\d\d/.test(problem);

describe("a guest who races", () => {
  it("is told that it counts, signs up, and finds the very race in the account", async () => {
    const { page, problems } = await newPage(browser);
    await page.goto(at("/race?graphics=plain"));
    await untilStage(page, "table");
    const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
    await untilStage(page, "racing");
    const typing = Promise.all(others.map((racer) => typeText(racer, 290)));
    await typeOn(page, await textOn(page));
    await typing;
    await page.getByText("That was your qualifying race.").waitFor();
    const guest = await keptUser(page);
    await page.getByRole("link", { name: "Sign up" }).click();

    await page.getByText("You'll keep your race and your car.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const form = page.getByRole("form", { name: "Sign up" });
    await form.getByRole("textbox", { name: "Username" }).fill("From_The_Road");
    await page.keyboard.press("Tab");
    expect(await form.getByRole("textbox", { name: "Password" }).evaluate(isFocused)).toBe(true);
    await page.keyboard.type(PASSWORD);
    await form.getByRole("checkbox", { name: /I agree/ }).check();
    await form.getByRole("button", { name: "Sign Up" }).click();
    await page.getByRole("heading", { level: 1, name: "Welcome, From_The_Road!" }).waitFor();
    await page.getByText("$25,000 to start, and 10 nitros").waitFor();
    await page.getByText(/^Your first race counts, at \d+ WPM\./).waitFor();
    expect(await page.getByText("We've sent an e-mail").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/welcome");
    expect(await violationsOf(page)).toEqual([]);
    const user = await keptUser(page);
    expect(user).toMatchObject({ userID: guest?.userID, qualifyingRaceComplete: true });
    const rows = await db()
      .selectFrom("race_results")
      .select(["user_id", "standing"])
      .where("user_id", "=", user?.userID as UserID)
      .execute();
    expect(rows).toEqual([{ user_id: guest?.userID, standing: "finished" }]);
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

const isFocused = (element: Element): boolean => document.activeElement === element;
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const isOnScreen = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe("the second factor", () => {
  it("is switched on in the settings, asked for at the log-in, and a backup code opens once", async () => {
    const { page, problems } = await newPage(browser);
    await newRacer(product, "Two_Steps");
    await page.goto(at("/login"));
    await page.getByRole("form", { name: "Log in" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await typeLogIn(page, "Two_Steps");
    await page.waitForURL(at(RACER_HOME));

    await page.goto(at("/profile"));
    const panel = section(page, "second-factor");
    const tabs = page.getByRole("navigation", { name: "Settings" });
    for (const tab of ["Sound and display", "Privacy", "Security"]) {
      await tabs.getByRole("link", { name: tab }).click();
      await expect.poll(() => focusedName(page)).toBe(tab);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.goto(at("/profile#second-factor"));
    await panel.getByText("So that nobody else can turn this on.").waitFor();
    await expect.poll(() => isOnScreen(panel.getByRole("heading", { name: "Two-step login" }))).toBe(true);
    await panel.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
    await panel.getByRole("button", { name: "Set up" }).click();
    await panel.getByText("Can't scan it?").click();
    const secret = (await panel.locator("details code").innerText()).replaceAll(" ", "");
    expect(await violationsOf(page)).toEqual([]);
    await panel.getByRole("textbox", { name: "Code from the app" }).fill(codeAt(secret));
    await panel.getByRole("button", { name: "Turn on" }).click();
    const list = panel.getByRole("list", { name: "Backup codes" });
    await list.waitFor();
    const codes = await list.getByRole("listitem").allInnerTexts();
    expect(codes).toHaveLength(10);
    await expect.poll(() => focusedName(page)).toBe("Two-step login is on");
    await page.getByRole("heading", { name: "Two-step login is on" }).waitFor();
    expect(await isOnScreen(page.getByRole("heading", { name: "Two-step login is on" }))).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await panel.getByRole("checkbox", { name: /I've saved the codes/ }).check();
    await panel.getByRole("button", { name: "Done" }).click();
    await expect.poll(() => focusedName(page)).toBe("Two-step login");

    await logOut(page);
    await typeLogIn(page, "Two_Steps");
    await typeCode(page, codeAt(secret, Date.now() + 30_000));
    await page.waitForURL(at(RACER_HOME));
    await logOut(page);
    await typeLogIn(page, "Two_Steps");
    await typeCode(page, codes[0] ?? "");
    await page.waitForURL(at(RACER_HOME));
    await logOut(page);
    await typeLogIn(page, "Two_Steps");
    const field = page.getByRole("textbox", { name: "Code" });
    await field.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await typeCode(page, codes[0] ?? "");
    expect(await wrongAt(field)).toContain("That code isn't right.");
    await typeCode(page, codes[1] ?? "");
    await page.waitForURL(at(RACER_HOME));
    expect(problems.filter((problem) => !isRefusal(problem))).toEqual([]);
    await page.context().close();
  });
});

describe("a change that the owner did not make", () => {
  it("is undone by the link of the email about it, and leads to a new password", async () => {
    const { page, problems } = await newPage(browser);
    const racer = await newRacer(product, "Taken_Over", "owner@example.org");
    const { userID, code } = linkIn(await letterTo(product, "owner@example.org", "Is this your e-mail address?"));
    await racer.get(validateEmail, { body: { userID, hash: code } });
    const thief = { firstname: "", lastname: "", email: "thief@example.org", contact: 0, password: PASSWORD };
    await racer.get(changeAccount, { body: thief });
    const letter = linkIn(await letterTo(product, "owner@example.org", "Your e-mail address was changed"));
    const address = at(`/undo-change#${letter.userID}-${letter.code}`);
    await page.goto(address);
    await page.getByText("Wasn't you?").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Undo the change" }).click();
    await page.getByText("Your account is back the way it was").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "Choose a new password" }).click();
    await page.getByRole("textbox", { name: "New password", exact: true }).fill("goats-on-a-roundabout");
    await page.getByRole("textbox", { name: "Repeat the new password" }).fill("goats-on-a-roundabout");
    await page.getByRole("button", { name: "Save password" }).click();
    await page.getByText("Your new password is set").waitFor();

    await page.goto(address);
    await page.reload();
    await page.getByRole("button", { name: "Undo the change" }).click();
    await page.getByText("This link has been used").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(at(`/undo-change#${letter.userID}-another`));
    await page.reload();
    await page.getByRole("button", { name: "Undo the change" }).click();
    await page.getByText("Part of this link is missing").waitFor();
    await page.goto(at("/undo-change"));
    await page.getByText("Part of this link is missing").waitFor();
    expect(problems.filter((problem) => !isRefusal(problem))).toEqual([]);
    await page.context().close();
  });
});

describe("a forgotten password", () => {
  it("is replaced by the link of an email, once, and all sessions end", async () => {
    const racer = await newRacer(product, "Forgot_It", "forgot@example.org");
    const old = await newPage(browser);
    await old.page.goto(at("/"));
    await enterAs(old.page, racer);
    await old.page.goto(at("/profile"));
    await old.page.getByRole("heading", { name: "Display name" }).waitFor();

    const { page, problems } = await newPage(browser);
    await page.goto(at("/login"));
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    const send = page.getByRole("button", { name: "Send me a link" });
    expect(await gapBelow(send, page.getByText("In a class, ask your teacher."))).toBeGreaterThanOrEqual(8);
    await page.getByRole("textbox", { name: "E-mail" }).fill("forgot@example.org");
    expect(await violationsOf(page)).toEqual([]);
    await send.click();
    await page.getByText("Check your inbox").waitFor();
    await letterTo(product, "forgot@example.org", "Choose a new password");
    await page.goto(at("/dev/mail"));
    const letter = page.locator("article", { hasText: "Choose a new password" });
    const address = (await letter.getByRole("link").getAttribute("href")) ?? "";
    await letter.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Choose a new password" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("textbox", { name: "New password", exact: true }).fill("a-road-less-travelled");
    await page.getByRole("textbox", { name: "Repeat the new password" }).fill("a-road-less-travelled");
    await page.getByRole("button", { name: "Save password" }).click();
    await page.getByText("Your new password is set").waitFor();
    expect(await violationsOf(page)).toEqual([]);

    // Its line is closed, or its next call is refused, whichever comes first.
    await old.page.waitForURL(/\/login#(rt-invalid|expired)-session$/);
    await old.page.getByText(/The race track lost your session|You were away for a while/).waitFor();

    await page.getByRole("main").getByRole("link", { name: "Log In", exact: true }).click();
    await typeLogIn(page, "Forgot_It", PASSWORD);
    expect(await wrongAt(page.getByRole("textbox", { name: "Password" }))).toContain("don't match");
    await typeLogIn(page, "Forgot_It", "a-road-less-travelled");
    await page.waitForURL(at(RACER_HOME));
    await page.goto(address);
    await page.getByRole("textbox", { name: "New password", exact: true }).fill("another-road-to-take");
    await page.getByRole("textbox", { name: "Repeat the new password" }).fill("another-road-to-take");
    await page.getByRole("button", { name: "Save password" }).click();
    await page.getByText("This link has been used, or it's too old").waitFor();
    expect(problems.filter((problem) => !isRefusal(problem))).toEqual([]);
    await Promise.all([page, old.page].map((each) => each.context().close()));
  });
});

describe("an e-mail address", () => {
  it("is verified by the link of the email", async () => {
    const { page, problems } = await newPage(browser, { viewport: SIZES.phone });
    const racer = await newRacer(product, "Has_Mail", "mail@example.org");
    await page.goto(at("/"));
    await enterAs(page, racer);
    const letter = await letterTo(product, "mail@example.org", "Is this your e-mail address?");
    await page.goto(at("/profile#account"));
    await page.getByText("Not verified yet").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const [link = ""] = /https?:\/\/\S+/.exec(letter) ?? [];
    await page.goto(link);
    await page.getByText("Your address is verified").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(at("/profile#account"));
    await section(page, "account").getByText("Verified", { exact: true }).waitFor();
    await page.goto(link);
    await page.getByText("This link has been used, or it's too old").waitFor();
    expect(problems.filter((problem) => !isRefusal(problem))).toEqual([]);
    await page.context().close();
  });
});

describe("another site's account", () => {
  /** This browser's visitor is this person at the provider. */
  const isThere = (page: Page, person: string) =>
    page.route(/auth\/redirect\/school/, (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("login_hint", person);
      return route.continue({ url: url.href });
    });

  it("opens the product by one button", async () => {
    const { page, problems } = await newPage(browser);
    await page.goto(at("/login"));
    await page.getByRole("textbox", { name: "Username" }).fill("ada@example.org");
    await page.getByRole("link", { name: "Log in with Local School" }).click();
    await page.waitForURL(at("/welcome"));
    await page.getByText("Take it out for your first race!").waitFor();
    expect((await keptUser(page))?.userID).toBeGreaterThan(0);
    await isThere(page, "ada@example.org");
    await page.goto(at("/profile#privacy"));
    const panel = section(page, "data");
    await panel.getByText("First show that it's you").first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // The way there may lead back to the page as it stood: it can be gone again.
    const toSchool = /auth\/redirect\/school/;
    const stayed = page.waitForResponse(toSchool);
    await page.route(toSchool, (route) => route.fulfill({ status: 204 }), { times: 1 });
    const button = panel.getByRole("button", { name: "Log in with Local School" }).first();
    await button.click();
    await stayed;
    await button.click();
    await panel.getByText("We know it's you").first().waitFor();
    await panel.getByRole("button", { name: "Prepare my data" }).click();
    await panel.getByText("Your file is ready").waitFor();
    await page.goto(at("/profile#username"));
    await page.getByText("We made one up for you.").waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("is linked in the settings, opens the account, and is removed by the code of an email", async () => {
    const { page, problems } = await newPage(browser);
    const racer = await newRacer(product, "Links_School", "links@example.org");
    await isThere(page, "links@school.example.org");
    await page.goto(at("/"));
    await enterAs(page, racer);
    await page.goto(at("/profile#providers"));
    await page.getByRole("button", { name: "Link Local School" }).click();
    const dialog = page.getByRole("dialog", { name: "Link Local School" });
    await dialog.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Go to Local School" }).click();
    await section(page, "providers").getByText("Linked", { exact: true }).waitFor();
    await logOut(page);
    await page.getByRole("link", { name: "Log in with Local School" }).click();
    await page.waitForURL(at(RACER_HOME));
    expect((await keptUser(page))?.userID).toBe(racer.userID);

    await page.goto(at("/profile#providers"));
    const panel = section(page, "providers");
    await panel.getByText("First verify your e-mail address").waitFor();
    const { userID, code: hash } = linkIn(await letterTo(product, "links@example.org", "Is this your e-mail address?"));
    await racer.get(validateEmail, { body: { userID, hash } });
    await page.reload();
    await panel.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
    await panel.getByRole("button", { name: "Send me a code" }).click();
    await panel.getByRole("textbox", { name: "Code from the e-mail" }).waitFor();
    const letter = await letterTo(product, "links@example.org", "Your code to log in with a password");
    const [code = ""] = /\b[a-z0-9]{10}\b/i.exec(letter) ?? [];
    expect(await violationsOf(page)).toEqual([]);
    await panel.getByRole("textbox", { name: "Code from the e-mail" }).fill(code);
    await panel.getByRole("textbox", { name: "Password", exact: true }).fill("by-password-from-now-on");
    await panel.getByRole("textbox", { name: "Repeat the new password" }).fill("by-password-from-now-on");
    await panel.getByRole("button", { name: "Use a password", exact: true }).click();
    await panel.getByRole("button", { name: "Link Local School" }).waitFor();
    await logOut(page);
    await typeLogIn(page, "Links_School", "by-password-from-now-on");
    await page.waitForURL(at(RACER_HOME));
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/** A token of the product's own keys for a racer's session, of any age. */
async function tokenOf(racer: Visitor, ageSeconds: number, leftSeconds: number): Promise<string> {
  const { sub = "", sid } = decodeJwt<{ sid: string }>(racer.token ?? "");
  const { current } = await loadSigningKeys(db(), testVault);
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: "EdDSA", kid: current.keyID })
    .setSubject(sub)
    .setIssuer("redline")
    .setAudience("api")
    .setIssuedAt(now - ageSeconds)
    .setExpirationTime(now + leftSeconds)
    .sign(current.key);
}

describe("a session", () => {
  const WARNING = "Your session will expire soon. Do you want to stay logged in?";

  it("warns 300 s before its end, and ends by itself", async () => {
    const { page, problems } = await newPage(browser);
    const racer = await newRacer(product, "Falls_Asleep");
    await page.goto(at("/"));
    await enterAs(page, racer, await tokenOf(racer, 0, 304));
    await page.goto(at("/support"));
    await page.getByRole("button", { name: /^Account of/ }).waitFor();
    await page.getByText(WARNING, { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByText(WARNING).waitFor({ state: "detached" });
    const other = await page.context().newPage();
    await other.goto(at("/redline.svg"));
    await enterAs(other, racer, await tokenOf(racer, 0, 3));
    await page.waitForURL("**/login#expired-session");
    await page.getByText("You were away for a while, so your session ended.").waitFor();
    expect(await keptUser(page)).toBeUndefined();
    // A request on its way when the session ends is refused, which the console says.
    expect(problems.filter((problem) => !problem.includes("401"))).toEqual([]);
    await page.context().close();
  });

  it('goes on with "Yes, I\'m here!"', async () => {
    const { page } = await newPage(browser, { viewport: SIZES.phone });
    const racer = await newRacer(product, "Was_Only_Reading");
    await page.goto(at("/"));
    await enterAs(page, racer, await tokenOf(racer, 400, 290));
    let isReloading = false;
    await page.route("**/api/v2/**", (route) => (isReloading ? route.continue() : route.abort()));
    await page.goto(at("/support"));
    await page.getByText(WARNING, { exact: true }).waitFor();
    page.once("framenavigated", () => (isReloading = true));
    await Promise.all([
      page.waitForResponse("**/api/v2/auth/self"),
      page.getByRole("button", { name: "Yes, I'm here!" }).click(),
    ]);
    await page
      .getByRole("button", { name: "Menu" })
      .or(page.getByRole("button", { name: /^Account of/ }))
      .first()
      .waitFor();
    await page.getByText(WARNING).waitFor({ state: "detached" });
    const token = await page.evaluate(() => localStorage.getItem("redline-token"));
    expect(decodeJwt(token ?? "").exp).toBeGreaterThan(Date.now() / 1_000 + 86_000);
    await page.goto(at("/profile"));
    await page.getByRole("heading", { name: "Display name" }).waitFor();
    await page.context().close();
  });
});

describe("a computer whose clock is wrong", () => {
  it("shows both times, with or without a session", async () => {
    const { page, problems } = await newPage(browser);
    const hash = "#computer-time/1700000000/1700003600";
    await page.goto(at(`/login${hash}`));
    await page.getByText("Your computer's clock is wrong").waitFor();
    await enterAs(page, await newRacer(product, "Late_Again"));
    await page.reload();
    await page.getByText("Your computer's clock is wrong").waitFor();
    expect(await page.locator("main dd").count()).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "My clock is right now" }).click();
    await page.waitForURL(at(RACER_HOME));
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe("a browser that keeps no cookies", () => {
  it("is told that it must, in these words, and logged out", async () => {
    const { page } = await newPage(browser);
    await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { value: false }));
    const said = new Promise<string>((resolve) => {
      page.once("dialog", (dialog) => {
        resolve(dialog.message());
        void dialog.accept();
      });
    });
    await page.goto(at("/"));
    await enterAs(page, await newRacer(product, "No_Biscuits"));
    await page.goto(at("/race?graphics=plain"));
    expect(await said).toBe("Your browser must have cookies enabled to play!");
    await page.waitForURL("**/login");
    expect(await keptUser(page)).toBeUndefined();
    await page.context().close();
  });
});

describe("logging out", () => {
  it("in one tab logs the other one out too", async () => {
    const { page, problems } = await newPage(browser);
    const racer = await newRacer(product, "Two_Tabs");
    await page.goto(at("/"));
    await enterAs(page, racer);
    await page.goto(at("/support"));
    const second = await page.context().newPage();
    await second.goto(at("/profile"));
    await second.getByRole("heading", { name: "Display name" }).waitFor();
    await logOut(page);
    await second.waitForURL("**/login", { waitUntil: "commit" });
    await second.getByRole("heading", { level: 1, name: "Log in" }).waitFor();
    expect(await keptUser(second)).toBeUndefined();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("elsewhere closes the connection of a racer who waits for a race, and says why", async () => {
    const { page } = await newPage(browser);
    const racer = await newRacer(product, "Waits_For_Four");
    await page.goto(at("/"));
    await enterAs(page, racer);
    await page.goto(at("/race?graphics=plain"));
    await untilStage(page, "table");
    await racer.get(logOutCall, { body: { everywhere: true } });
    await page.waitForURL("**/login#rt-invalid-session");
    await page.getByText("The race track lost your session.").waitFor();
    expect(await keptUser(page)).toBeUndefined();
    await page.context().close();
  });
});

describe("erasing an account", () => {
  it("takes the username and the password, and can be taken back", async () => {
    const { page, problems } = await newPage(browser, { viewport: SIZES.phone });
    const racer = await newRacer(product, "Changes_Mind");
    await page.goto(at("/"));
    await enterAs(page, racer);
    await page.goto(at("/profile#privacy"));
    await section(page, "data").getByText("So that nobody else can take your data.").waitFor();
    const form = page.getByRole("form", { name: "Erase my account" });
    await form.getByRole("textbox", { name: /Type your username/ }).fill("Changes_mind");
    await form.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
    await form.getByRole("button", { name: "Erase my account" }).click();
    expect(await wrongAt(form.getByRole("textbox", { name: /Type your username/ }))).toContain("exactly as it is");
    await form.getByRole("textbox", { name: /Type your username/ }).fill("Changes_Mind");
    await form.getByRole("button", { name: "Erase my account" }).click();
    await page.getByRole("heading", { name: "Your account will be erased" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await eraseStampOf(racer)).toBeGreaterThan(Date.now() / 1_000 + 13 * 86_400);
    await page.getByRole("button", { name: "Keep my account" }).click();
    await form.waitFor();
    expect(await eraseStampOf(racer)).toBeNull();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
