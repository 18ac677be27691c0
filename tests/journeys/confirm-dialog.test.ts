import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { launch, newPage } from "../support/browser.ts";
import { focusedName, untilFocusOn } from "../support/focus.ts";
import { scriptOf } from "../support/script-of.ts";

let browser: Browser;
let page: Page;
let problems: readonly string[];
let content: string;
beforeAll(async () => {
  browser = await launch();
  ({ page, problems } = await newPage(browser));
  content = await scriptOf("dialogs-entry.tsx");
});
/** A dialog that a red test left open would hold up the next one. */
beforeEach(async () => {
  await page.goto("about:blank");
  await page.addScriptTag({ content });
});
afterAll(() => browser.close());

const open = async (name: string): Promise<void> => {
  await page.getByRole("button", { name, exact: true }).press("Enter");
  await page.getByRole("dialog").first().waitFor();
};
const untilClosed = (): Promise<void> => page.getByRole("dialog").waitFor({ state: "detached" });

describe("a question", () => {
  it.each([
    ["Harmless", "Do it"],
    ["Dangerous", "Keep it"],
    ["Dangerous, with a field", "Keep it"],
    ["With a field first", "Why"],
    ["With a secret first", "Why"],
  ])("that is %s gives the keyboard to %s, and Escape gives it back", async (name, focused) => {
    await open(name);
    await untilFocusOn(page, focused);
    await page.keyboard.press("Escape");
    await untilClosed();
    expect(await focusedName(page)).toBe(name);
  });

  it("is answered no by Enter where its deed is dangerous, and yes where it isn't", async () => {
    await open("Cars: Loaf");
    await untilFocusOn(page, "Cancel");
    await page.keyboard.press("Enter");
    await untilClosed();
    expect(await focusedName(page)).toBe("Cars: Loaf");
    await open("Harmless");
    await untilFocusOn(page, "Do it");
    await page.keyboard.press("Enter");
    await untilClosed();
    expect(await focusedName(page)).toBe("Harmless");
  });

  it("that is asked twice leads back to where the first was asked", async () => {
    await open("Twice");
    await untilFocusOn(page, "Keep it");
    await page.getByRole("button", { name: "Go on" }).press("Enter");
    await page.getByRole("dialog", { name: "Twice?" }).waitFor();
    await page.getByRole("dialog", { name: "Once?" }).waitFor({ state: "detached" });
    await untilFocusOn(page, "Keep it");
    await page.keyboard.press("Enter");
    await untilClosed();
    expect(await focusedName(page)).toBe("Twice");
  });
});

describe("a dialog that closes", () => {
  it("gives the keyboard back to the button of the menu that opened it", async () => {
    await page.getByRole("button", { name: "More" }).press("Enter");
    await page.getByRole("menuitem", { name: "Ask" }).press("Enter");
    await page.getByRole("dialog", { name: "From a menu" }).waitFor();
    await untilFocusOn(page, "Close");
    await page.keyboard.press("Enter");
    await untilClosed();
    expect(await focusedName(page)).toBe("More");
  });

  it("gives it back into the dialog that it lay over, and that one to the page", async () => {
    await open("Outer");
    await untilFocusOn(page, "Inner");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Inner?" }).waitFor();
    await untilFocusOn(page, "Do it");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Inner?" }).waitFor({ state: "detached" });
    await untilFocusOn(page, "Inner");
    await page.keyboard.press("Escape");
    await untilClosed();
    expect(await focusedName(page)).toBe("Outer");
  });

  it.each(["Cars", "Late cars"])("gives it to the list where its deed takes the button away: %s", async (list) => {
    const row = page.getByRole("button", { name: `${list}: Zip`, exact: true });
    await open(`${list}: Zip`);
    await page.getByRole("button", { name: "Sell" }).press("Enter");
    await untilClosed();
    await row.waitFor({ state: "detached" });
    await untilFocusOn(page, list);
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe(`${list}: Loaf`);
  });

  it("gives it to the page's content where nothing had it", async () => {
    const fresh = await newPage(browser);
    await fresh.page.addScriptTag({ content });
    await fresh.page.getByRole("button", { name: "Harmless" }).waitFor();
    await fresh.page.evaluate(() => (window as unknown as { popUp: () => void }).popUp());
    await fresh.page.getByRole("dialog", { name: "By itself" }).waitFor();
    await untilFocusOn(fresh.page, "Close");
    await fresh.page.keyboard.press("Escape");
    await fresh.page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await fresh.page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
    await fresh.page.keyboard.press("Tab");
    expect(await focusedName(fresh.page)).toBe("Harmless");
    expect(fresh.problems).toEqual([]);
  });

  it("has left nothing to complain of", () => expect(problems).toEqual([]));
});
