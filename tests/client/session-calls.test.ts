import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Stamp } from "#shared/units.ts";

import { momentNow } from "../../client/net/computer-clock.ts";
import { cleanUp, OwnBrowser, racerOf, refused, signIn, tokenOf, type Tab } from "../support/own-tab.ts";

const GUEST = racerOf(70, { accountType: "guest" });
const now = (): number => Math.floor(Date.now() / 1_000);

let browser: OwnBrowser;
let tab: Tab;
beforeEach(async () => {
  browser = new OwnBrowser();
  tab = await browser.open();
  tab.callsAre(tab.sessionCaller);
});
afterEach(cleanUp);

const userOf = (each: Tab = tab) => each.useSession.getState().user;
const isOut = (): boolean => tab.hasLoggedOut();
const wasSentTo = (): readonly string[] => tab.place.sentTo;
/** The server answers a page's call, and gives a guest to who asks for one. */
const answers = (others: (path: string) => Response = () => Response.json({ parts: {} })): void => {
  browser.answer = ({ path }) =>
    path === "/auth/guest" ? Response.json({ user: GUEST, token: tokenOf(GUEST.userID) }) : others(path);
};
const look = (each: Tab = tab) => each.call("GET /self", { query: { parts: "wallet" } });

describe("a session that is opened", () => {
  // What waits for a successor of a session doesn't need its two seconds here.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.setTimerTickMode("nextTimerAsync");
  });

  it("is a guest's where there is none, once for all calls that wait for it", async () => {
    answers();
    await Promise.all([look(), look(), look()]);
    expect(browser.asked.map(({ path }) => path)).toEqual([
      "/auth/guest",
      ...Array<string>(3).fill("/self?parts=wallet"),
    ]);
    expect(userOf()?.userID).toBe(GUEST.userID);
    for (const { headers } of browser.asked.slice(1)) {
      expect(headers.get("authorization")).toBe(`Bearer ${tab.keptToken()}`);
      expect(headers.get("x-user-id")).toBe(String(GUEST.userID));
    }
  });

  it("is asked for again by the next call where the server was away", async () => {
    browser.answer = () => refused("unavailable", 503);
    await expect(look()).rejects.toMatchObject({ code: "unavailable" });
    answers();
    await look();
    expect(browser.askedOf("/auth/guest")).toHaveLength(2);
  });

  it.each([
    ["broke off", "offline", () => new TypeError("network error")],
    ["was given up", "offline", () => new DOMException("", "TimeoutError")],
    ["was given up by another name", "offline", () => new DOMException("", "AbortError")],
    ["is a network's log-in page", "internal", undefined],
  ])("tells what the answer is that %s: %s", async (_how, code, problem) => {
    const start = (stream: ReadableStreamDefaultController): void => stream.error(problem?.());
    answers(() => new Response(problem ? new ReadableStream({ start }) : "<!doctype html><title>Log in</title>"));
    await expect(look()).rejects.toMatchObject({ code });
  });

  it("stays whose it is when a guest's comes late", async () => {
    answers();
    const late = look();
    signIn(tab, racerOf(7));
    await late;
    expect([userOf()?.userID, tab.keptToken()]).toEqual([7, tokenOf(7)]);
    expect(browser.askedOf("/self?parts=wallet")[0]?.headers.get("x-user-id")).toBe("7");
  });

  it("is opened again for a guest whose own has ended, and the call made again", async () => {
    answers();
    await look();
    let turn = 0;
    answers(() => (turn++ === 0 ? refused("expiredSession", 401) : Response.json({ parts: {} })));
    await look();
    expect(browser.askedOf("/auth/guest")).toHaveLength(2);
    expect([turn, isOut()]).toEqual([2, false]);
    answers(() => refused("expiredSession", 401));
    await expect(look()).rejects.toMatchObject({ code: "expiredSession" });
    expect(browser.askedOf("/auth/guest")).toHaveLength(3);
  });

  it("of an account that has ended logs out, and opens none for a guest", async () => {
    answers(() => refused("expiredSession", 401));
    signIn(tab, racerOf(7));
    await expect(look()).rejects.toMatchObject({ status: 401 });
    expect([isOut(), tab.place.sentTo, userOf()]).toEqual([true, ["/login#expired-session"], undefined]);
    await expect(look()).rejects.toMatchObject({ code: "notSignedIn" });
    expect(browser.askedOf("/auth/guest")).toEqual([]);
  });

  it.each([
    ["invalidToken", "invalid-jwt"],
    ["expiredSession", "expired-session"],
    ["userMismatch", "user-mismatch"],
    ["notSignedIn", "expired-session"],
  ])("ends for what the server says of it: %s", async (code, reason) => {
    answers(() => refused(code, 401));
    signIn(tab, racerOf(7));
    await expect(look()).rejects.toMatchObject({ status: 401 });
    expect(tab.place.sentTo).toEqual([`/login#${reason}`]);
  });

  it("stays for a refusal that says nothing of it", async () => {
    answers(() => refused("wrongPassword", 401));
    signIn(tab, racerOf(7));
    await expect(look()).rejects.toMatchObject({ code: "wrongPassword" });
    expect([isOut(), userOf()?.userID, tab.keptToken()]).toEqual([false, 7, tokenOf(7)]);
  });

  it("of a guest stays for it, too, and the call is made once", async () => {
    answers(() => refused("wrongPassword", 401));
    await expect(look()).rejects.toMatchObject({ code: "wrongPassword" });
    expect(browser.askedOf("/self?parts=wallet")).toHaveLength(1);
  });

  it("is asked for nothing more by a page that is left meanwhile", async () => {
    signIn(tab, racerOf(7));
    answers(() => {
      tab.keepToken(tokenOf(8));
      tab.goToLogin("user-mismatch");
      return refused("expiredSession", 401);
    });
    await expect(look()).rejects.toMatchObject({ code: "expiredSession" });
    expect([browser.asked.length, tab.keptToken()]).toEqual([1, tokenOf(8)]);
  });

  it("that was renewed while the call was under way is tried with the new token, once", async () => {
    signIn(tab, racerOf(7));
    const fresh = tokenOf(7, { iat: now() });
    let turn = 0;
    answers(() => {
      if (turn++ > 0) return Response.json({ parts: {} });
      tab.keepToken(fresh);
      return refused("expiredSession", 401);
    });
    await look();
    expect(browser.asked.map(({ headers }) => headers.get("authorization"))).toEqual([
      `Bearer ${tokenOf(7)}`,
      `Bearer ${fresh}`,
    ]);
    expect(isOut()).toBe(false);
  });
});

describe("a session that ended under a call", () => {
  beforeEach(() => {
    signIn(tab, racerOf(7));
    vi.useFakeTimers({ toFake: ["setTimeout"] });
  });

  const fresh = tokenOf(7, { sid: "the next" });
  const endedFor = (token: string) =>
    answers(() =>
      browser.asked.at(-1)?.headers.get("authorization") === `Bearer ${token}`
        ? refused("expiredSession", 401)
        : Response.json({ parts: {} }),
    );

  it.each([0, 1_900])("goes on in its successor, whose token another answer brings %i ms later", async (laterMs) => {
    endedFor(tokenOf(7));
    const calls = Promise.all([look(), look()]);
    await vi.advanceTimersByTimeAsync(laterMs);
    expect([wasSentTo(), userOf()?.userID]).toEqual([[], 7]);
    signIn(tab, racerOf(7), fresh);
    await vi.advanceTimersByTimeAsync(200);
    await calls;
    expect([wasSentTo(), tab.keptToken(), isOut()]).toEqual([[], fresh, false]);
    expect(browser.askedOf("/self?parts=wallet").map(({ headers }) => headers.get("authorization"))).toEqual([
      ...Array<string>(2).fill(`Bearer ${tokenOf(7)}`),
      ...Array<string>(2).fill(`Bearer ${fresh}`),
    ]);
  });

  it("has none in a token that is only newer, and logs out after two seconds", async () => {
    answers(() => refused("expiredSession", 401));
    const call = look().catch((problem: unknown) => problem);
    await vi.advanceTimersByTimeAsync(300);
    tab.keepToken(tokenOf(7, { iat: now() }));
    await vi.advanceTimersByTimeAsync(1_600);
    expect(isOut()).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await call).toMatchObject({ status: 401 });
    expect(wasSentTo()).toEqual(["/login#expired-session"]);
  });

  it.each(["invalidToken", "userMismatch", "notSignedIn"])(
    "isn't one that the server refuses with %s: it has no successor",
    async (code) => {
      answers(() => refused(code, 401));
      await expect(look()).rejects.toMatchObject({ status: 401 });
      expect(isOut()).toBe(true);
    },
  );

  it("isn't ended here when another tab has logged out meanwhile", async () => {
    answers(() => refused("expiredSession", 401));
    const call = look().catch((problem: unknown) => problem);
    await vi.advanceTimersByTimeAsync(300);
    tab.dropToken();
    await vi.advanceTimersByTimeAsync(200);
    expect(await call).toMatchObject({ code: "expiredSession" });
    expect([wasSentTo(), browser.askedOf("/self?parts=wallet")]).toEqual([[], [expect.anything()]]);
  });
});

describe("what is kept of a racer", () => {
  it("stays at another log-in of the same racer, and goes with somebody else's", () => {
    signIn(tab, racerOf(7));
    const friends = { hash: "h", list: [], seen: {} };
    const notifications = { lastID: 3, muted: {} };
    tab.useSession.setState({ friends, notifications });
    signIn(tab, racerOf(7, { displayName: "New" }));
    expect(tab.useSession.getState()).toMatchObject({ user: { displayName: "New" }, friends, notifications });
    signIn(tab, racerOf(8));
    expect(tab.useSession.getState()).toMatchObject({ friends: { hash: "" }, notifications: { lastID: 0 } });
    tab.clearSession();
    expect([userOf(), tab.keptToken()]).toEqual([undefined, undefined]);
  });

  it("takes nothing that was meant for somebody else, or for nobody", () => {
    signIn(tab, racerOf(7));
    tab.takeUser(racerOf(8));
    expect(userOf()?.userID).toBe(7);
    tab.takeUser(racerOf(7, { displayName: "New" }));
    tab.takeChange({ money: 12 });
    expect(userOf()).toMatchObject({ displayName: "New", money: 12 });
    tab.takeParts({ userID: 8, parts: { wallet: { money: 99 } } } as never);
    expect(userOf()).toMatchObject({ money: 12 });
    tab.takeParts({ userID: 7, parts: { wallet: { money: 13 }, progress: { level: 4 } } } as never);
    expect(userOf()).toMatchObject({ money: 13, level: 4 });
    tab.dropToken();
    tab.takeUser(racerOf(7, { displayName: "Late" }));
    expect(userOf()?.displayName).toBe("New");
    tab.clearSession();
    tab.takeChange({ money: 14 });
    tab.takeParts({ userID: 7, parts: { wallet: { money: 15 } } } as never);
    expect(userOf()).toBeUndefined();
  });

  it("isn't told anew where an answer changes nothing", () => {
    signIn(tab, racerOf(7, { money: 5 }));
    const told = vi.fn<() => void>();
    tab.useSession.subscribe(told);
    tab.takeParts({ userID: 7, parts: { wallet: { money: 5 } } } as never);
    expect(told).not.toHaveBeenCalled();
    tab.takeParts({ userID: 7, parts: { wallet: { money: 6 } } } as never);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("brings an account's sounds and race view along, and nothing of a guest's", () => {
    const own = { raceSounds: "all", lineType: "single", fullScreenMode: true } as const;
    signIn(tab, { ...GUEST, ...own });
    expect(tab.usePreferences.getState()).toMatchObject({
      raceSounds: "only_fx",
      lineType: "multi",
      fullScreen: false,
    });
    signIn(tab, racerOf(7, own));
    expect(tab.usePreferences.getState()).toMatchObject({ raceSounds: "all", lineType: "single", fullScreen: true });
  });

  it("is there in the next page, but for what doesn't belong to it", async () => {
    signIn(tab, racerOf(7));
    const next = await browser.open("/garage");
    expect([userOf(next)?.userID, next.keptToken()]).toEqual([7, tokenOf(7)]);
    const stored = JSON.parse(browser.values.get("redline-session") ?? "{}") as { version: number; state: object };
    expect(stored.version).toBe(4);
    expect(Object.keys(stored.state)).toEqual(["user", "friends", "notifications"]);
  });

  it("of the first version brings its token along, unless there is one", async () => {
    const stored = JSON.stringify({ version: 1, state: { token: "old", user: GUEST } });
    browser.values.set("redline-session", stored);
    expect((await browser.open()).keptToken()).toBe("old");
    browser.values.set("redline-session", stored);
    browser.values.set("redline-token", "newer");
    expect((await browser.open()).keptToken()).toBe("newer");
  });
});

describe("a session's token", () => {
  it("that has a fault ends the session before a call is made", async () => {
    for (const [token, reason] of [
      ["rubbish", "jwt-parse"],
      [tokenOf(7, { exp: now() - 1 }), "expired-session"],
    ] as const) {
      const page = await browser.open();
      page.callsAre(page.sessionCaller);
      signIn(page, racerOf(7), token);
      page.checkClock(now() as Stamp, momentNow());
      await expect(look(page)).rejects.toMatchObject({ code: "notSignedIn" });
      expect(page.place.sentTo).toEqual([`/login#${reason}`]);
      expect(page.keptToken()).toBeUndefined();
    }
    expect(browser.askedOf("/self?parts=wallet")).toEqual([]);
  });

  it("is over by the server's time, and never by a clock that nobody has compared or that is days off", async () => {
    const dayAhead = now() + 86_400;
    for (const [exp, serverStamp, fault] of [
      [now() - 1, undefined, undefined],
      [now() - 1, now() - 86_400, undefined],
      [now() + 1, dayAhead, "expired-session"],
    ] as const) {
      const page = await browser.open();
      page.place.hash = "#computer-time/1/2";
      signIn(page, racerOf(7), tokenOf(7, { exp }));
      if (serverStamp !== undefined) page.checkClock(serverStamp as Stamp, momentNow());
      expect(page.sessionFault()).toBe(fault);
    }
  });

  it("that is gone logs an account out, and that of somebody else stays for the tab that it belongs to", async () => {
    signIn(tab, racerOf(7));
    tab.dropToken();
    expect(tab.sessionFault()).toBe("logged-in-no-token");
    await expect(look()).rejects.toMatchObject({ code: "notSignedIn" });
    expect(tab.place.sentTo).toEqual(["/login#logged-in-no-token"]);
    const other = await browser.open();
    other.callsAre(other.sessionCaller);
    signIn(other, racerOf(7));
    other.keepToken(tokenOf(8));
    await expect(look(other)).rejects.toMatchObject({ code: "notSignedIn" });
    expect([other.place.sentTo, other.keptToken()]).toEqual([["/login#user-mismatch"], tokenOf(8)]);
  });

  it("is no fault where nobody is known, nor for a guest", () => {
    expect(tab.sessionFault()).toBeUndefined();
    signIn(tab, GUEST);
    expect(tab.sessionFault()).toBeUndefined();
    tab.dropToken();
    expect(tab.sessionFault()).toBeUndefined();
    tab.keepToken(tokenOf(8));
    expect(tab.sessionFault()).toBeUndefined();
  });

  it("is renewed by an answer, but not by one for a session before it", async () => {
    signIn(tab, racerOf(7));
    const fresh = tokenOf(7, { iat: now() });
    answers(() => Response.json({ parts: {} }, { headers: { authorization: `Bearer ${fresh}` } }));
    await look();
    expect(tab.keptToken()).toBe(fresh);
    const answer = Promise.withResolvers<Response>();
    browser.answer = () => answer.promise;
    const late = look();
    await expect.poll(() => browser.asked).toHaveLength(2);
    signIn(tab, racerOf(8));
    answer.resolve(
      Response.json({ parts: {} }, { headers: { authorization: `Bearer ${tokenOf(7, { iat: now() + 9 })}` } }),
    );
    await late;
    expect([tab.keptToken(), isOut()]).toEqual([tokenOf(8), false]);
  });

  it("on an answer that isn't good ends the session", async () => {
    signIn(tab, racerOf(7));
    answers(() => Response.json({ parts: {} }, { headers: { authorization: "Bearer rubbish" } }));
    await look();
    expect(tab.place.sentTo).toEqual(["/login#invalid-update-token"]);
  });

  it("that comes over the line counts for its own session alone", () => {
    signIn(tab, racerOf(7), tokenOf(7, { sid: "one" }));
    const kept = tab.keptToken();
    tab.tokenCame(tokenOf(7, { sid: "two", iat: now() }));
    expect(tab.keptToken()).toBe(kept);
    const fresh = tokenOf(7, { sid: "one", iat: now() });
    tab.tokenCame(fresh);
    expect(tab.keptToken()).toBe(fresh);
    tab.dropToken();
    tab.tokenCame(fresh);
    expect(tab.keptToken()).toBeUndefined();
  });

  it("is told to who hears of it, until they don't any more", () => {
    const told = vi.fn<() => void>();
    const unhear = tab.onTokenKept(told);
    tab.keepToken("one");
    tab.dropToken();
    expect(told).toHaveBeenCalledTimes(1);
    unhear();
    tab.keepToken("two");
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe("the bot check", () => {
  it("comes over the page of an account when the server asks for it, and never over a guest's", async () => {
    answers(() => refused("captchaNeeded", 403));
    await expect(look()).rejects.toMatchObject({ code: "captchaNeeded" });
    expect([userOf()?.captchaStatus, tab.useBotCheckWish.getState().count]).toEqual(["na", 0]);
    signIn(tab, racerOf(7));
    await expect(look()).rejects.toMatchObject({ code: "captchaNeeded" });
    expect([userOf()?.captchaStatus, tab.useBotCheckWish.getState().count]).toEqual(["password", 1]);
  });

  it("that is wished for says whether one is due", async () => {
    signIn(tab, racerOf(7));
    for (const [captchaStatus, isDue] of [
      ["held", true],
      ["passed", false],
      ["na", false],
      ["pending", true],
    ] as const) {
      answers(() => Response.json({ userID: 7, parts: { account: { captchaStatus } } }));
      expect([captchaStatus, await tab.askForBotCheck()]).toEqual([captchaStatus, isDue]);
    }
    expect(tab.useBotCheckWish.getState().count).toBe(4);
    expect(browser.asked.map(({ path }) => path)).toEqual(Array<string>(4).fill("/self?parts=account"));
  });
});

describe("how a race stands on the screen", () => {
  it("is set here at once, and for an account on the server as well", async () => {
    answers();
    await look();
    await tab.setRaceView({ lineType: "single" });
    expect(tab.usePreferences.getState()).toMatchObject({ lineType: "single", fullScreen: false });
    expect(browser.askedOf("/settings/race-view")).toEqual([]);
    signIn(tab, racerOf(7, { raceSounds: "all", lineType: "multi", fullScreenMode: true }));
    answers(() => Response.json({ account: { lineType: "single", fullScreenMode: false } }));
    await tab.setRaceView({ fullScreen: false });
    await tab.setRaceView({ lineType: "single" });
    expect(browser.askedOf("/settings/race-view").map(({ body }) => body)).toEqual([
      { fullScreenMode: false },
      { lineType: "single" },
    ]);
    expect(userOf()).toMatchObject({ lineType: "single", fullScreenMode: false });
    expect(tab.usePreferences.getState()).toMatchObject({ lineType: "single", fullScreen: false });
  });

  it("counts in this browser where the server is away, and reading as usual leaves the sounds alone", async () => {
    signIn(tab, racerOf(7, { raceSounds: "all", lineType: "single", fullScreenMode: true }));
    tab.usePreferences.setState({ caret: "bar", volume: 0.1, textSizePx: 30 });
    answers(() => refused("unavailable", 503));
    tab.readAsUsual();
    await expect
      .poll(() => browser.askedOf("/settings/race-view")[0]?.body)
      .toEqual({
        lineType: "multi",
        fullScreenMode: false,
      });
    expect(tab.usePreferences.getState()).toEqual({ ...tab.USUAL, raceSounds: "all", volume: 0.1 });
  });
});
