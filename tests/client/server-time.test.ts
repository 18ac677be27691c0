import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { days, hours, minutes, seconds, stampOf, type Stamp } from "#shared/units.ts";

import { momentNow, sinceMs } from "../../client/net/computer-clock.ts";
import { ServerClock } from "../../client/net/server-clock.ts";
import type * as ServerTime from "../../client/net/server-time.ts";

const NOON = Date.UTC(2_027, 4, 5, 12);
const stampAt = (ms: number): Stamp => stampOf(new Date(ms));

/** A computer whose clock is so far off; `goBy` lets time pass, `set` moves its clock, `sleep` both but what runs. */
function computer(offMs: number) {
  let [clockMs, runMs] = [NOON + offMs, 5_000];
  vi.stubGlobal("performance", { now: () => runMs, timeOrigin: clockMs - runMs });
  vi.spyOn(Date, "now").mockImplementation(() => clockMs);
  return {
    goBy: (ms: number): void => {
      clockMs += ms;
      runMs += ms;
    },
    set: (ms: number): void => {
      clockMs += ms;
    },
  };
}

let time: typeof ServerTime;
beforeEach(async () => {
  vi.resetModules();
  time = await import("../../client/net/server-time.ts");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the server's time in the browser", () => {
  it("is the computer's until an answer says it, then the server's, whichever way the clock is off or set", () => {
    for (const offMs of [0, days(2), days(-2), hours(1), minutes(-11), days(9_000)]) {
      const { goBy, set } = computer(offMs);
      time.learnServerTime(stampAt(NOON), momentNow());
      expect([time.serverNow(), time.serverTimeIs()]).toEqual([stampAt(NOON), "sure"]);
      goBy(minutes(3));
      expect([time.serverNow(), time.serverTimeIs()]).toEqual([stampAt(NOON + minutes(3)), "sure"]);
      for (const setMs of [days(2), days(-4), hours(30)]) {
        set(setMs);
        expect([time.serverNow(), time.serverTimeIs()]).toEqual([stampAt(NOON + minutes(3)), "doubtful"]);
      }
      time.learnServerTime(stampAt(NOON + minutes(3)), momentNow());
      expect(time.serverTimeIs()).toBe("sure");
    }
  });

  it("is unknown at first, and an answer that waited while the computer slept says nothing", () => {
    const { set } = computer(0);
    expect(time.serverTimeIs()).toBe("unknown");
    const asked = momentNow();
    set(seconds(31));
    expect(time.learnServerTime(stampAt(NOON), asked)).toBe(false);
    expect([time.serverTimeIs(), time.serverNowMs()]).toEqual(["unknown", NOON + 31_000]);
  });

  it("is learned from an answer during which the clock was set back", () => {
    const { set, goBy } = computer(days(2));
    const asked = momentNow();
    goBy(200);
    set(days(-2));
    expect(time.learnServerTime(stampAt(NOON), asked)).toBe(true);
    expect(time.serverTimeIs()).toBe("sure");
  });

  it("is at any moment, before an answer or after it, no later than it was, whether or not the clock is set or the computer sleeps", () => {
    expect(time.serverTimeAt(momentNow())).toBeUndefined();
    for (const offMs of [0, 2_500, -2_500, days(2)]) {
      const { goBy, set } = computer(offMs);
      const before = momentNow();
      goBy(minutes(1));
      set(minutes(10));
      const asked = momentNow();
      goBy(1_400);
      time.learnServerTime(stampAt(NOON + 900), asked);
      goBy(seconds(20));
      set(minutes(-10));
      expect(time.serverTimeAt(before)).toBe(stampAt(NOON - minutes(11) - 1_400));
      expect(time.serverTimeAt(asked)).toBe(stampAt(NOON - 1_400));
      expect(time.serverTimeAt(momentNow())).toBe(stampAt(NOON - minutes(10) + seconds(20)));
      goBy(minutes(30));
    }
  });

  it("is told to whoever shows it", () => {
    computer(days(2));
    const heard: Stamp[] = [];
    const unhear = time.onServerTime(() => heard.push(time.serverNow()));
    time.learnServerTime(stampAt(NOON), momentNow());
    unhear();
    time.learnServerTime(stampAt(NOON), momentNow());
    expect(heard).toEqual([stampAt(NOON)]);
  });
});

describe("how long ago something was", () => {
  it("counts what went by and what the computer slept, and no clock that is set back stops it", () => {
    const { goBy, set } = computer(0);
    const moment = momentNow();
    goBy(minutes(4));
    expect(sinceMs(moment)).toBe(minutes(4));
    set(minutes(10));
    expect(sinceMs(moment)).toBe(minutes(14));
    set(days(-2));
    expect(sinceMs(moment)).toBe(minutes(4));
  });
});

describe("the race's clock that a page leaves to the next one", () => {
  it("is good, and is dropped for the first ping where the computer's clock was set between them", () => {
    for (const setMs of [0, days(2), days(-2)]) {
      const before = computer(hours(1));
      const left = new ServerClock();
      left.take({ serverMs: NOON, roundTripMs: 40 });
      const kept = left.kept;
      before.goBy(500);
      vi.stubGlobal("performance", { now: () => 100, timeOrigin: NOON + hours(1) + 400 + setMs });
      const next = new ServerClock();
      if (kept) next.goOn(kept);
      expect(setMs !== 0 || next.at() === NOON + 500 + 20).toBe(true);
      next.take({ serverMs: NOON + 500, roundTripMs: 40 });
      expect(next.at()).toBe(NOON + 500 + 20);
    }
  });
});
