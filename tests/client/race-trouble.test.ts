import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import { CallProblem } from "../../client/net/call.ts";
import { isComingBack } from "../../client/race/session/kept-seat.ts";
import { RaceTrouble } from "../../client/race/session/race-trouble.ts";
import { RaceSeat, type Clock, type SeatNews } from "../../client/race/session/reconnect.ts";
import { sentenceFor, troubleFor } from "../../client/race/session/trouble-sentence.ts";

const answered = (code: number): Error => Object.assign(new Error(`answer ${code}`), { code });

/** The browser's own kind of event, which Node has not. */
beforeAll(() => void vi.stubGlobal("ProgressEvent", class extends Event {}));
afterAll(() => void vi.unstubAllGlobals());

/** A clock on which waiting takes no time. */
const newClock = (): Clock => {
  let nowMs = 0;
  return {
    nowMs: () => nowMs,
    wait(spanMs) {
      nowMs += spanMs;
      return Promise.resolve();
    },
  };
};

describe("trouble on the way into a race", () => {
  it("is told in our own words, whatever a browser or a library calls it", () => {
    const foreign = [new TypeError("Failed to fetch"), answered(522), new Error("seat reservation expired"), "odd"];
    for (const problem of foreign) {
      expect(troubleFor(problem)).toMatchObject({
        message: "We can't reach the race server. We'll keep trying, and let you in as soon as it answers.",
        mayPass: true,
      });
    }
    expect(sentenceFor(new CallProblem("offline", "We can't reach the server.", 0))).toContain("the race server");
    expect(sentenceFor(answered(404))).toBe("We couldn't open a race.");
  });

  it("keeps what the server itself says to the racer", () => {
    expect(troubleFor(new CallProblem("tooMany", "Slow down a little.", 429))).toMatchObject({
      message: "Slow down a little.",
      mayPass: false,
    });
    expect(sentenceFor(new RaceTrouble("Nobody is here.", true))).toBe("Nobody is here.");
    expect(sentenceFor(CLOSE_CODES.overLimit.code)).toContain("Too much arrived");
  });
});

describe("the line to a seat", () => {
  const newLine = (again: () => Promise<{ reconnectionToken: string }>) => {
    const shown: SeatNews[] = [];
    const leaving = new AbortController();
    const clock = newClock();
    const seat = new RaceSeat({ again, show: (view) => void shown.push(view), signal: leaving.signal, clock });
    return { seat, shown, leaving, clock };
  };
  const line = { reconnectionToken: "r" };

  it("says what stands in the way, and goes on by itself when that has passed", async () => {
    const { seat, shown } = newLine(() => Promise.resolve(line));
    let tries = 0;
    const found = await seat.find(
      () => (++tries < 6 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(line)),
      false,
    );
    expect(found).toBe(line);
    expect(shown.map(({ stage, trouble }) => [stage, trouble?.mayPass])).toEqual([["trouble", true]]);
  });

  it("asks no further after a clear no, nor for a page that was left", async () => {
    const { seat, shown, leaving } = newLine(() => Promise.resolve(line));
    let tries = 0;
    const no = () => {
      tries++;
      return Promise.reject(answered(403));
    };
    expect(await seat.find(no, false)).toBeUndefined();
    expect([tries, shown.map(({ trouble }) => trouble?.mayPass)]).toEqual([1, [false]]);
    const left = seat.find(() => {
      leaving.abort();
      return Promise.reject(new TypeError("Failed to fetch"));
    }, false);
    expect(await left).toBeUndefined();
    expect(shown).toHaveLength(1);
  });

  it("that broke is waited for as long as it takes: the answer may be that the seat is gone", async () => {
    const { seat, shown, clock } = newLine(() =>
      Promise.reject(clock.nowMs() < 600_000 ? new TypeError("Failed to fetch") : answered(410)),
    );
    await seat.find(() => Promise.resolve(line), false);
    await seat.mend(1006);
    expect(shown.map(({ isAway, loss, stage }) => ({ isAway, loss, stage }))).toEqual([
      { isAway: true },
      { stage: "trouble" },
      { isAway: false, loss: "unknown" },
    ]);
    expect(seat.connection).toBeUndefined();
  });

  it("is this page's own as long as it is on the way back, and not while it looks for a first one", async () => {
    const asked: boolean[] = [];
    const way = async () => {
      await Promise.resolve();
      asked.push(isComingBack());
      return line;
    };
    const { seat } = newLine(way);
    await seat.find(way, false);
    await seat.mend(1006);
    await seat.resume("r");
    expect(asked).toEqual([false, true, true]);
    expect(isComingBack()).toBe(false);
  });
});
