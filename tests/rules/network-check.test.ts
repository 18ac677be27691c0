import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { clockAhead, delayOf, quantile } from "#shared/rules/network-check/figures.ts";
import {
  COMFORTS,
  judge,
  JUDGES,
  lossOf,
  NEEDED,
  STATES,
  verdictOf,
  type Findings,
  type State,
} from "#shared/rules/network-check/judge.ts";
import { NETWORK_LIMITS } from "#shared/rules/network-check/limits.ts";
import { CHECKS, type MeasuredLine, type SocketOutcome } from "#shared/rules/network-check/measured.ts";

const trip = fc.integer({ min: 0, max: 5_000 });
const trips = fc.array(trip, { minLength: 1, maxLength: 20 });
const worse = (state: State): number => STATES.indexOf(state);
const findings = fc.record(
  Object.fromEntries(
    CHECKS.map((check) => [check, fc.constantFrom(...STATES).map((state) => ({ state, reason: "x" }))]),
  ),
) as unknown as fc.Arbitrary<Findings>;

describe("the verdict", () => {
  it("is known as soon as every check is, and not before", () => {
    fc.assert(
      fc.property(findings, fc.subarray([...CHECKS]), (all, left) => {
        const some = Object.fromEntries(Object.entries(all).filter(([name]) => !left.includes(name as never)));
        expect(verdictOf(some) === undefined).toBe(left.length > 0);
      }),
    );
  });

  it("is blocked exactly where something is that nobody races without, and fine only where all that counts is", () => {
    fc.assert(
      fc.property(findings, (all) => {
        const is = (state: State, checks: readonly (keyof Findings)[]) =>
          checks.filter((check) => all[check]?.state === state);
        const counts = CHECKS.filter((check) => !COMFORTS.includes(check));
        const expected =
          is("blocked", NEEDED).length > 0 ? "blocked" : is("fine", counts).length === counts.length ? "fine" : "weak";
        expect(verdictOf(all)).toBe(expected);
      }),
    );
  });

  it("never gets better when something gets worse", () => {
    fc.assert(
      fc.property(findings, fc.constantFrom(...CHECKS), (all, check) => {
        const before = worse(verdictOf(all) ?? "fine");
        const after = verdictOf({ ...all, [check]: { state: "blocked", reason: "x" } });
        expect(worse(after ?? "fine")).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe("ways there and back", () => {
  it("have their middle and their slowest among them, in any order", () => {
    fc.assert(
      fc.property(trips, fc.integer({ min: 0, max: 19 }), (all, turn) => {
        const delay = delayOf(all);
        const turned = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];
        expect(delayOf(turned)).toEqual(delay);
        expect(all).toContain(delay?.medianMs);
        expect(all).toContain(delay?.p95Ms);
        expect(delay?.p95Ms).toBeGreaterThanOrEqual(delay?.medianMs ?? Infinity);
        expect(delay?.jitterMs).toBe((delay?.p95Ms ?? 0) - (delay?.medianMs ?? 0));
      }),
    );
    expect([quantile([10, 20, 30, 40], 0.5), quantile([3, 1, 2], 0.5), quantile([7], 0.95), quantile([], 0.5)]).toEqual(
      [20, 2, 7, undefined],
    );
    expect(delayOf(Array.from({ length: 20 }, (_, nth) => nth + 1))).toEqual({ medianMs: 10, p95Ms: 19, jitterMs: 9 });
  });

  it("are judged no better when each takes longer", () => {
    fc.assert(
      fc.property(trips, fc.integer({ min: 0, max: 3_000 }), (all, moreMs) => {
        const [one, other] = [all, all.map((ms) => ms + moreMs)].map((roundTripsMs) =>
          judge("delay", { roundTripsMs }),
        );
        expect(worse(other?.state ?? "fine")).toBeGreaterThanOrEqual(worse(one?.state ?? "fine"));
      }),
    );
  });

  it("are fine up to the limits, slow or uneven above, and unknown where none came back", () => {
    const said = (...roundTripsMs: number[]) => judge("delay", { roundTripsMs }).reason;
    const { fineMedianMs, fineJitterMs } = NETWORK_LIMITS;
    expect([said(fineMedianMs), said(fineMedianMs + 1), said(50, 50, 50 + fineJitterMs)]).toEqual([
      "fine",
      "slow",
      "fine",
    ]);
    expect([said(50, 50, 51 + fineJitterMs), said()]).toEqual(["uneven", "unknown"]);
    expect(judge("delay", { roundTripsMs: [] }).state).toBe("blocked");
  });
});

describe("what is lost", () => {
  it("is a share, and judged no better when more is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(40), fc.nat(40), (asked, one, other) => {
        const [more, fewer] = [Math.max(one, other), Math.min(one, other)].map((back) => Math.min(asked, back));
        const of = (back = 0) => ({ asked, roundTripsMs: Array.from({ length: back }, () => 10) });
        expect(lossOf(of(fewer))).toBeGreaterThanOrEqual(0);
        expect(lossOf(of(fewer))).toBeLessThanOrEqual(1);
        expect(worse(judge("loss", of(fewer)).state)).toBeGreaterThanOrEqual(worse(judge("loss", of(more)).state));
      }),
    );
    const state = (back: number) =>
      judge("loss", { asked: 16, roundTripsMs: Array.from({ length: back }, () => 1) }).state;
    expect([state(16), state(15), state(9), state(8), state(0)]).toEqual([
      "fine",
      "weak",
      "weak",
      "blocked",
      "blocked",
    ]);
    expect(judge("loss", { asked: 0, roundTripsMs: [] }).state).toBe("blocked");
  });
});

describe("the clock", () => {
  /** What a computer whose clock is ahead sees of answers of a server that names whole seconds. */
  const seen = (aheadMs: number, answers: readonly { atMs: number; wayMs: number; backMs: number }[]) =>
    answers.map(({ atMs, wayMs, backMs }) => ({
      sentMs: atMs + aheadMs,
      dateMs: Math.floor((atMs + wayMs) / 1_000) * 1_000,
      receivedMs: atMs + wayMs + backMs + aheadMs,
    }));
  const answer = fc.record({ atMs: fc.integer({ min: 1e12, max: 1e12 + 20_000 }), wayMs: trip, backMs: trip });
  const ahead = fc.integer({ min: -2_000_000, max: 2_000_000 });

  it("is never further off than is said", () => {
    fc.assert(
      fc.property(ahead, fc.array(answer, { minLength: 1, maxLength: 16 }), (aheadMs, answers) => {
        const clock = clockAhead(seen(aheadMs, answers));
        expect(Math.abs((clock?.aheadMs ?? Infinity) - aheadMs)).toBeLessThanOrEqual(clock?.unsureMs ?? 0);
      }),
    );
  });

  it("is known better with every answer, and said to be wrong only where it surely is", () => {
    fc.assert(
      fc.property(ahead, fc.array(answer, { minLength: 2, maxLength: 16 }), (aheadMs, answers) => {
        const dated = seen(aheadMs, answers);
        expect(clockAhead(dated)?.unsureMs).toBeLessThanOrEqual(clockAhead(dated.slice(1))?.unsureMs ?? 0);
        const { state } = judge("clock", { dated });
        const surelyMs = { fine: -1, weak: NETWORK_LIMITS.fineClockMs, blocked: NETWORK_LIMITS.mostClockMs }[state];
        expect(Math.abs(aheadMs)).toBeGreaterThan(surelyMs);
      }),
    );
    const quick = [{ atMs: 1e12, wayMs: 10, backMs: 10 }];
    const said = (aheadMs: number) => judge("clock", { dated: seen(aheadMs, quick) }).reason;
    expect([said(0), said(-59_000), said(62_000), said(-62_000), said(602_000), said(-602_000)]).toEqual([
      "fine",
      "fine",
      "off",
      "off",
      "wrong",
      "wrong",
    ]);
    expect(judge("clock", { dated: [] })).toEqual({ state: "blocked", reason: "unknown" });
  });
});

describe("the sockets", () => {
  const outcomes: readonly SocketOutcome[] = ["passed", "late", "swallowed", "refused", "silent"];
  const lines = (...all: SocketOutcome[]): readonly MeasuredLine[] =>
    all.map((outcome, nth) => ({ address: `node/${nth}`, outcome, roundTripsMs: [] }));
  const judged = (...all: SocketOutcome[]) => judge("line", { lines: lines(...all) });

  it("are blocked only where none passes anything, whichever it is", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 6 }), (all) => {
        const passing = all.filter((outcome) => outcome === "passed" || outcome === "late").length;
        const { state } = judged(...all);
        expect(state === "blocked").toBe(passing === 0);
        expect(state === "fine").toBe(all.every((outcome) => outcome === "passed"));
        expect(judged(...all.toReversed()).state).toBe(state);
      }),
    );
  });

  it("say what kind of trouble it is", () => {
    expect([judged("swallowed"), judged("refused"), judged("silent"), judged()].map(({ reason }) => reason)).toEqual([
      "swallowed",
      "shut",
      "shut",
      "shut",
    ]);
    expect([judged("passed", "refused"), judged("late"), judged("passed")].map(({ reason }) => reason)).toEqual([
      "some",
      "late",
      "fine",
    ]);
  });
});

describe("the rest", () => {
  it("is judged by what the product does with it", () => {
    const storage = (isLasting: boolean, isOfTab: boolean, hasCookies: boolean) =>
      JUDGES.storage({ isLasting, isOfTab, hasCookies }).reason;
    expect([
      storage(true, true, true),
      storage(false, true, true),
      storage(true, true, false),
      storage(true, false, true),
    ]).toEqual(["fine", "nothing", "cookies", "tab"]);
    expect([judge("graphics", { by: "nothing" }).state, judge("offline", { practice: "unable" }).state]).toEqual([
      "weak",
      "weak",
    ]);
    expect([judge("fonts", { reached: "silent" }).state, judge("site", { reached: "foreign" }).reason]).toEqual([
      "blocked",
      "foreign",
    ]);
  });
});
