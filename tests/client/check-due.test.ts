import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { lasting } from "../../client/browser/storages.ts";
import { checkDue } from "../../client/data/achievements/check-due.ts";
import { useSession } from "../../client/session/session.ts";
import { NOBODY } from "../../client/session/stored-session.ts";
import { dropToken, keepToken } from "../../client/session/token/kept-token.ts";

const KEY = "redline-achievements-check";

describe("rewards of the season and prizes of the event that were reached", () => {
  /** What the server finds earned. */
  let earns: readonly number[];
  let isAway: boolean;
  let asked: readonly (readonly number[])[];
  let page: EventTarget & { visibilityState: DocumentVisibilityState };
  let stop: () => void;

  /** The page hears of what the player has reached. */
  const hears = (experience: number, season: readonly number[], event: readonly number[] = []): void => {
    useSession.setState({
      user: {
        userID: 1,
        season: { seasonID: 1, experience, due: season },
        event: { eventID: 1, experience: 0, due: event },
      } as never,
    });
  };
  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const start = (): void => void (stop = checkDue());

  beforeEach(() => {
    vi.useFakeTimers();
    page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("document", page);
    [earns, isAway, asked] = [[], false, []];
    keepToken(["head", btoa(JSON.stringify({ sub: "1" })), "signature"].join("."));
    useSession.setState({ ...NOBODY, user: { userID: 1 } as never }, true);
    vi.stubGlobal("fetch", (path: string, { body }: RequestInit & { readonly body?: string }) => {
      if (!path.endsWith("/achievements/check")) return Promise.resolve(Response.json({ userID: 1, parts: {} }));
      const { ids } = JSON.parse(body ?? "{}") as { ids: readonly number[] };
      asked = [...asked, ids];
      if (isAway) return Promise.reject(new TypeError("no network here"));
      const achieved = ids.filter((id) => earns.includes(id));
      return Promise.resolve(Response.json({ user: {}, unclaimed: achieved, achieved, instantClaimed: [] }));
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

  it("are asked for together, and nothing is asked where none is due", async () => {
    start();
    hears(100, []);
    await passes(600_000);
    expect(asked).toEqual([]);
    earns = [7, 8];
    hears(2_000, [7], [8]);
    await passes(1_000);
    expect(asked).toEqual([[7, 8]]);
  });

  it("are not asked for again by the same figures where the server did not find them earned", async () => {
    start();
    hears(2_000, [7]);
    await passes(600_000);
    hears(2_000, [7, 8]);
    await passes(600_000);
    expect(asked).toEqual([[7], [8]]);
    hears(3_000, [7, 8]);
    await passes(1_000);
    expect(asked.at(-1)).toEqual([7, 8]);
  });

  it("are asked for again after some minutes where that went wrong, and then are done", async () => {
    [isAway, earns] = [true, [7]];
    hears(2_000, [7]);
    start();
    await passes(2_000);
    expect(asked).toHaveLength(1);
    isAway = false;
    await passes(600_000);
    expect(asked).toEqual([[7], [7]]);
  });

  it("wait for a page that is looked at, and for one that asks", async () => {
    page.visibilityState = "hidden";
    hears(2_000, [7]);
    start();
    await passes(5_000);
    expect(asked).toEqual([]);
    stop();
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    await passes(5_000);
    expect(asked).toEqual([]);
    start();
    page.dispatchEvent(new Event("visibilitychange"));
    await passes(1_000);
    expect(asked).toEqual([[7]]);
  });

  it("of a racer whom an earlier page stored are none yet", async () => {
    start();
    useSession.setState({ user: { userID: 1 } as never });
    await passes(1_000);
    expect(asked).toEqual([]);
  });
});
