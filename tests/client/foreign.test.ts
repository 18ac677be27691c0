import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FACTS, type Fact } from "#shared/contracts/facts.ts";
import type { Notification } from "#shared/contracts/notifications.ts";
import type { CheckedIn } from "#shared/contracts/realtime/presence.ts";
import type { Stamp } from "#shared/units.ts";

import type { NotificationInbox } from "../../client/notices/notification-inbox.ts";
import { cleanUp, OwnBrowser, racerOf, signIn, type Tab } from "../support/own-tab.ts";

/** Names that a newer server may have given, and some that every object of the language knows. */
const FOREIGN = ["sticker-swap", "toString", "constructor", "__proto__", ""] as const;
const foreign = fc.constantFrom(...FOREIGN);

let browser: OwnBrowser;
let tab: Tab;
beforeEach(async () => {
  browser = new OwnBrowser();
  browser.answer = () => Response.json({ userID: 7, parts: {} });
  tab = await browser.open();
  signIn(tab, racerOf(7, { money: 10 }));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
});

const check = <T>(values: fc.Arbitrary<T>, holds: (value: T) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(values, holds), { seed: 1, numRuns: 60 });
const money = (): unknown => tab.useSession.getState().user?.money;

describe("a part of the racer that only a newer server knows", () => {
  const value = fc.oneof(
    fc.constantFrom(null, "sixty", 60, true, [7]),
    fc.record({ money: fc.integer(), displayName: fc.string(), accountType: fc.constant("guest") }),
  );

  it("changes nothing, and those beside it are taken", async () => {
    const before = tab.useSession.getState().user;
    await check(fc.tuple(foreign, value, fc.integer()), async ([name, part, cash]) => {
      const parts = Object.fromEntries([
        ["wallet", { money: cash }],
        [name, part],
      ]) as object;
      browser.answer = () => Response.json({ userID: 7, parts });
      await tab.freshParts(["wallet"]);
      expect(tab.useSession.getState().user).toEqual({ ...before, money: cash });
    });
  });
});

describe("a fact that only a newer server knows", () => {
  it("changes nothing: the page goes on to show new money", async () => {
    await check(fc.tuple(foreign, fc.integer()), async ([fact, cash]) => {
      browser.asked.length = 0;
      browser.answer = () => Response.json({ userID: 7, parts: { wallet: { money: cash } } });
      tab.hear([fact as Fact]);
      await tab.tell();
      expect(browser.asked).toEqual([]);
      tab.hear([fact as Fact, "wallet"]);
      await tab.tell();
      expect(money()).toBe(cash);
    });
  });
});

describe("a kind of notification that only a newer server knows", () => {
  const kinds = fc.array(fc.oneof(foreign, fc.constant("purchase")), { minLength: 1, maxLength: 12 });
  const growled: number[] = [];
  const growls = {
    take: ({ numbers }: { readonly numbers: readonly number[] }) => void growled.push(...numbers),
    readUpTo: () => undefined,
  };
  const open = async (): Promise<NotificationInbox> => {
    growled.length = 0;
    const { NotificationInbox } = await import("../../client/notices/notification-inbox.ts");
    return new NotificationInbox(growls as never, () => undefined);
  };
  const now = (): Stamp => Math.floor(Date.now() / 1_000) as Stamp;
  const notificationsOf = (kinds: readonly string[]): readonly Notification[] =>
    kinds.map(
      (kind, nth) =>
        ({
          notificationID: nth + 1,
          stamp: now(),
          kind,
          data: kind === "purchase" ? { invoiceNum: "R" } : null,
        }) as never,
    );
  const knownOf = (kinds: readonly string[]): readonly number[] =>
    kinds.flatMap((kind, nth) => (kind === "purchase" ? [nth + 1] : []));

  it("is passed over as it comes, and those beside it are shown", async () => {
    await check(kinds, async (kinds) => {
      const inbox = await open();
      for (const notification of notificationsOf(kinds)) inbox.told(notification);
      await expect.poll(() => growled).toEqual(knownOf(kinds));
      expect(inbox.known(false).lastNotificationID).toBe(kinds.length);
    });
  });

  it("is passed over in a check-in, which brings the facts that changed all the same", async () => {
    await check(kinds, async (kinds) => {
      const inbox = await open();
      const notifications = notificationsOf(kinds);
      const last = notifications.length;
      const answer = { friends: [], totalFriends: 0, isListChanged: false, totalRequests: 0, openGames: 0 };
      const heard: Fact[] = [];
      const stop = tab.onFacts((facts) => void heard.push(...facts));
      const said = { ...answer, changed: ["wallet"], notifications, lastNotificationID: last, serverStamp: now() };
      inbox.checkedIn({ ...said, clientVersion: null } as CheckedIn, { isFirst: true, isBack: false });
      await tab.tell();
      stop();
      expect(heard).toContain("wallet");
      expect(heard.filter((fact) => !FACTS.includes(fact))).toEqual([]);
      // Of what was missed the newest of its kind.
      await expect.poll(() => growled).toEqual(knownOf(kinds).slice(-1));
      expect(inbox.known(false).lastNotificationID).toBe(last);
    });
  });
});
