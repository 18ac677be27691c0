import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { cleanUp, OwnBrowser, racerOf, signIn, tokenOf, type Tab } from "../support/own-tab.ts";

const GUEST = racerOf(70, { accountType: "guest" });

let browser: OwnBrowser;
let tab: Tab;
beforeEach(async () => {
  browser = new OwnBrowser();
  browser.answer = () => Response.json({});
  tab = await browser.open("/garage");
  signIn(tab, racerOf(7));
});
afterEach(cleanUp);

const userIDOf = (each: Tab): number | undefined => each.useSession.getState().user?.userID;
/** A second tab that follows what the first one does, as every page. */
async function second(pathname = "/shop"): Promise<Tab> {
  const other = await browser.open(pathname);
  other.followOtherTabs();
  tab.use();
  return other;
}
const told = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("logging out", () => {
  it("ends the session here and on the server, once, however often it is asked for", async () => {
    const token = tab.keptToken();
    tab.logOut("expired-session");
    tab.logOut();
    expect([userIDOf(tab), tab.keptToken(), tab.hasLoggedOut()]).toEqual([undefined, undefined, true]);
    expect([tab.place.sentTo, tab.place.reloads]).toEqual([["/login#expired-session"], 0]);
    await expect.poll(() => tab.currentTrail().at(-1)?.text).toBe("POST /auth/logout 200");
    const [asked, ...more] = browser.askedOf("/auth/logout");
    expect(more).toEqual([]);
    expect(asked?.init).toMatchObject({ method: "POST", keepalive: true });
    expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject({
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "x-user-id": "7",
    });
  });

  it("leads to the login page without a reason where the player wished it, and loads that again where it is open", async () => {
    tab.logOut();
    expect([tab.place.sentTo, tab.place.reloads]).toEqual([["/login"], 0]);
    const here = await browser.open("/login");
    signIn(here, racerOf(7));
    here.logOut("invalid-jwt");
    expect([here.place.sentTo, here.place.reloads]).toEqual([["/login#invalid-jwt"], 1]);
  });

  it("is done here, too, where the server can't be reached", async () => {
    browser.answer = () => Promise.reject(new TypeError("no network here"));
    tab.logOut();
    await expect.poll(() => tab.currentTrail().at(-1)?.text).toBe("POST /auth/logout offline");
    expect([userIDOf(tab), tab.keptToken()]).toEqual([undefined, undefined]);
  });

  it("tells the server nothing where there is no token", () => {
    tab.dropToken();
    tab.logOut();
    expect([browser.asked, tab.place.sentTo]).toEqual([[], ["/login"]]);
  });

  it("by the server sends an account away with the reason, and a guest only loses the token", () => {
    signIn(tab, GUEST);
    tab.endSession("expired-session");
    expect([tab.hasLoggedOut(), tab.keptToken(), userIDOf(tab), tab.place.sentTo]).toEqual([
      false,
      undefined,
      GUEST.userID,
      [],
    ]);
    signIn(tab, racerOf(7));
    tab.endSession("expired-session");
    expect([tab.hasLoggedOut(), userIDOf(tab), tab.place.sentTo]).toEqual([
      true,
      undefined,
      ["/login#expired-session"],
    ]);
  });

  it("that another tab did leaves what is stored alone", () => {
    tab.goToLogin("user-mismatch");
    tab.goToLogin();
    tab.logOut();
    expect(browser.asked).toEqual([]);
    expect([tab.hasLoggedOut(), tab.keptToken(), userIDOf(tab), tab.place.sentTo]).toEqual([
      true,
      tokenOf(7),
      7,
      ["/login#user-mismatch"],
    ]);
  });
});

describe("the second tab", () => {
  it("follows when the first one logs out, without a reason and without asking the server again", async () => {
    const other = await second();
    tab.logOut("expired-session");
    await told();
    expect([other.place.sentTo, other.hasLoggedOut()]).toEqual([["/login"], true]);
    expect(browser.askedOf("/auth/logout")).toHaveLength(1);
  });

  it("says nothing of somebody else where the first one is a guest again before it is heard", async () => {
    const other = await second();
    tab.logOut();
    browser.values.set("redline-token", tokenOf(70));
    await told();
    expect(other.place.sentTo).toEqual(["/login"]);
  });

  it("follows when the first one's token is gone", async () => {
    const other = await second();
    tab.dropToken();
    await told();
    expect(other.place.sentTo).toEqual(["/login"]);
  });

  it("shows nobody any more once it is left, whoever signs in then", async () => {
    const other = await second();
    other.use();
    other.logOut();
    signIn(await browser.open(), racerOf(8));
    await told();
    expect([userIDOf(other), other.place.sentTo]).toEqual([undefined, ["/login"]]);
  });

  it("leaves when somebody else signs in there, and their session stays", async () => {
    const other = await second();
    signIn(tab, racerOf(8));
    await told();
    expect([other.place.sentTo, browser.values.get("redline-token")]).toEqual([["/login#user-mismatch"], tokenOf(8)]);
    expect(JSON.parse(browser.values.get("redline-session") ?? "{}")).toMatchObject({ state: { user: { userID: 8 } } });
  });

  it("goes on with what the first one has learned of the same racer", async () => {
    const other = await second();
    tab.takeChange({ money: 12_345 });
    await told();
    expect(other.useSession.getState().user).toMatchObject({ userID: 7, money: 12_345 });
    expect(other.place.sentTo).toEqual([]);
    tab.keepToken(tokenOf(7, { iat: 1 }));
    await told();
    expect([other.place.sentTo, other.keptToken()]).toEqual([[], tokenOf(7, { iat: 1 })]);
  });

  it("of a guest goes on with whoever signs in", async () => {
    signIn(tab, GUEST);
    const other = await second();
    signIn(tab, racerOf(8));
    await told();
    expect([userIDOf(other), other.place.sentTo]).toEqual([8, []]);
  });

  it("leaves when everything stored is cleared, and not for what isn't the session's", async () => {
    const other = await second();
    browser.values.delete("redline-token");
    browser.tellAll("redline-preferences");
    expect(other.place.sentTo).toEqual([]);
    browser.tellAll(null);
    expect(other.place.sentTo).toEqual(["/login"]);
  });

  it("looks when it comes back from where the browser had put it away", async () => {
    const other = await second();
    const shows = (persisted: boolean): void => {
      other.use();
      other.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    };
    browser.values.delete("redline-token");
    shows(false);
    expect(other.place.sentTo).toEqual([]);
    shows(true);
    expect([other.place.sentTo, other.place.reloads]).toEqual([["/login"], 0]);
    shows(false);
    expect(other.place.reloads).toBe(0);
    shows(true);
    expect([other.place.sentTo, other.place.reloads]).toEqual([["/login"], 1]);
  });

  it("reads as the first one was set to, and so does what it applies", async () => {
    const other = await second();
    other.use();
    other.startPreferences();
    expect(other.page.documentElement.dataset).toMatchObject({ theme: "auto", caret: "block", spacing: "normal" });
    tab.use();
    tab.usePreferences.setState({ theme: "dark", caret: "bar", spacing: "wide", lineType: "single" });
    await told();
    expect(other.usePreferences.getState()).toMatchObject({ theme: "dark", caret: "bar" });
    expect(other.page.documentElement.dataset).toMatchObject({
      theme: "dark",
      caret: "bar",
      spacing: "wide",
      lines: "single",
      font: "hyperlegible",
    });
  });
});
