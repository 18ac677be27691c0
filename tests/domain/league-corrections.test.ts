import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { closeGroup } from "#shared/rules/leagues/close-group.ts";
import { RACERS } from "#shared/server/leagues/kinds.ts";
import { lookAhead, lookBack } from "#shared/server/leagues/look-ahead.ts";
import { openWeekOf } from "#shared/server/leagues/open-week.ts";
import { recloseWithout } from "#shared/server/leagues/reclose.ts";
import { minutes, type Ms } from "#shared/units.ts";

import { firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";

let leagues: LeagueStage;
beforeAll(async () => {
  leagues = await LeagueStage.open();
});
afterAll(() => leagues.stage.db.destroy());

/** Each run has a week of its own. */
let week = firstWeek();
afterEach(() => leagues.close(week++));

/** A racer of a week: in which league, how often and for how much. */
interface Raced {
  readonly tier: number;
  readonly races: number;
  readonly each: number;
  readonly minute: number;
}
const raced: fc.Arbitrary<Raced> = fc.record({
  tier: fc.constantFrom(1, 2, 4, 9, 10, 11, 13),
  races: fc.integer({ min: 1, max: 8 }),
  each: fc.integer({ min: 1, max: 6 }),
  minute: fc.integer({ min: 0, max: 9_000 }),
});

async function play(racers: readonly Raced[]): Promise<readonly UserID[]> {
  const ids: UserID[] = [];
  for (const { tier, races, each, minute } of racers) {
    const id = await leagues.newRacer(tier, week - 1);
    await leagues.races(id, inWeek(week, minutes(minute)), { count: races, each: each * 100 });
    ids.push(id);
  }
  return ids;
}

describe("a look ahead", () => {
  it("says of any week what its close then writes, and writes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(raced, { maxLength: 24 }), async (racers) => {
        await play(racers);
        const at = inWeek(week, (0 - minutes(1)) as Ms);
        const ahead = JSON.stringify(await lookAhead(leagues.stage.db, RACERS, week, at));
        expect(await lookBack(leagues.stage.db, RACERS, week)).toEqual([]);
        expect(JSON.stringify(await lookAhead(leagues.stage.db, RACERS, week, at))).toBe(ahead);
        await leagues.close(week);
        expect(JSON.stringify(await lookBack(leagues.stage.db, RACERS, week))).toBe(ahead);
        week++;
      }),
      { numRuns: 20 },
    );
  });

  it("names the week that is next, and what it waits for", async () => {
    await play([{ tier: 2, races: 5, each: 1, minute: 5 }]);
    const stateAt = async (span: Ms) => openWeekOf(leagues.stage.db, RACERS, inWeek(week, span));
    expect(await stateAt(minutes(10))).toMatchObject({ week, state: "running", groups: 1, members: 1, closed: 0 });
    expect(await openWeekOf(leagues.stage.db, RACERS, inWeek(week + 1, minutes(6)))).toMatchObject({
      week,
      state: "due",
    });
  });
});

describe("a correction", () => {
  it("lifts whoever goes higher without the cheat, by the rule; nobody falls, and only the cheat loses a rise", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(raced, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(2, 4, 10, 11, 13),
        fc.nat(),
        async (given, tier, nth) => {
          const racers = given.map((each) => ({ ...each, tier }));
          const ids = await play(racers);
          await leagues.close(week);
          const before = await lookBack(leagues.stage.db, RACERS, week);
          const own = before.filter(({ place }) => place !== null);
          const cheat = own[nth % own.length];
          if (!cheat) return;
          const money = await Promise.all(ids.map((id) => leagues.money(id)));
          await leagues.stage.run(
            (work) => recloseWithout(work, cheat.id as UserID, week),
            inWeek(week + 1, minutes(90)),
          );
          const after = await lookBack(leagues.stage.db, RACERS, week);
          const rest = own.filter(({ id, groupID }) => id !== cheat.id && groupID === cheat.groupID);
          const scores = rest.map(({ id, races }, at) => ({ id, races, points: 1_000 - at, reachedStamp: 0 as never }));
          const ruled = closeGroup(tier, scores);
          for (const each of rest) {
            const now = after.find(({ id }) => id === each.id);
            const rule = ruled.get(each.id);
            const gains =
              (rule?.newTier ?? 0) > each.newTier || (rule?.reason === "winner" && each.reason !== "winner");
            expect(now?.newTier).toBe(gains ? rule?.newTier : each.newTier);
            expect(now?.reason).toBe(gains ? rule?.reason : each.reason);
            expect(await leagues.standing(each.id as UserID)).toMatchObject({ tier: now?.newTier });
          }
          const found = await leagues.standing(cheat.id as UserID);
          expect(found?.tier).toBe(Math.min(cheat.newTier, Math.max(cheat.tier, cheat.newTier - 1)));
          expect(found?.tournaments_won).toBe(0);
          for (const [at, id] of ids.entries()) {
            const has = await leagues.money(id);
            expect(has).toBeGreaterThanOrEqual(money[at] ?? 0);
          }
          await expect(
            leagues.stage.run((work) => recloseWithout(work, cheat.id as UserID, week), inWeek(week + 1, minutes(90))),
          ).rejects.toThrow("no place");
          week++;
        },
      ),
      { numRuns: 20 },
    );
  });
});
