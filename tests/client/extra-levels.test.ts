import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Reward } from "#shared/rules/rewards/reward.ts";

import { lasting } from "../../client/browser/storages.ts";
import { claimExtraLevels } from "../../client/data/achievements/claim-extra-levels.ts";
import { useSession } from "../../client/session/session.ts";
import { NOBODY } from "../../client/session/stored-session.ts";
import { dropToken, keepToken } from "../../client/session/token/kept-token.ts";

const SEASON = 1;
const KEY = "redline-achievements-check";

interface Asked {
  readonly id: number;
  readonly key: string | null;
}

describe("extra levels that wait", () => {
  /** What the server still has to pay, and what it was asked for. */
  let levels: number;
  let isAway: boolean;
  let asked: readonly Asked[];
  let paid: readonly (readonly Reward[])[];
  let page: EventTarget & { visibilityState: DocumentVisibilityState };
  let stop: () => void;

  const waiting = () => (levels > 0 ? [{ seasonID: SEASON, levels }] : []);
  /** The page hears of what the player has reached. */
  const hears = (): void => {
    useSession.setState({ user: { userID: 1, extraUnclaimed: waiting() } as never });
  };
  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const start = (): void => {
    stop = claimExtraLevels((_season, given) => {
      paid = [...paid, given];
    });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("document", page);
    [levels, isAway, asked, paid] = [0, false, [], []];
    keepToken(["head", btoa(JSON.stringify({ sub: "1" })), "signature"].join("."));
    useSession.setState({ ...NOBODY, user: { userID: 1 } as never }, true);
    vi.stubGlobal("fetch", (path: string, { body, headers }: RequestInit & { readonly body?: string }) => {
      if (!path.endsWith("/achievements/extra")) return Promise.resolve(Response.json({ userID: 1, parts: {} }));
      const { id } = JSON.parse(body ?? "{}") as { id: number };
      asked = [...asked, { id, key: new Headers(headers).get("idempotency-key") }];
      if (isAway) return Promise.reject(new TypeError("no network here"));
      const given = Array.from({ length: levels }, () => ({ cash: 10_000 }));
      levels = 0;
      return Promise.resolve(Response.json({ given, wallet: { money: 1 }, season: { extraUnclaimed: [] } }));
    });
  });
  afterEach(() => {
    stop();
    lasting.removeItem(KEY);
    dropToken();
    useSession.setState(NOBODY, true);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("are asked for once, 300 ms after the last one was reached, and never where none waits", async () => {
    start();
    await passes(600_000);
    expect(asked).toEqual([]);
    levels = 1;
    hears();
    await passes(200);
    levels = 3;
    hears();
    await passes(290);
    expect(asked).toEqual([]);
    await passes(600_000);
    expect(asked.map(({ id }) => id)).toEqual([SEASON]);
    expect(paid).toEqual([[{ cash: 10_000 }, { cash: 10_000 }, { cash: 10_000 }]]);
  });

  it("are asked for by the same key twice at once, again after 120 seconds, then 300, where that went wrong", async () => {
    [isAway, levels] = [true, 2];
    hears();
    start();
    await passes(2_000);
    expect(asked).toHaveLength(2);
    hears();
    await passes(116_000);
    expect(asked).toHaveLength(2);
    await passes(7_000);
    expect(asked).toHaveLength(4);
    await passes(290_000);
    expect(asked).toHaveLength(4);
    isAway = false;
    await passes(15_000);
    expect(asked).toHaveLength(5);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(paid.flat()).toHaveLength(2);
    expect(lasting.getItem(KEY)).toBeNull();
    levels = 1;
    hears();
    await passes(1_000);
    expect(asked.at(-1)?.key).not.toBe(asked[0]?.key);
  });

  it("wait for a page that is looked at, and for one that claims", async () => {
    levels = 1;
    page.visibilityState = "hidden";
    hears();
    start();
    await passes(5_000);
    expect(asked).toEqual([]);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    await passes(100);
    stop();
    await passes(5_000);
    expect(asked).toEqual([]);
    start();
    await passes(400);
    expect(paid).toHaveLength(1);
  });

  it("of a racer whom an earlier page stored are none yet", async () => {
    start();
    useSession.setState({ user: { userID: 1 } as never });
    await passes(1_000);
    expect(asked).toEqual([]);
  });
});
