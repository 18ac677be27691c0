import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { lasting } from "../../client/browser/storages.ts";
import { whenDue } from "../../client/data/when-due.ts";
import { CallProblem } from "../../client/net/call.ts";

const MINUTE_MS = 60_000;

const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  lasting.removeItem("redline-achievements-check");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Something that is due until it was asked for. */
function claimed(fails: () => boolean = () => false) {
  const at = new EventTarget();
  const asked: number[] = [];
  let due: number | undefined;
  const stop = whenDue({
    due: () => due,
    async ask(now) {
      asked.push(now);
      await Promise.resolve();
      if (fails()) throw new CallProblem("offline", "Nobody there.", 0);
      if (due === now) due = undefined;
    },
    follow: [
      (look) => {
        at.addEventListener("look", look);
        return () => at.removeEventListener("look", look);
      },
    ],
  });
  stops.push(stop);
  const becomes = (next: number | undefined): void => {
    due = next;
    at.dispatchEvent(new Event("look"));
  };
  return { asked, becomes, stop };
}

it("asks once for what came together, for nothing while nothing is due, and at once for what became due meanwhile", async () => {
  const one = claimed();
  await passes(MINUTE_MS);
  one.becomes(1);
  one.becomes(2);
  await passes(MINUTE_MS);
  expect(one.asked).toEqual([2]);
  one.becomes(3);
  one.becomes(undefined);
  await passes(MINUTE_MS);
  expect(one.asked).toEqual([2]);
  one.becomes(4);
  await passes(MINUTE_MS);
  expect(one.asked).toEqual([2, 4]);
});

it("waits for some minutes after a failure, with whatever else is due, and no more once something worked", async () => {
  let isAway = true;
  const [one, other] = [claimed(() => isAway), claimed()];
  one.becomes(1);
  await passes(1_000);
  expect(one.asked).toEqual([1]);
  other.becomes(7);
  await passes(MINUTE_MS);
  expect([one.asked, other.asked]).toEqual([[1], []]);
  isAway = false;
  await passes(2 * MINUTE_MS);
  expect([one.asked, other.asked]).toEqual([[1, 1], [7]]);
  one.becomes(2);
  await passes(1_000);
  expect(one.asked).toEqual([1, 1, 2]);
});

it("asks for nothing more once it is stopped, nor after an answer that was under way", async () => {
  const one = claimed(() => true);
  one.becomes(1);
  one.stop();
  await passes(10 * MINUTE_MS);
  expect(one.asked).toEqual([]);
  const other = claimed(() => true);
  other.becomes(1);
  await passes(1_000);
  other.stop();
  other.becomes(2);
  await passes(10 * MINUTE_MS);
  expect(other.asked).toEqual([1]);
});
