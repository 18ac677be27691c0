import { afterEach, expect, it, vi } from "vitest";

import type { Stamp } from "#shared/units.ts";

import { momentNow } from "../../client/net/computer-clock.ts";
import { knownSince, knowsFrom, knowsUntil } from "../../client/session/known-since.ts";

const [ADA, BEN] = [7, 8];
const at = (seconds: number): Stamp => (1_700_000_000 + seconds) as Stamp;

afterEach(() => vi.useRealTimers());

it("a page knows its racer from when it first asked for them, however long the answer took, and nobody else", () => {
  vi.useFakeTimers();
  expect(knownSince(ADA)).toBe(0);
  const asked = momentNow();
  vi.advanceTimersByTime(4_200);
  knowsFrom(ADA, at(10), asked);
  expect(knownSince(ADA)).toBe(at(5));
  expect([knownSince(BEN), knownSince(undefined)]).toEqual([0, 0]);
});

it("a later answer doesn't bring what was told meanwhile, a check-in does", () => {
  knowsUntil(ADA, at(20));
  knowsFrom(ADA, at(60));
  expect(knownSince(ADA)).toBe(at(20));
  knowsUntil(ADA, at(80));
  expect(knownSince(ADA)).toBe(at(80));
});

it("another racer begins anew", () => {
  knowsUntil(ADA, at(80));
  knowsFrom(BEN, at(90));
  expect([knownSince(ADA), knownSince(BEN)]).toEqual([0, at(90)]);
  knowsUntil(undefined, at(95));
  expect(knownSince(BEN)).toBe(at(90));
});
