import { describe, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { RECONNECT } from "#shared/rules/race/reconnect.ts";

import { keepTrying, ConnectionLost, reconnect, seatTries, type Clock } from "../../client/race/session/reconnect.ts";

/** A clock on which waiting takes no time. */
function newClock(): Clock & { readonly waits: number[] } {
  let nowMs = 0;
  const waits: number[] = [];
  return {
    waits,
    nowMs: () => nowMs,
    wait(spanMs) {
      nowMs += spanMs;
      waits.push(spanMs);
      return Promise.resolve();
    },
  };
}

const even = (): number => 0.5;
const forEver = new AbortController().signal;
const answered = (code: number): Error => Object.assign(new Error(`answer ${code}`), { code });

describe("the way back into a race", () => {
  it("is tried at once, then with longer waits, until it leads somewhere", async () => {
    const clock = newClock();
    let tries = 0;
    const way = () => (++tries < 5 ? Promise.reject(answered(503)) : Promise.resolve("a seat"));
    expect(await keepTrying(way, forEver, even, { clock })).toBe("a seat");
    expect(clock.waits).toEqual([0, 500, 1_000, 1_000, 1_000]);
  });

  it("ends with the latest problem when time is up: with the tries at the seat before, as long as a seat is kept", async () => {
    const clock = newClock();
    const nobody = () => Promise.reject(answered(502));
    await expect(keepTrying(nobody, forEver, even, { clock })).rejects.toThrow("answer 502");
    const seatMs = [1, 2, 3].reduce((sum, nth) => sum + seatTries(even).backoff(nth), 0);
    expect(clock.nowMs()).toBeGreaterThanOrEqual(RECONNECT.askForMs);
    expect(seatMs + clock.nowMs()).toBeLessThanOrEqual(RACE.comeBackMs);
    await expect(keepTrying(nobody, forEver, even, { clock: newClock(), forMs: 0 })).rejects.toThrow("answer 502");
  });

  it("is not asked for again after a clear no, nor by a page that was left", async () => {
    let tries = 0;
    const refused = () => {
      tries++;
      return Promise.reject(answered(403));
    };
    await expect(keepTrying(refused, forEver, even, { clock: newClock() })).rejects.toThrow("answer 403");
    expect(tries).toBe(1);
    const page = new AbortController();
    const left = () => {
      tries++;
      page.abort();
      return Promise.reject(new ConnectionLost("the lobby closed"));
    };
    await expect(keepTrying(left, page.signal, even, { clock: newClock() })).rejects.toThrow("aborted");
    expect(tries).toBe(2);
  });

  it("has new time whenever a line was up, and never rushes", async () => {
    const clock = newClock();
    let tries = 0;
    const lobby = async () => {
      if (++tries > 20) return "a seat";
      await clock.wait(10_000);
      throw new ConnectionLost("the lobby closed");
    };
    expect(await keepTrying(lobby, forEver, even, { clock, forMs: 0 })).toBe("a seat");
    expect(clock.waits.filter((spanMs) => spanMs === 500)).toHaveLength(20);
  });

  it("leads to a new race when the seat is gone or its node goes down, and nowhere after a close that means it", async () => {
    const gone = () => Promise.reject(answered(410));
    const trying = { clock: newClock() };
    expect(await reconnect(1006, gone, forEver, even, trying)).toBeUndefined();
    const never = () => Promise.reject(new Error("asked in vain"));
    expect(await reconnect(CLOSE_CODES.shutdown.code, never, forEver, even, trying)).toBeUndefined();
    for (const { code } of [CLOSE_CODES.badMessage, CLOSE_CODES.sessionEnded, CLOSE_CODES.left]) {
      await expect(reconnect(code, never, forEver, even, trying)).rejects.toBe(code);
    }
  });
});
