import type { Browser, CDPSession, Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { PressBatch } from "#shared/contracts/realtime/certificate.ts";

import { launch, newPage, SIZES } from "../support/browser.ts";
import { scriptOf } from "../support/script-of.ts";

let browser: Browser;
let content: string;
beforeAll(async () => {
  [browser, content] = await Promise.all([launch(), scriptOf("trial-entry.tsx")]);
});
afterAll(() => browser.close());

interface Desk {
  readonly sent: PressBatch[];
  begin(lessonID: string | null): void;
}

interface Opened {
  readonly page: Page;
  readonly field: Locator;
  readonly devTools: CDPSession;
}

/** A trial that is being typed, on a page of its own. */
async function open({
  lessonID = null,
  isPhone = false,
}: { lessonID?: string | null; isPhone?: boolean } = {}): Promise<Opened> {
  const { page } = await newPage(browser, isPhone ? { viewport: SIZES.phone, hasTouch: true, isMobile: true } : {});
  await page.goto("about:blank");
  await page.addScriptTag({ content });
  await page.evaluate((lesson) => (window as unknown as Desk).begin(lesson), lessonID);
  await page.locator('[data-phase="typing"]').waitFor();
  return { page, field: page.getByRole("textbox"), devTools: await page.context().newCDPSession(page) };
}

const sentBy = (page: Page): Promise<PressBatch[]> => page.evaluate(() => (window as unknown as Desk).sent);
/** All presses, once this many have gone out; in batches that carry on from each other. */
async function pressesOf({ page }: Opened, count: number): Promise<string> {
  const all = async (): Promise<string> => (await sentBy(page)).map(({ chars }) => chars).join("");
  await expect.poll(async () => (await all()).length).toBeGreaterThanOrEqual(count);
  let next = 0;
  let lastMs = 0;
  for (const { from, at, chars } of await sentBy(page)) {
    expect([from, at.length]).toEqual([next, chars.length]);
    for (const atMs of at) {
      expect(atMs).toBeGreaterThanOrEqual(lastMs);
      lastMs = atMs;
    }
    next += chars.length;
  }
  return all();
}
const linesDone = ({ page }: Opened): Promise<string> => page.getByText(/^(Lines done|Answers given): /).innerText();

describe("the field of a trial", () => {
  it("has the keyboard, takes keys and backspaces, and is empty for the next line", async () => {
    const desk = await open();
    expect(await desk.field.evaluate((here) => here === document.activeElement)).toBe(true);
    await desk.page.keyboard.type("onx");
    await desk.page.keyboard.press("Backspace");
    await desk.page.keyboard.type("e two");
    expect(await desk.field.inputValue()).toBe("one two");
    await desk.page.keyboard.press("Space");
    expect(await desk.field.inputValue()).toBe("");
    await desk.page.keyboard.type("three four");
    await desk.page.keyboard.press("Enter");
    expect(await desk.field.inputValue()).toBe("");
    expect(await linesDone(desk)).toBe("Lines done: 2");
    expect(await pressesOf(desk, 21)).toBe("onx\be two three four\n");
    await desk.page.context().close();
  });

  it("gets keys that are meant for nothing else, and keeps its caret at the end", async () => {
    const desk = await open();
    await desk.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await desk.page.keyboard.type("ab");
    await desk.page.keyboard.press("Home");
    await desk.page.keyboard.type("c");
    expect(await desk.field.inputValue()).toBe("abc");
    expect(await pressesOf(desk, 3)).toBe("abc");
    await desk.page.context().close();
  });

  it("takes what an input method composes as it appears, and what it commits no second time", async () => {
    const desk = await open();
    for (const text of ["n", "ni", "nih"])
      await desk.devTools.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await desk.devTools.send("Input.insertText", { text: "nihao" });
    expect(await desk.field.inputValue()).toBe("nihao");
    expect(await pressesOf(desk, 5)).toBe("nihao");
    await desk.page.context().close();
  });

  it("takes letters of no picture as none, and takes back those that become one", async () => {
    const desk = await open();
    await desk.devTools.send("Input.imeSetComposition", { text: "k", selectionStart: 1, selectionEnd: 1 });
    await desk.devTools.send("Input.imeSetComposition", { text: "か", selectionStart: 1, selectionEnd: 1 });
    await desk.devTools.send("Input.insertText", { text: "か" });
    await desk.page.keyboard.type("a");
    expect(await pressesOf(desk, 3)).toBe("k\ba");
    await desk.page.context().close();
  });

  it("of a phone composes each word, has it corrected, and ends the line with the space after its last word", async () => {
    const desk = await open({ isPhone: true });
    const compose = (text: string) =>
      desk.devTools.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    for (const text of ["t", "te", "teh"]) await compose(text);
    await desk.devTools.send("Input.insertText", { text: "the " });
    for (const text of ["l", "la", "las", "last"]) await compose(text);
    await desk.devTools.send("Input.insertText", { text: "last " });
    await expect.poll(() => desk.field.inputValue()).toBe("");
    expect(await linesDone(desk)).toBe("Lines done: 1");
    expect(await pressesOf(desk, 13)).toBe("teh\b\bhe last ");
    expect(
      await desk.field.evaluate((here) =>
        ["autocapitalize", "autocorrect", "autocomplete", "spellcheck", "inputmode", "enterkeyhint"].map((name) =>
          here.getAttribute(name),
        ),
      ),
    ).toEqual(["off", "off", "off", "false", "text", "next"]);
    await desk.page.context().close();
  });

  it("takes nothing that is pasted, says so kindly, and goes on", async () => {
    const desk = await open();
    await desk.page.evaluate(() => {
      const other = document.body.appendChild(document.createElement("input"));
      other.value = "pasted words";
      other.select();
      document.execCommand("copy");
      other.remove();
      document.querySelector<HTMLElement>("main input")?.focus();
    });
    await desk.page.keyboard.press("ControlOrMeta+v");
    await desk.page.getByText("That came all at once, so it stays out.").waitFor();
    expect(await desk.field.inputValue()).toBe("");
    await desk.devTools.send("Input.insertText", { text: "three spoken words" });
    expect(await desk.field.inputValue()).toBe("");
    await desk.page.keyboard.type("ok");
    await desk.page.getByText("Space or Enter brings the next line.").waitFor();
    expect(await pressesOf(desk, 2)).toBe("ok");
    await desk.page.context().close();
  });

  it("takes answers with Enter, or with a button where a keyboard has no Enter", async () => {
    const desk = await open({ lessonID: "addition_1" });
    await desk.page.keyboard.type("12");
    await desk.page.keyboard.press("Enter");
    await desk.page.keyboard.type("7");
    await desk.page.getByRole("button", { name: "Next" }).click();
    expect(await desk.field.inputValue()).toBe("");
    expect(await desk.field.evaluate((here) => here === document.activeElement)).toBe(true);
    expect(await desk.field.getAttribute("inputmode")).toBe("numeric");
    expect(await pressesOf(desk, 5)).toBe("12\n7\n");
    expect(await linesDone(desk)).toBe("Answers given: 2");
    await desk.page.context().close();
  });
});
