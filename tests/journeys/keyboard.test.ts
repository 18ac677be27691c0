import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage } from "../support/browser.ts";
import { focusedName, untilInDialog, walk, walkByTab, type Stop } from "../support/focus.ts";
import { startPartsPage, type PartsPage } from "../support/parts-page.ts";

let parts: PartsPage;
let browser: Browser;
beforeAll(async () => {
  [parts, browser] = await Promise.all([startPartsPage(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await parts.close();
});

describe("the keyboard alone", () => {
  it("reaches every part, with a mark in every place", async () => {
    const { page } = await newPage(browser, { reducedMotion: "reduce" });
    await page.goto(parts.url);
    const names = await walk(page);
    expect(names[0]).toBe("Skip to content");
    expect(names.length).toBeGreaterThan(60);
    await page.context().close();
  });

  it("works fields, tabs, menus and dialogs, and Escape leads back to what opened them", async () => {
    const { page } = await newPage(browser, { reducedMotion: "reduce" });
    await page.goto(parts.url);
    const press = async (name: string, key: string): Promise<void> => {
      await page.getByRole("button", { name, exact: true }).focus();
      await page.keyboard.press(key);
    };
    for (const opener of ["Modal", "Long modal", "Confirm"]) {
      await press(opener, "Enter");
      await untilInDialog(page);
      expect(await walkByTab(page)).toSatisfy((stops: Stop[]) => stops.every((stop) => stop.hasMark));
      expect(await page.getByRole("dialog").evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await focusedName(page)).toBe(opener);
    }
    await press("Member actions", "Enter");
    await page.getByRole("menu").waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toBe("Show races");
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe("Member actions");
    await press("Quick Fox", "Enter");
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("My Settings");
    await page.keyboard.press("Escape");
    expect(await focusedName(page)).toBe("Quick Fox");
    await press("Toast", "Enter");
    await page.keyboard.press("F6");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await page.getByText("Marigold is racing").waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe("Toast");

    await page.getByLabel("Minimum speed").focus();
    for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    expect(await page.getByLabel("Minimum speed").inputValue()).toBe("40");
    await page.getByRole("slider", { name: "Volume" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("slider", { name: "Volume" }).inputValue()).toBe("51");
    await page.getByRole("switch", { name: "Allow team invites" }).focus();
    await page.keyboard.press("Space");
    expect(await page.getByRole("switch", { name: "Allow team invites" }).isChecked()).toBe(false);
    await page.getByRole("tab", { name: "Roster" }).focus();
    await page.keyboard.press("End");
    expect(await page.getByRole("tab", { name: "Empty" }).getAttribute("aria-selected")).toBe("true");
    await page.context().close();
  });
});
