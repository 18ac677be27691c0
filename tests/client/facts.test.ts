import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FACTS, type Fact } from "#shared/contracts/facts.ts";

import { cleanUp, OwnBrowser, racerOf, refused, signIn, type Tab } from "../support/own-tab.ts";

const MINUTE_MS = 60_000;

let browser: OwnBrowser;
const stops: (() => void)[] = [];
beforeEach(() => {
  browser = new OwnBrowser();
  browser.answer = () => Response.json({ userID: 7, parts: {} });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cleanUp();
});

async function openTab(): Promise<Tab> {
  const tab = await browser.open();
  signIn(tab, racerOf(7));
  return tab;
}
const partsAsked = (): string[] =>
  browser.asked.map(({ path }) => decodeURIComponent(path)).map((path) => path.replace("/self?parts=", ""));
/** What a tab hears, each time. */
function heardBy(tab: Tab): (readonly Fact[])[] {
  const heard: (readonly Fact[])[] = [];
  stops.push(tab.onFacts((facts) => void heard.push(facts)));
  return heard;
}

describe("what a page has changed", () => {
  it("is asked for again here and in the second tab, and there no more once that has closed", async () => {
    const [one, two] = [await openTab(), await openTab()];
    stops.push(one.hearOtherTabs());
    const closeTwo = two.hearOtherTabs();
    const [here, there] = [heardBy(one), heardBy(two)];
    await one.tell("wallet");
    expect(here).toEqual([["wallet"]]);
    await expect.poll(() => there).toEqual([["wallet"]]);
    one.tellShown("friends");
    await expect.poll(() => there).toEqual([["wallet"], ["friends"]]);
    await expect.poll(() => here).toEqual([["wallet"], ["friends"]]);
    await expect.poll(partsAsked).toEqual(["wallet", "wallet", "counters", "counters"]);
    closeTwo();
    await one.tell("gifts");
    two.tellShown("team");
    await expect.poll(() => there).toEqual([["wallet"], ["friends"], ["team"]]);
    expect(here).toEqual([["wallet"], ["friends"], ["gifts"]]);
  });

  it("elsewhere is gathered: facts that come close together are asked for once, and told ones take them along", async () => {
    const tab = await openTab();
    const heard = heardBy(tab);
    tab.hear(["wallet"]);
    tab.hear(["progress", "wallet"]);
    await expect.poll(() => heard).toEqual([["wallet", "progress"]]);
    vi.useFakeTimers();
    tab.hear(["gifts"]);
    await tab.tell("team");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard.at(-1)).toEqual(["gifts", "team"]);
    expect(partsAsked()).toEqual(["wallet,progress", "counters,team"]);
    expect(heard).toHaveLength(2);
  });
});

describe("facts that a newer server or tab names", () => {
  const AS_NEWER = ["sticker-swaps", "toString", "__proto__", ""] as readonly string[] as readonly Fact[];

  it("are passed over among known ones, in whichever order, and nothing is asked for their sake", async () => {
    const tab = await openTab();
    const heard = heardBy(tab);
    const order = fc.shuffledSubarray([...FACTS, ...AS_NEWER]);
    await fc.assert(
      fc.asyncProperty(order, async (facts) => {
        heard.length = 0;
        browser.asked.length = 0;
        tab.hear(facts);
        await tab.tell();
        const known = facts.filter((fact) => FACTS.includes(fact));
        expect(heard).toEqual([known]);
        const parts = new Set(known.flatMap((fact) => tab.PARTS_OF[fact]));
        expect(partsAsked().map((asked) => new Set(asked.split(",")))).toEqual(parts.size === 0 ? [] : [parts]);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it("are passed over when another tab tells them", async () => {
    const [one, two] = [await openTab(), await openTab()];
    stops.push(one.hearOtherTabs(), two.hearOtherTabs());
    const there = heardBy(two);
    one.tellShown(...AS_NEWER, "wallet");
    await expect.poll(() => there).toEqual([["wallet"]]);
  });
});

describe("the parts of a racer", () => {
  it("that are wanted while an answer is under way are asked for after it", async () => {
    const tab = await openTab();
    const first = Promise.withResolvers<Response>();
    browser.answer = () => first.promise;
    const both = [tab.freshParts(["wallet"])];
    await expect.poll(partsAsked).toEqual(["wallet"]);
    browser.answer = () => Response.json({ userID: 7, parts: { wallet: { money: 2 } } });
    both.push(tab.freshParts(["wallet"]), tab.freshParts(["progress"]));
    first.resolve(Response.json({ userID: 7, parts: { wallet: { money: 1 } } }));
    await Promise.all(both);
    expect(partsAsked()).toEqual(["wallet", "wallet,progress"]);
    expect(tab.useSession.getState().user?.money).toBe(2);
  });

  it("that didn't come are asked for with the next ones, and when the network is back", async () => {
    const tab = await openTab();
    stops.push(tab.lookWhenBack());
    browser.answer = () => refused("unavailable", 503);
    await tab.freshParts(["wallet"]);
    await tab.freshParts(["team"]);
    browser.answer = () => Response.json({ userID: 7, parts: {} });
    tab.window.dispatchEvent(new Event("online"));
    await expect.poll(partsAsked).toEqual(["wallet", "wallet,team", "wallet,team"]);
    await tab.freshParts([]);
    expect(partsAsked()).toHaveLength(3);
  });

  it("are asked for by nobody without a session", async () => {
    const tab = await openTab();
    tab.dropToken();
    await tab.freshParts(["wallet"]);
    expect(browser.asked).toEqual([]);
  });

  it("are all looked at when an account comes back to the page after a minute, and not sooner", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const tab = await openTab();
    stops.push(tab.lookWhenBack());
    const looks = async (afterMs: number, visibilityState = "visible"): Promise<number> => {
      browser.asked.length = 0;
      tab.page.visibilityState = visibilityState;
      vi.setSystemTime(Date.now() + afterMs);
      tab.window.dispatchEvent(new Event("focus"));
      await tab.freshParts([]);
      return browser.asked.length;
    };
    expect(await looks(MINUTE_MS - 1)).toBe(0);
    expect(await looks(1, "hidden")).toBe(0);
    expect(await looks(0)).toBe(1);
    expect(partsAsked()[0]?.split(",")).toHaveLength(10);
    expect(await looks(MINUTE_MS - 1)).toBe(0);
    expect(await looks(1)).toBe(1);
    signIn(tab, racerOf(70, { accountType: "guest" }));
    expect(await looks(MINUTE_MS)).toBe(0);
  });
});
