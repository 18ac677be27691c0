import { describe, expect, it } from "vitest";

import type { Self } from "#shared/contracts/self.ts";
import type { Stamp } from "#shared/units.ts";

import { OwnStorage } from "../../client/browser/storages.ts";
import { nameOf } from "../../client/session/bot-check/bot-check-words.ts";
import { expiryAt } from "../../client/session/dialogs/expiry.ts";
import { tabFate } from "../../client/session/other-tabs.ts";
import { migrateSession, NOBODY, readSession } from "../../client/session/stored-session.ts";

const racer = (userID: number, accountType: Self["accountType"]): Self =>
  ({ userID, accountType, displayName: "Someone" }) as Self;
const tokenOf = (userID: number): string => `head.${btoa(JSON.stringify({ sub: String(userID) }))}.signature`;

describe("the stored session", () => {
  it("keeps the racer, friends and notifications, and nothing else", () => {
    const user = racer(7, "standard");
    const list = [{ userID: 8, displayName: "Nell", playerLevel: 3 }];
    const friends = { hash: "abc", list, seen: { 8: 1_800_000_000 } };
    const notifications = { lastID: 12, muted: { races: 1_800_000_000 } };
    expect(readSession({ user, friends, notifications, token: "x", nitros: 3 })).toEqual({
      user,
      friends,
      notifications,
    });
    expect(readSession({ user, friends: [], notifications: [] })).toEqual({ ...NOBODY, user });
    const old = { ...friends, list: [{ userID: 8, displayName: "Nell" }] };
    expect(readSession({ user, friends: old, notifications: [] })).toEqual({ ...NOBODY, user });
  });

  it("reads as nobody's when it is damaged", () => {
    for (const stored of [undefined, null, 7, "text", { user: "me" }, { user: { userID: "7" }, friends: {} }]) {
      expect(readSession(stored)).toEqual(NOBODY);
    }
  });

  it("brings a guest's token along from version 1", () => {
    const old = { token: "head.body.signature", user: { userID: 7, displayName: "Guest Racer" } };
    expect(migrateSession(old, 1)).toEqual({ session: NOBODY, token: "head.body.signature" });
    expect(migrateSession({ user: null }, 1)).toEqual({ session: NOBODY, token: undefined });
  });

  it("starts afresh from a version that never held a token", () => {
    expect(migrateSession({ token: "x" }, 5)).toEqual({ session: NOBODY, token: undefined });
  });
});

it("the bot check speaks to a player by the name that is shown, else the username, else as Racer", () => {
  const named = (displayName: string, username: string | null) =>
    nameOf({ ...racer(7, "standard"), displayName, username });
  expect([named("Nell", "nell_7"), named("", "nell_7"), named("", null), nameOf(undefined)]).toEqual([
    "Nell",
    "nell_7",
    "Racer",
    "Racer",
  ]);
});

describe("a browser that refuses a storage", () => {
  const refuses = (): never => {
    throw new DOMException("refused", "SecurityError");
  };
  const forgets = (): undefined => undefined;
  /** One that holds what it held, and does as it is told but for some deeds. */
  const storage = (held: Record<string, string>, other: object): Storage => {
    const values = new Map(Object.entries(held));
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
      ...other,
    } as unknown as Storage;
  };
  it.each<[way: string, open: () => Storage]>([
    ["to be had", refuses],
    ["by having none", () => null as unknown as Storage],
    ["by being without it", () => undefined as unknown as Storage],
    ["to be read", () => storage({}, { getItem: refuses })],
    ["to be written", () => storage({ token: "elder" }, { setItem: refuses })],
    ["to be written, silently", () => storage({ token: "elder" }, { setItem: forgets })],
    ["to be cleaned", () => storage({ token: "elder" }, { removeItem: refuses })],
    ["everything", () => storage({ token: "elder" }, { getItem: refuses, setItem: refuses, removeItem: refuses })],
  ])("keeps the session as long as the page where it refuses it %s", (_way, open) => {
    const own = new OwnStorage(open);
    own.setItem("token", "x");
    expect(own.getItem("token")).toBe("x");
    own.removeItem("token");
    expect(own.getItem("token")).toBeNull();
    own.setItem("token", "y");
    expect(own.getItem("token")).toBe("y");
  });

  it("is told from one that only has no more room for a session", () => {
    const isFull = { setItem: (_key: string, value: string) => value.length > 100 && refuses() };
    expect(new OwnStorage(() => storage({}, isFull)).keeps()).toBe(false);
    expect(new OwnStorage(refuses).keeps()).toBe(false);
    const held = storage({}, {});
    expect(new OwnStorage(() => held).keeps()).toBe(true);
    expect(held.getItem("trial")).toBeNull();
  });

  it("takes what another tab could store after all", () => {
    const held = storage({ token: "elder" }, { setItem: refuses });
    const own = new OwnStorage(() => held);
    own.setItem("token", "x");
    own.heard("other");
    expect(own.getItem("token")).toBe("x");
    own.heard("token");
    expect(own.getItem("token")).toBe("elder");
  });
});

describe("another tab", () => {
  const own = racer(7, "standard");

  it("logs this one out when it logs out", () => expect(tabFate(own, undefined)).toBe("logged-out"));

  it("sends this one away when somebody else signs in there", () => {
    expect(tabFate(own, tokenOf(8))).toBe("user-mismatch");
    expect(tabFate(racer(7, "single_sign_on"), "rubbish")).toBe("user-mismatch");
  });

  it("changes nothing by renewing the token", () => expect(tabFate(own, tokenOf(7))).toBe("go-on"));

  it("never sends a guest away", () => {
    expect(tabFate(racer(7, "guest"), undefined)).toBe("go-on");
    expect(tabFate(racer(7, "guest"), tokenOf(8))).toBe("go-on");
    expect(tabFate(undefined, undefined)).toBe("go-on");
  });
});

describe("the end of a session", () => {
  const END = 1_800_000_000 as Stamp;
  const before = (seconds: number) => expiryAt(END, (END - seconds) * 1_000);

  it("is announced 300 s before, and comes at its second", () => {
    expect(before(301).phase).toBe("calm");
    expect(before(300).phase).toBe("warning");
    expect(before(1).phase).toBe("warning");
    expect(before(0).phase).toBe("over");
    expect(before(-9_000).phase).toBe("over");
  });

  it("is looked for at the very second, and at least every 30 s because computers sleep", () => {
    expect(before(86_400).lookAgainMs).toBe(30_000);
    expect(before(312).lookAgainMs).toBe(12_000);
    expect(before(299).lookAgainMs).toBe(30_000);
    expect(before(4).lookAgainMs).toBe(4_000);
    expect(expiryAt(undefined, 0)).toEqual({ phase: "calm", lookAgainMs: 30_000 });
  });
});
