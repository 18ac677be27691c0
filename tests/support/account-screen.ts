import type { Page } from "playwright";

import { self } from "#shared/contracts/account/auth.ts";

import { PASSWORD, type Visitor } from "./visitor.ts";

/** The account pages as a player uses them. */
export async function typeLogIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole("form", { name: "Log in" });
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Log In", exact: true }).click();
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
}

/** Leaves by the account's menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/login");
}

/** Puts a racer's session into a browser that is on the product's pages, as if they had logged in there. */
export async function enterAs(page: Page, racer: Visitor, token = racer.token): Promise<void> {
  const { user } = await racer.get(self);
  await page.evaluate(
    ([kept, session]) => {
      localStorage.setItem("redline-token", kept);
      localStorage.setItem("redline-session", session);
    },
    [token ?? "", JSON.stringify({ version: 4, state: { user, friends: [], notifications: [] } })] as const,
  );
}

/** The signed-in racer, as stored in the browser. */
export const keptUser = (page: Page): Promise<{ userID: number; qualifyingRaceComplete: boolean } | undefined> =>
  page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem("redline-session") ?? '{"state":{}}') as {
      state: { user?: { userID: number; qualifyingRaceComplete: boolean } };
    };
    return state.user;
  });
