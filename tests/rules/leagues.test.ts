import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { GROUP_SIZE, LEAGUES } from "#shared/content/leagues.ts";
import { closeGroup, inLeagueOrder, linesOf, outcomeOf, type Score } from "#shared/rules/leagues/close-group.ts";
import { IDLE_WEEKS, tierInWeek } from "#shared/rules/leagues/idle.ts";
import { weekPrizes } from "#shared/rules/leagues/prizes.ts";
import { reasonOf } from "#shared/rules/leagues/reasons.ts";
import { standingAfter } from "#shared/rules/leagues/standing.ts";
import { isTournament, LAST_TIER, leagueOf } from "#shared/rules/leagues/tiers.ts";
import { mayBegin, mayClose, mustClose, openSince } from "#shared/rules/leagues/weeks.ts";
import { after, before, hours, minutes, seconds, type Stamp } from "#shared/units.ts";

import { plainClose, plainDown, plainTier, plainUp } from "../support/plain-leagues.ts";

const TIERS = LEAGUES.map(({ tier }) => tier);
const [LEGEND, QUARTER, SEMI, FINAL] = [10, 11, 12, 13] as const;
const at = (stamp: number) => stamp as Stamp;
const score = (id: number, points: number, more: Partial<Score> = {}): Score => ({
  id,
  points,
  races: 9,
  reachedStamp: at(1_000),
  ...more,
});
/** So many racers, the first the best. */
const groupOf = (count: number, races = 9): readonly Score[] =>
  Array.from({ length: count }, (_, nth) => score(nth + 1, 1_000 - nth, { races }));
const idsOf = (outcomes: ReadonlyMap<number, { readonly reason: string }>, reason: string) =>
  [...outcomes].filter(([, each]) => each.reason === reason).map(([id]) => id);
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

const anyTier = fc.constantFrom(...TIERS);
/** Few different values, so that many are equal. */
const anyGroup = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 5_000 }),
      points: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 90_000 })),
      races: fc.integer({ min: 1, max: 8 }),
      reachedStamp: fc.integer({ min: 1, max: 3 }).map(at),
    }),
    { minLength: 1, maxLength: GROUP_SIZE, selector: ({ id }) => id },
  )
  .map((group): readonly Score[] => group);

describe("the leagues", () => {
  it("are ten, and above Legend are three rounds", () => {
    const names = ["Learner", "Novice", "Rookie", "Pro", "Ace", "Expert", "Champion", "Master", "Epic", "Legend"];
    expect(LEAGUES.slice(0, 10).map(({ name }) => name)).toEqual(names);
    expect(TIERS).toEqual(span(1, 13));
    expect(TIERS.filter(isTournament)).toEqual([QUARTER, SEMI, FINAL]);
    expect([LAST_TIER, LEAGUES.filter(({ final }) => final).map(({ tier }) => tier)]).toEqual([LEGEND, [FINAL]]);
    expect([leagueOf(0).tier, leagueOf(99).tier]).toEqual([1, FINAL]);
  });

  it.each([
    ["Learner", 1, 20, 0],
    ["Novice", 2, 15, 7],
    ["Rookie", 3, 10, 7],
    ["Pro", 4, 7, 7],
    ["Ace", 5, 7, 7],
    ["Expert", 6, 7, 7],
    ["Champion", 7, 7, 7],
    ["Master", 8, 7, 7],
    ["Epic", 9, 5, 7],
    ["Legend", LEGEND, 10, 7],
    ["the quarter-final", QUARTER, 15, 15],
    ["the semi-final", SEMI, 10, 20],
    ["the final", FINAL, 3, 27],
  ] as const)("send up and down of a full group of %s", (_, tier, up, down) => {
    expect(linesOf(tier, 30)).toEqual({ up, down });
    const outcomes = closeGroup(tier, groupOf(30));
    const rise = { 9: "promote", [LEGEND]: "tournament-entry", [QUARTER]: "semi-finals", [SEMI]: "finals" }[tier as 9];
    expect(idsOf(outcomes, tier === FINAL ? "winner" : (rise ?? "promote"))).toEqual(span(1, up));
    expect(idsOf(outcomes, tier > LEGEND ? "elimination" : "demote")).toEqual(span(31 - down, 30));
    const stays = tier > LEGEND ? [] : span(up + 1, 30 - down);
    expect(idsOf(outcomes, "no-change")).toEqual(stays);
  });

  it("send the same share of smaller groups, rounded: at least one up from three on, nobody down under eight", () => {
    for (const tier of TIERS)
      for (const racers of span(1, 30)) {
        const up = plainUp(tier, racers);
        const down = isTournament(tier) ? racers - up : plainDown(tier, racers);
        expect([tier, racers, linesOf(tier, racers)]).toEqual([tier, racers, { up, down }]);
      }
    // A few by hand.
    const upOf = (tier: number) => [1, 2, 3, 8, 15, 29].map((racers) => linesOf(tier, racers).up);
    expect(upOf(1)).toEqual([1, 1, 2, 5, 10, 19]);
    expect(upOf(9)).toEqual([0, 0, 1, 1, 3, 5]);
    expect(upOf(FINAL)).toEqual([0, 0, 1, 1, 2, 3]);
    expect([7, 8, 10, 15, 29].map((racers) => linesOf(2, racers).down)).toEqual([0, 2, 2, 4, 7]);
  });

  it("let nobody rise with fewer than five counted races, and nobody else instead", () => {
    const group = groupOf(30).map((each) => (each.id <= 2 ? { ...each, races: 3 + each.id } : each));
    expect(idsOf(closeGroup(4, group), "promote")).toEqual(span(2, 7));
    expect(closeGroup(4, group).get(1)).toEqual({ place: 1, newTier: 4, reason: "no-change" });
    expect(idsOf(closeGroup(QUARTER, groupOf(30, 4)), "elimination")).toEqual(span(1, 30));
    expect(idsOf(closeGroup(FINAL, groupOf(3, 4)), "winner")).toEqual([]);
  });

  it("order by points, then by who reached them first, then by fewer races, then by the older account", () => {
    const group = [
      score(9, 500, { reachedStamp: at(1), races: 1 }),
      score(8, 501, { reachedStamp: at(9), races: 9 }),
      score(7, 500, { reachedStamp: at(2), races: 7 }),
      score(6, 500, { reachedStamp: at(2), races: 8 }),
      score(5, 500, { reachedStamp: at(2), races: 7 }),
    ];
    const places = [...closeGroup(3, group)].toSorted(([, one], [, other]) => one.place - other.place);
    expect(places.map(([id]) => id)).toEqual([8, 9, 5, 7, 6]);
  });

  it("pay a rise with 10,000 for each league and its title, and nothing else but the cup", () => {
    for (const tier of span(1, 9)) {
      const [cash, title] = weekPrizes({ tier, newTier: tier + 1, reason: "promote" });
      expect(cash).toEqual({ cash: 10_000 * (tier + 1) });
      expect(title).toHaveProperty("lootID");
    }
    expect(weekPrizes({ tier: 5, newTier: 5, reason: "no-change" })).toEqual([]);
    expect(weekPrizes({ tier: 5, newTier: 4, reason: "demote" })).toEqual([]);
    expect(weekPrizes({ tier: FINAL, newTier: LEGEND, reason: "elimination" })).toEqual([]);
    expect(weekPrizes({ tier: FINAL, newTier: LEGEND, reason: "winner" }).length).toBeGreaterThan(1);
    expect(weekPrizes({ tier: LEGEND, newTier: QUARTER, reason: "tournament-entry" })).toContainEqual({
      cash: 110_000,
    });
  });

  it("say why, a league of the tournament in its own words", () => {
    const move = (tier: number | null, newTier: number, hasWon = false) => reasonOf({ tier, newTier, hasWon });
    expect([move(null, 1), move(null, 4), move(null, QUARTER)]).toEqual(["intro", "promote", "tournament-entry"]);
    expect([move(3, 4), move(3, 3), move(3, 2)]).toEqual(["promote", "no-change", "demote"]);
    expect([move(LEGEND, QUARTER), move(QUARTER, SEMI), move(SEMI, FINAL)]).toEqual([
      "tournament-entry",
      "semi-finals",
      "finals",
    ]);
    expect([QUARTER, SEMI, FINAL].map((tier) => move(tier, LEGEND))).toEqual(Array(3).fill("elimination"));
    expect(move(FINAL, LEGEND, true)).toBe("winner");
  });

  it("lead through the tournament in three weeks", () => {
    let tier: number = LEGEND;
    const tiers = span(1, 4).map(() => (tier = outcomeOf(tier, 1, 20, 30).newTier));
    expect(tiers).toEqual([QUARTER, SEMI, FINAL, LEGEND]);
  });

  it("leave who doesn't race where they are, and one down for every four such weeks; the tournament waits for nobody", () => {
    const tiers = (tier: number, upto: number) => span(1, upto).map((week) => tierInWeek({ tier, racedWeek: 0 }, week));
    expect(IDLE_WEEKS).toBe(4);
    expect(tiers(5, 10)).toEqual([5, 5, 5, 5, 4, 4, 4, 4, 3, 3]);
    expect(tiers(1, 40).every((tier) => tier === 1)).toBe(true);
    expect(tiers(SEMI, 6)).toEqual([SEMI, LEGEND, LEGEND, LEGEND, 9, 9]);
    fc.assert(
      fc.property(anyTier, fc.nat(90), (tier, week) => {
        expect(tierInWeek({ tier, racedWeek: 0 }, week)).toBe(plainTier(tier, 0, week));
      }),
    );
  });

  it("take racers into a group for a day, begin none in the last twelve hours, and close within an hour", () => {
    const end = at(1_000_000);
    expect(openSince(end)).toBe(before(end, hours(24)));
    const last = before(end, hours(12));
    expect([mayBegin(before(last, seconds(1)), end), mayBegin(last, end)]).toEqual([true, false]);
    expect([mayClose(end, end), mayClose(after(end, minutes(10)), end)]).toEqual([false, true]);
    expect([mustClose(before(after(end, hours(1)), seconds(1)), end), mustClose(after(end, hours(1)), end)]).toEqual([
      false,
      true,
    ]);
  });

  it("move somebody whose standing changed meanwhile on from there", () => {
    expect(standingAfter(4, 4, 5)).toBe(5);
    expect(standingAfter(4, 4, 3)).toBe(3);
    // Lifted late by the week before: what that gave stays.
    expect([standingAfter(5, 4, 5), standingAfter(5, 4, 3), standingAfter(5, 4, 6)]).toEqual([5, 5, 6]);
    // A rise of before was taken back.
    expect([standingAfter(3, 4, 5), standingAfter(3, 4, 4), standingAfter(1, 4, 3)]).toEqual([4, 3, 1]);
  });

  it("close as the plain rule does, whatever a group did", () => {
    fc.assert(
      fc.property(anyTier, anyGroup, (tier, group) => {
        const outcomes = closeGroup(tier, group);
        expect(new Map(outcomes)).toEqual(plainClose(tier, group));
        expect([...outcomes.values()].map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
          span(1, group.length),
        );
      }),
      { numRuns: 500 },
    );
  });

  it("close the same in whatever order a group is read", () => {
    const both = anyGroup.chain((group) =>
      fc.tuple(
        fc.constant(group),
        fc.shuffledSubarray([...group], { minLength: group.length, maxLength: group.length }),
      ),
    );
    fc.assert(
      fc.property(anyTier, both, (tier, [group, shuffled]) => {
        expect(closeGroup(tier, shuffled)).toEqual(closeGroup(tier, group));
        const [one, other] = [group[0], shuffled[0]] as [Score, Score];
        expect(Math.sign(inLeagueOrder(one, other)) + Math.sign(inLeagueOrder(other, one))).toBe(0);
      }),
    );
  });

  it("never send more up and down than there are, nobody by more than one, and nobody above who did less", () => {
    fc.assert(
      fc.property(anyTier, anyGroup, (tier, group) => {
        const { up, down } = linesOf(tier, group.length);
        expect(up + down).toBeLessThanOrEqual(group.length);
        const outcomes = closeGroup(tier, group);
        for (const { newTier } of outcomes.values()) {
          const lowest = isTournament(tier) ? LEGEND : Math.max(1, tier - 1);
          expect(newTier).toBeGreaterThanOrEqual(lowest);
          expect(newTier).toBeLessThanOrEqual(Math.min(FINAL, tier + 1));
        }
        for (const one of group)
          for (const other of group) {
            if (one.points <= other.points) continue;
            expect(outcomes.get(one.id)?.place).toBeLessThan(outcomes.get(other.id)?.place ?? 0);
          }
      }),
    );
  });
});
