import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { SeatView } from "#shared/contracts/realtime/race-state.ts";

import { isDriving, SeatKeeper, unlessGone, isComingBack } from "../../client/race/session/kept-seat.ts";

const SEAT = { reconnectionToken: "a seat", clock: undefined };
const NAME = "redline-race";

const stored = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { pathname: "/race" });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the seat that a page leaves to the next one", () => {
  const keeper = new SeatKeeper(NAME);

  it("is taken once, at its own address", () => {
    keeper.keep(SEAT, "/race");
    expect([keeper.take(), keeper.take()]).toEqual([{ reconnectionToken: "a seat" }, undefined]);
    keeper.keep(SEAT, "/race/Nell");
    expect(keeper.take()).toBeUndefined();
    vi.stubGlobal("location", { pathname: "/race/Nell" });
    expect(keeper.take()).toBeUndefined();
  });

  it("is kept for 20 s", () => {
    keeper.keep(SEAT, "/race");
    vi.advanceTimersByTime(19_999);
    expect(keeper.take()).toBeDefined();
    keeper.keep(SEAT, "/race");
    vi.advanceTimersByTime(20_000);
    expect(keeper.take()).toBeUndefined();
  });

  it("is of one kind of race, and none where what is stored can't be read", () => {
    keeper.keep(SEAT, "/race");
    expect(new SeatKeeper("redline-math-race").take()).toBeUndefined();
    expect(keeper.take()).toBeDefined();
    stored.set(NAME, "{");
    expect(keeper.take()).toBeUndefined();
    expect(stored.has(NAME)).toBe(false);
  });

  it("is this page's own while it is on the way back, and given up where that leads nowhere", async () => {
    const way = Promise.withResolvers<string>();
    const opening = unlessGone(way.promise);
    expect(isComingBack()).toBe(true);
    way.resolve("a line");
    expect([await opening, isComingBack()]).toEqual(["a line", false]);
    expect(await unlessGone(Promise.reject(new Error("gone")))).toBeUndefined();
    expect(isComingBack()).toBe(false);
  });
});

it("a seat is kept for who still drives, and not for who is through, out or somebody else", () => {
  const seats = (["racing", "finished", "disqualified"] as const).map(
    (standing, slot) => ({ slot, standing }) as unknown as SeatView,
  );
  expect([0, 1, 2, 3].map((slot) => isDriving(seats, slot))).toEqual([true, false, false, false]);
});
