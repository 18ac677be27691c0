import { devices, type BrowserContextOptions, type CDPSession, type Page } from "playwright";
import { describe, expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { heardOn, listenOn } from "../support/heard-words.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, untilStage } from "../support/race-screen.ts";
import { joinRace, typeText, type LobbyRacer } from "../support/racer.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(5) });

interface OnRoad {
  readonly page: Page;
  readonly keyboard: CDPSession;
  readonly others: readonly LobbyRacer[];
  readonly releases: readonly unknown[];
  readonly problems: readonly string[];
}

/** What the page sends of keys that were let go. */
function releasesOf(page: Page): readonly unknown[] {
  const releases: unknown[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (payload.includes("held")) releases.push(payload);
    }),
  );
  return releases;
}

/** A browser in a race with four others, in the countdown. */
async function toCountdown(options: BrowserContextOptions = {}): Promise<OnRoad> {
  const { page, problems } = await newPage(browser, options);
  const releases = releasesOf(page);
  await page.goto(`${product.url}/race?graphics=plain`);
  await untilStage(page, "table");
  const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
  await untilStage(page, "countdown");
  return { page, keyboard: await page.context().newCDPSession(page), others, releases, problems };
}

const doneOn = (page: Page): Promise<string> =>
  page
    .locator('[data-state="done"]')
    .evaluateAll((characters) => characters.map((character) => character.textContent).join(""));
const accuracyOn = (page: Page): Promise<string> =>
  page.getByText("accuracy", { exact: true }).locator("..").innerText();
const untilDone = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((count) => document.querySelectorAll('[data-state="done"]').length === count, text.length);

/** What an input method shows while it composes: a part of a word, or all of it after a swipe. */
const composeAll = (keyboard: CDPSession, text: string): Promise<unknown> =>
  keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });

async function compose(keyboard: CDPSession, word: string): Promise<void> {
  for (let length = 1; length <= word.length; length++) await composeAll(keyboard, word.slice(0, length));
}
const commit = (keyboard: CDPSession, text: string): Promise<unknown> => keyboard.send("Input.insertText", { text });

/** What lies over the line that is typed, other than the race's own text, at every frame of countdown and race. */
const watchText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { stages: new Set<string>(), covers: new Set<string>() };
    Object.assign(window, { seen });
    const look = (): void => {
      const stage = document.querySelector<HTMLElement>("main[data-stage]")?.dataset.stage ?? "";
      const caret = document.querySelector('[data-state="current"]');
      if (caret && (stage === "countdown" || stage === "racing")) {
        seen.stages.add(stage);
        const paper = caret.parentElement?.parentElement?.parentElement;
        const box = caret.getBoundingClientRect();
        const line = paper?.getBoundingClientRect();
        for (const x of [box.left + 1, (box.left + box.right) / 2, box.right - 1, box.right + 40]) {
          if (!line || x >= line.right) continue;
          const top = document.elementFromPoint(x, (box.top + box.bottom) / 2);
          if (!paper?.contains(top)) seen.covers.add(`${stage}: ${top?.outerHTML.slice(0, 120)}`);
        }
      }
      requestAnimationFrame(look);
    };
    look();
  });
const seenOn = (page: Page): Promise<{ stages: string[]; covers: string[] }> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: { stages: Set<string>; covers: Set<string> } };
    return { stages: [...seen.stages], covers: [...seen.covers] };
  });

const WPM = 285;

/** Waits as long as somebody this fast takes for so many characters. */
const typingTime = (characters: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (characters * 12_000) / WPM));

/** The words again after a pause, and the place now and then: the slower the machine, the more of them. */
const SAID_BY_THE_CLOCK = /^Again: |^\d\w\w of \d$/;

const CURLY: Readonly<Record<string, string>> = { "'": "\u2019", '"': "\u201d", "-": "\u2013" };

describe("every way to type", () => {
  it("races on a phone by compositions, capitals of the keyboard, suggestions, swipes and curly quotes, with nothing over the text", async () => {
    const phone = await toCountdown({ ...devices["Pixel 7"], reducedMotion: "reduce" });
    const { page, keyboard, others, releases, problems } = phone;
    await watchText(page);
    const text = await textOn(page);
    await untilStage(page, "racing");
    const rivals = Promise.all(others.map((racer) => typeText(racer, 290)));
    const words = text.split(" ");
    const write = async (word: string, index: number, after: string): Promise<void> => {
      const curly = [...word].map((character) => CURLY[character] ?? character).join("");
      const written = index % 5 === 0 ? curly.slice(0, 1).toUpperCase() + curly.slice(1) : curly;
      if (index % 3 === 0) await compose(keyboard, written);
      else await composeAll(keyboard, index % 3 === 1 ? written.slice(0, 2) : written);
      await Promise.all([commit(keyboard, written + after), typingTime(word.length + 1)]);
    };
    for (const [index, word] of words.slice(0, -1).entries()) {
      await write(word, index, " ");
      const soFar = `${words.slice(0, index + 1).join(" ")} `;
      await expect.poll(() => doneOn(page), { message: `word ${index}: ${word}` }).toBe(soFar);
    }
    await write(words.at(-1) ?? "", words.length - 1, "");
    await rivals;
    await untilStage(page, "over");
    expect(await seenOn(page)).toEqual({ stages: ["countdown", "racing"], covers: [] });
    const [own] = (await page.locator("table tbody tr", { hasText: "You" }).allInnerTexts()) as [string];
    expect(own).toMatch(/\b100(\.0+)?\s?%/);
    expect(releases).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("races at a desk with dead keys and an input method, and is heard", async () => {
    const { page, problems } = await newPage(browser);
    const releases = releasesOf(page);
    await page.goto(product.url);
    await page.getByRole("button", { name: "Reading and sound" }).first().click();
    await page.getByRole("switch", { name: "Announce words" }).check();
    await page.getByRole("button", { name: "Done" }).click();
    await page.goto(`${product.url}/race?graphics=plain`);
    await listenOn(page);
    const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
    const keyboard = await page.context().newCDPSession(page);
    const text = await textOn(page);
    await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0);
    expect((await heardOn(page))[0]).toMatch(/^Get ready\. /);
    await untilStage(page, "racing");
    const [first = "", second = ""] = text.split(" ");

    await keyboard.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Dead", windowsVirtualKeyCode: 222 });
    expect(await doneOn(page)).toBe("");
    await compose(keyboard, first);
    expect(await doneOn(page)).toBe("");
    await commit(keyboard, first);
    await untilDone(page, first);
    await page.keyboard.press("Space");
    await compose(keyboard, second);
    await commit(keyboard, `${second} `);
    await untilDone(page, `${first} ${second} `);
    expect(await doneOn(page)).toBe(`${first} ${second} `);
    expect(await accuracyOn(page)).toContain("100%");

    const pasted = "nothing that somebody could have typed in one moment";
    await commit(keyboard, pasted);
    expect(await doneOn(page)).toBe(`${first} ${second} `);
    await page.keyboard.press("~");
    await page.keyboard.press("~");
    const wanted = text[first.length + second.length + 2] ?? "";
    await page.waitForFunction(() =>
      (window as unknown as { heard: string[] }).heard.some((words) => words.startsWith("Next key: ")),
    );
    expect(await heardOn(page)).toContainEqual(expect.stringMatching(new RegExp(`^Next key: .*${wanted}$`)));
    const before = (await heardOn(page)).length;
    for (const character of text.slice(first.length + second.length + 2).slice(0, 40)) {
      await Promise.all([page.keyboard.press(character === " " ? "Space" : character), typingTime(1)]);
    }
    await page.waitForFunction((count) => (window as unknown as { heard: string[] }).heard.length > count, before);
    await expect.poll(() => releases.length).toBeGreaterThan(2);
    const words = (await heardOn(page)).slice(before).filter((said) => !SAID_BY_THE_CLOCK.test(said));
    expect(words.length).toBeLessThan(10);
    await Promise.all(others.map((racer) => racer.room.leave()));
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
