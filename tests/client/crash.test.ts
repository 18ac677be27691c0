import { afterEach, describe, expect, it, vi } from "vitest";

import { clientError } from "#shared/contracts/account/recovery.ts";
import type { Stamp } from "#shared/units.ts";

import { leaveCrumb, currentTrail, TRAIL_LENGTH, withCrumb, type Breadcrumb } from "../../client/net/breadcrumbs.ts";
import { momentNow } from "../../client/net/computer-clock.ts";
import { controlName, followClicks } from "../../client/session/device/clicks.ts";
import { isClockOff } from "../../client/session/device/clock-check.ts";
import { computerTimeHash, readComputerTime } from "../../client/session/device/computer-time.ts";
import { isLoadFailure, isSecondCrash, reportOf } from "../../client/session/device/crash.ts";
import { cleanUp, OwnBrowser, racerOf, refused, signIn } from "../support/own-tab.ts";

afterEach(cleanUp);

const crumb = (text: string): Breadcrumb => ({ stamp: 1_800_000_000, kind: "page", text });

describe("the trail of breadcrumbs", () => {
  it("keeps the last 40, oldest first", () => {
    let trail: readonly Breadcrumb[] = [];
    for (let step = 1; step <= 55; step += 1) trail = withCrumb(trail, crumb(`/${step}`));
    expect(trail.map(({ text }) => text)).toEqual(Array.from({ length: TRAIL_LENGTH }, (_, at) => `/${at + 16}`));
  });

  it("notes what happened with its second", () => {
    leaveCrumb("call", "POST /auth/guest 200");
    expect(currentTrail().at(-1)).toMatchObject({ kind: "call", text: "POST /auth/guest 200" });
    expect(Number.isInteger(currentTrail().at(-1)?.stamp)).toBe(true);
  });

  it("names a click by role and name, 60 characters at most", () => {
    expect(controlName({ tag: "button", role: null, label: "Close", text: "x" })).toBe("button Close");
    expect(controlName({ tag: "a", role: "tab", label: null, text: "\n  Race\n Now " })).toBe("tab Race Now");
    expect(controlName({ tag: "button", role: null, label: null, text: "w".repeat(99) })).toBe(
      `button ${"w".repeat(60)}`,
    );
  });

  it("never says what was chosen in a field, nor an e-mail address", () => {
    expect(controlName({ tag: "select", role: null, label: null, text: "Hill Road Lake" })).toBe("select");
    expect(controlName({ tag: "button", role: null, label: null, text: "Send to kim@example.com" })).toBe(
      "button Send to …",
    );
  });
});

describe("a crash", () => {
  it("counts as the second within 15 s of the first", () => {
    expect(isSecondCrash(undefined, 20_000)).toBe(false);
    expect(isSecondCrash(20_000, 35_000)).toBe(true);
    expect(isSecondCrash(20_000, 35_001)).toBe(false);
    expect(isSecondCrash(20_000, 19_999)).toBe(false);
    expect(isSecondCrash(Number.NaN, 20_000)).toBe(false);
  });

  it("is reported in a shape the server takes, however long its words are", () => {
    const error = Object.assign(new Error("m".repeat(2_000)), { stack: "s".repeat(9_000) });
    let trail: readonly Breadcrumb[] = [];
    for (let step = 0; step < 60; step += 1) trail = withCrumb(trail, crumb("t".repeat(400)));
    for (const thrown of [error, "a text", undefined, { strange: true }]) {
      expect(
        clientError.body.safeParse(reportOf(thrown, { path: "/p".repeat(300), splitTest: 1 }, trail)).success,
      ).toBe(true);
    }
  });

  it("is reported by as much of its words as the server takes, and by what was thrown where that was no error", () => {
    const where = { path: "/p", splitTest: 1 };
    const error = Object.assign(new Error("m".repeat(501)), { stack: "s".repeat(4_001) });
    expect(reportOf(error, { ...where, path: "p".repeat(201) }, [])).toEqual({
      message: "m".repeat(500),
      stack: "s".repeat(4_000),
      path: "p".repeat(200),
      splitTest: 1,
      breadcrumbs: [],
    });
    expect(reportOf("a text", where, []).message).toBe("a text");
  });

  it("is not what a page is that could not be fetched", () => {
    expect(isLoadFailure(new TypeError("Failed to fetch dynamically imported module: https://x/a.js"))).toBe(true);
    expect(isLoadFailure(new TypeError("error loading dynamically imported module: https://x/a.js"))).toBe(true);
    expect(isLoadFailure(new TypeError("Importing a module script failed."))).toBe(true);
    expect(isLoadFailure(new Error("Unable to preload CSS for /assets/race.css"))).toBe(true);
    expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(false);
    expect(isLoadFailure("dynamically imported module")).toBe(false);
  });
});

describe("a page that crashes", () => {
  const crashed = async () => {
    const browser = new OwnBrowser();
    browser.answer = () => Response.json({});
    const tab = await browser.open("/garage");
    signIn(tab, racerOf(7));
    const isSignedIn = () => tab.useSession.getState().user !== undefined && tab.keptToken() !== undefined;
    return { browser, tab, isSignedIn };
  };

  it("keeps the session at the first crash, and lets it go at the second within 15 s", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { tab, isSignedIn } = await crashed();
    expect([tab.takeCrash(new Error("one")), isSignedIn()]).toEqual([false, true]);
    vi.setSystemTime(Date.now() + 15_001);
    expect([tab.takeCrash(new Error("two")), isSignedIn()]).toEqual([false, true]);
    vi.setSystemTime(Date.now() + 15_000);
    expect([tab.takeCrash(new Error("three")), isSignedIn()]).toEqual([true, false]);
  });

  it("doesn't count the crash of another tab", async () => {
    const { browser, tab, isSignedIn } = await crashed();
    const other = await browser.open("/garage");
    expect(other.takeCrash(new Error("there"))).toBe(false);
    tab.use();
    expect([tab.takeCrash(new Error("here")), isSignedIn()]).toEqual([false, true]);
  });

  it("is reported at each crash, with its page, its group and what led there", async () => {
    const { browser, tab } = await crashed();
    tab.leaveCrumb("page", "/garage");
    tab.takeCrash(new Error("one"));
    tab.takeCrash(new Error("two"));
    await expect.poll(() => browser.askedOf("/client-errors")).toHaveLength(2);
    const bodies = browser.askedOf("/client-errors").map(({ body }) => clientError.body.parse(body));
    expect(bodies.map(({ message, path }) => [message, path])).toEqual([
      ["one", "/garage"],
      ["two", "/garage"],
    ]);
    expect(bodies[0]?.breadcrumbs.at(-1)).toMatchObject({ kind: "page", text: "/garage" });
    expect(bodies[0]?.splitTest).toBe(bodies[1]?.splitTest);
  });

  it("is told to nobody where the server is away, and that breaks nothing", async () => {
    const { browser, tab } = await crashed();
    browser.answer = () => refused("unavailable", 503);
    expect(tab.takeCrash(new Error("one"))).toBe(false);
    await expect.poll(() => tab.currentTrail().at(-1)?.text).toBe("POST /client-errors 503");
  });
});

describe("a page's clicks", () => {
  it("leave a crumb for the control that was hit, by its role and name, and for nothing else", () => {
    class Element {
      readonly closest: (selector: string) => object | null;

      constructor(closest: Element["closest"]) {
        this.closest = closest;
      }
    }
    const page = new EventTarget();
    vi.stubGlobal("Element", Element);
    vi.stubGlobal("document", page);
    const follow = vi.spyOn(page, "addEventListener");
    followClicks();
    // What stops a click on its way up must not hide it.
    expect(follow).toHaveBeenCalledExactlyOnceWith("click", expect.any(Function), { capture: true, passive: true });
    const hit = (target: object) =>
      page.dispatchEvent(Object.defineProperty(new Event("click"), "target", { value: target }));
    const attributes: Record<string, string> = { role: "tab", "aria-label": "Your stickers" };
    const control = { localName: "a", getAttribute: (name: string) => attributes[name] ?? null, textContent: "x" };
    leaveCrumb("page", "/garage");
    hit(new Element(() => null));
    hit(page);
    expect(currentTrail().at(-1)?.text).toBe("/garage");
    hit(new Element((selector) => (selector.split(", ").includes("button") ? control : null)));
    expect(currentTrail().at(-1)).toMatchObject({ kind: "click", text: "tab Your stickers" });
    delete attributes["aria-label"];
    hit(new Element(() => control));
    expect(currentTrail().at(-1)?.text).toBe("tab x");
  });
});

describe("the computer's clock", () => {
  const at = (offSeconds: number) => ({
    correctStamp: 1_800_000_000 as Stamp,
    currentStamp: (1_800_000_000 + offSeconds) as Stamp,
  });

  it("may be 600 s off, to either side, and no more", () => {
    for (const fine of [0, 600, -600]) expect(isClockOff(at(fine))).toBe(false);
    for (const off of [601, -601, 86_400 * 365]) expect(isClockOff(at(off))).toBe(true);
  });

  it("that is wrong is told of once a page, and leads to the page that shows both times", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
    const tab = await new OwnBrowser().open("/garage");
    const sent = momentNow();
    const earlier = (agoMs: number) => ({ ...sent, clockMs: sent.clockMs - agoMs });
    const server = (offSeconds: number) => (1_800_000_000 - offSeconds) as Stamp;
    tab.checkClock(server(600), sent);
    tab.checkClock(server(9_000), earlier(30_001));
    expect(tab.alerts).toEqual([]);
    tab.checkClock(server(7_200), earlier(30_000));
    tab.checkClock(server(7_200), sent);
    await expect.poll(() => tab.place.sentTo).toEqual(["/login#computer-time/1799992800/1800000000"]);
    expect(tab.alerts).toEqual([
      "Your computer's date or time is incorrect. Please set it correctly, then come back. We'll wait for you!",
    ]);
  });

  it("isn't told of where the page shows it already", async () => {
    const browser = new OwnBrowser();
    const [shown, other] = [await browser.open("/login"), await browser.open("/login")];
    shown.use();
    shown.place.hash = "#computer-time/1/2";
    shown.checkClock(1 as Stamp, momentNow());
    shown.place.hash = "";
    shown.checkClock(1 as Stamp, momentNow());
    other.use();
    other.place.hash = "#expired-session";
    other.checkClock(1 as Stamp, momentNow());
    await expect.poll(() => other.place.sentTo).toHaveLength(1);
    expect([shown.alerts, shown.place.sentTo]).toEqual([[], []]);
  });

  it("is compared on the login page by what its address says", () => {
    expect(computerTimeHash(at(-7_200))).toBe("#computer-time/1800000000/1799992800");
    expect(readComputerTime(computerTimeHash(at(-7_200)))).toEqual(at(-7_200));
    for (const other of ["", "#expired-session", "#computer-time", "#computer-time/1/x", "#computer-time/1/2/3"]) {
      expect(readComputerTime(other)).toBeUndefined();
    }
  });
});
