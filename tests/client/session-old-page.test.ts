import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { cleanUp, OwnBrowser, type Tab } from "../support/own-tab.ts";

let browser: OwnBrowser;
let offered: number;
beforeEach(() => {
  browser = new OwnBrowser();
  offered = 2;
  browser.answer = () => new Response(`<meta name="version" content="${offered}">`);
});
afterEach(cleanUp);

/** A page of version 1, whose server has version 2. */
async function old(pathname = "/garage"): Promise<Tab> {
  const tab = await browser.open(pathname);
  tab.found.set("meta[name=version]", { content: "1" });
  tab.useSite.setState({ clientVersion: 2 });
  return tab;
}

/** What a page goes on to while it asks for a newer one. */
type GoesOn = (tab: Tab) => void;

describe("an old page", () => {
  it("is loaded anew, once for each version, where a newer one can be had", async () => {
    const tab = await old();
    expect(await tab.renewPage("moved")).toBe("renewed");
    expect(await tab.renewPage("moved")).toBe("stays");
    expect([tab.place.reloads, browser.askedOf("/").length]).toEqual([1, 1]);
    expect(browser.asked[0]?.init.cache).toBe("no-store");
    tab.useSite.setState({ clientVersion: 3 });
    offered = 3;
    expect(await tab.renewPage("moved")).toBe("renewed");
    expect(tab.place.reloads).toBe(2);
  });

  it("stays where the reload would bring no newer one, and isn't tried again for that version", async () => {
    offered = 1;
    const tab = await old();
    expect(await tab.renewPage("moved")).toBe("stays");
    offered = 2;
    expect(await tab.renewPage("moved")).toBe("stays");
    expect([tab.place.reloads, browser.asked.length]).toEqual([0, 1]);
  });

  it("asks again where the network was away", async () => {
    browser.answer = () => Promise.reject(new TypeError("no network here"));
    const tab = await old();
    expect(await tab.renewPage("moved")).toBe("stays");
    browser.answer = () => new Response(`<meta name="version" content="2">`);
    expect(await tab.renewPage("moved")).toBe("renewed");
  });

  it.each<[where: string, moment: "moved" | "hidden", goesOn: GoesOn]>([
    ["where a race has begun", "moved", (tab: Tab) => void (tab.place.pathname = "/race")],
    ["where another page is shown", "moved", (tab: Tab) => void (tab.place.pathname = "/shop")],
    ["where somebody has written something", "hidden", (tab: Tab) => void tab.fields.push({ value: "a word" })],
    ["where the network has gone", "moved", (tab: Tab) => void (tab.navigator.onLine = false)],
  ])("that has gone on while it asked stays: %s", async (_where, moment, goesOn) => {
    const tab = await old();
    const answer = Promise.withResolvers<Response>();
    browser.answer = () => answer.promise;
    const renewing = tab.renewPage(moment);
    expect(await tab.renewPage(moment)).toBe("stays");
    goesOn(tab);
    answer.resolve(new Response(`<meta name="version" content="2">`));
    expect([await renewing, tab.place.reloads]).toEqual(["stays", 0]);
  });

  it.each([
    ["a field that is filled", (tab: Tab) => void tab.fields.push({ value: "a word" })],
    ["a dialog", (tab: Tab) => void tab.found.set("[role=dialog]", {})],
    ["a menu that unfolded", (tab: Tab) => void tab.found.set(":popover-open", {})],
    ["a ghost's race", (tab: Tab) => void (tab.place.pathname = "/ghost/one")],
    ["a replay", (tab: Tab) => void (tab.place.pathname = "/replay/one")],
    ["a replay that was shared", (tab: Tab) => void (tab.place.pathname = "/replays/one")],
  ])("loses nothing while it is hidden: %s", async (_what, has) => {
    const tab = await old();
    has(tab);
    expect(await tab.renewPage("hidden")).toBe("stays");
    expect([tab.place.reloads, browser.asked]).toEqual([0, []]);
  });

  it("loses nothing where one field of several is filled, or is being written into", async () => {
    const tab = await old();
    tab.fields.push({ value: "" }, { value: "a word" }, { value: "" });
    expect(await tab.renewPage("hidden")).toBe("stays");
    const [first] = tab.fields.splice(1);
    tab.page.activeElement = tab.fields[0];
    expect([first?.value, await tab.renewPage("hidden")]).toEqual(["a word", "stays"]);
  });

  it("that is hidden is loaded anew where a field is empty", async () => {
    const tab = await old();
    tab.fields.push({ value: "" });
    expect(await tab.renewPage("hidden")).toBe("renewed");
  });

  it("goes on to the next race by a reload, and a page that isn't old by itself", async () => {
    const begin = vi.fn<() => void>();
    const tab = await old("/race");
    await tab.beginNextRace(begin);
    expect([tab.place.reloads, begin.mock.calls.length]).toEqual([1, 0]);
    await tab.beginNextRace(begin);
    expect([tab.place.reloads, begin.mock.calls.length]).toEqual([1, 1]);
    const fresh = await browser.open("/race");
    fresh.found.set("meta[name=version]", { content: "2" });
    fresh.useSite.setState({ clientVersion: 2 });
    await fresh.beginNextRace(begin);
    expect([fresh.place.reloads, begin.mock.calls.length]).toEqual([0, 2]);
  });

  it("begins a race where no newer page can be had, and only once while it asks", async () => {
    const begin = vi.fn<() => void>();
    const tab = await old("/race");
    const answer = Promise.withResolvers<Response>();
    browser.answer = () => answer.promise;
    const first = tab.beginNextRace(begin);
    await tab.beginNextRace(begin);
    expect(begin).not.toHaveBeenCalled();
    answer.resolve(new Response("no page of ours"));
    await first;
    expect([begin.mock.calls.length, tab.place.reloads]).toEqual([1, 0]);
  });
});
