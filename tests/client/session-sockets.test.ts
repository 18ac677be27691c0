import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { cleanUp, OwnBrowser, racerOf, signIn, tokenOf, type Tab } from "../support/own-tab.ts";

const ENDED = 4_401;

let browser: OwnBrowser;
let tab: Tab;
beforeEach(async () => {
  browser = new OwnBrowser();
  browser.answer = () => Response.json({});
  tab = await browser.open("/race");
  signIn(tab, racerOf(7), tokenOf(7, { sid: "one" }));
});
afterEach(cleanUp);

const open = () => tab.openSocket("race", () => Promise.resolve("a socket"));
const renew = (sid: string): void => tab.keepToken(tokenOf(7, { sid }));
const wasSentTo = (): readonly string[] => tab.place.sentTo;
const ENDS = ["/login#rt-invalid-session"];

/** What waits for a successor of a session doesn't need its two seconds. */
function hurry(): void {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.setTimerTickMode("nextTimerAsync");
}

describe("a socket", () => {
  it("opens in the session that is kept here", async () => {
    expect(await open()).toBe("a socket");
    expect([wasSentTo(), tab.currentTrail().at(-1)?.text]).toEqual([[], "race opened"]);
  });

  it.each([
    [401, ENDS],
    [403, []],
    [undefined, []],
  ])("that is refused with %s ends the session, or doesn't", async (code, sentTo) => {
    hurry();
    const problem = Object.assign(new Error("no"), { code });
    await expect(tab.openSocket("race", () => Promise.reject(problem))).rejects.toBe(problem);
    expect(wasSentTo()).toEqual(sentTo);
    expect(tab.currentTrail().map(({ text }) => text)).toContain(`race refused ${code}`);
  });

  it("that is closed because its session ended ends it here, and for another reason doesn't", async () => {
    hurry();
    await open();
    await tab.socketClosed("race", 1_006);
    expect([wasSentTo(), tab.currentTrail().at(-1)?.text]).toEqual([[], "race closed 1006"]);
    await tab.socketClosed("race", ENDED);
    expect(wasSentTo()).toEqual(ENDS);
  });

  it("of the session before this one ends nothing, and neither does one of another kind", async () => {
    hurry();
    await open();
    renew("two");
    await tab.socketClosed("race", ENDED);
    await tab.openSocket("line", () => Promise.resolve("another"));
    await tab.socketClosed("race", ENDED);
    expect(wasSentTo()).toEqual([]);
    await tab.socketClosed("line", ENDED);
    expect(wasSentTo()).toEqual(ENDS);
  });

  it("counts for the session in which it was asked for, though that has changed until it opened", async () => {
    const way = Promise.withResolvers<string>();
    const opening = tab.openSocket("race", () => way.promise);
    renew("two");
    way.resolve("late");
    await opening;
    await tab.socketClosed("race", ENDED);
    expect(wasSentTo()).toEqual([]);
  });

  it("opens without cookies for a guest, and where nothing is kept", async () => {
    tab.navigator.cookieEnabled = false;
    signIn(tab, racerOf(7, { accountType: "guest" }), tokenOf(7, { sid: "one" }));
    expect(await open()).toBe("a socket");
    signIn(tab, racerOf(7), tokenOf(7, { sid: "one" }));
    vi.stubGlobal("localStorage", undefined);
    expect(await open()).toBe("a socket");
    expect([tab.alerts, wasSentTo()]).toEqual([[], []]);
  });

  it("isn't opened without cookies for an account that is kept: that is said once, and logs out", async () => {
    tab.navigator.cookieEnabled = false;
    const way = vi.fn<() => Promise<string>>(() => Promise.resolve("a socket"));
    for (let nth = 0; nth < 2; nth++) {
      await expect(tab.openSocket("race", way)).rejects.toThrow("Your browser must have cookies enabled to play!");
    }
    expect(way).not.toHaveBeenCalled();
    expect([tab.alerts, wasSentTo(), tab.hasLoggedOut()]).toEqual([
      ["Your browser must have cookies enabled to play!"],
      ["/login"],
      true,
    ]);
  });
});

describe("a session that ended under its socket", () => {
  beforeEach(async () => {
    await open();
    vi.useFakeTimers();
  });

  const refusedOne = () =>
    tab
      .openSocket("race", () => Promise.reject(Object.assign(new Error("no"), { code: 401 })))
      .catch((problem: unknown) => problem);
  const ways = [
    ["closes", () => tab.socketClosed("race", ENDED)],
    ["is refused", refusedOne],
  ] as const;

  it.each(ways)("has two seconds for its successor when that %s, and logs out without one", async (_how, end) => {
    const waiting = end();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(wasSentTo()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    await waiting;
    expect(wasSentTo()).toEqual(ENDS);
  });

  it.each(ways)("goes on in its successor when that %s, which may come at the last moment", async (_how, end) => {
    const waiting = end();
    await vi.advanceTimersByTimeAsync(1_900);
    renew("two");
    await vi.advanceTimersByTimeAsync(5_000);
    await waiting;
    expect([wasSentTo(), tab.keptToken()]).toEqual([[], tokenOf(7, { sid: "two" })]);
  });
});
