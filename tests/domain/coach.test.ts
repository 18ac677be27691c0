import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Site } from "#shared/content/site.ts";
import type { CoachPlan, PractisedRound } from "#shared/contracts/race/coach.ts";
import type { UserID } from "#shared/ids.ts";
import { FINDING } from "#shared/rules/coach/numbers.ts";
import { declareBot } from "#shared/server/bots/declare.ts";
import { closeFortnights } from "#shared/server/coach/close.ts";
import { coachPlanOf } from "#shared/server/coach/plan.ts";
import { countPractised } from "#shared/server/coach/practised.ts";
import { startFortnight } from "#shared/server/coach/start.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, dayOf, days, hours, minutes, ms, startOf, type Day, type Stamp } from "#shared/units.ts";

import { keepCosts, WEAK, weakCosts, weakFactCosts } from "../support/coached.ts";
import { diceOf } from "../support/dice.ts";
import { releaseHeld } from "../support/holds.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

/** Noon, so that some hours later is the same day. */
const START = after(startOf(dayOf(nowStamp())), hours(12 - 24 * 40));
const onDay = (day: number): Stamp => after(START, days(day));

const TYPED = weakCosts();
const dice = diceOf("lots");

const planOf = (userID: UserID, at: Stamp, site: Site = "type"): Promise<CoachPlan> =>
  coachPlanOf(stage.db, userID, site, at);
const start = (userID: UserID, at: Stamp = START, site: Site = "type") =>
  stage.run((work) => startFortnight(work, userID, site, dice), at);

const ROUND: PractisedRound = { agoMs: minutes(1), elapsedMs: minutes(1), done: 230, reviews: [] };
const practise = (
  userID: UserID,
  at: Stamp,
  rounds: readonly PractisedRound[] = [ROUND],
  site: Site = "type",
  startedStamp: Stamp = START,
) => stage.run((work) => countPractised(work, userID, site, { startedStamp, rounds }), at);

async function coached(costs = TYPED, site: Site = "type"): Promise<UserID> {
  const userID = await stage.newPlayer();
  await stage.run((work) => keepCosts(work, userID, costs), START);
  await start(userID, START, site);
  return userID;
}

let seed = 40_000;
async function race(userID: UserID, at: Stamp, count = 1): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    const outcome = racedBy([{ userID, typer: person(5) }], after(at, minutes(nth * 2)), seed++);
    await stage.run((work) => settleRace(work, outcome), after(at, minutes(nth * 2 + 1)));
    await stage.run((work) => payRace(work, outcome.raceID), after(at, minutes(nth * 2 + 1)));
  }
  await stage.run((work) => releaseHeld(work, userID), after(at, minutes(count * 2 + 1)));
}

const rowsOf = (userID: UserID) =>
  stage.db.selectFrom("coach_fortnights").selectAll().where("user_id", "=", userID).orderBy("started_stamp").execute();
const inSpanOf = async (userID: UserID) =>
  (await stage.db.selectFrom("key_costs").selectAll().where("user_id", "=", userID).executeTakeFirst())?.span_costs;
const findingOf = async (site: Site) =>
  (await stage.db.selectFrom("coach_findings").selectAll().where("site", "=", site).executeTakeFirst())?.racers ?? 0;

describe("two weeks with the coach", () => {
  it("begin with a lot: half of the weak pairs, and which half is chance", async () => {
    const halves = new Set<string>();
    for (let nth = 0; nth < 12; nth++) {
      const { fortnight } = await planOf(await coached(), START);
      expect(fortnight?.coached.length).toBe(2);
      expect(fortnight?.left.length).toBe(2);
      const both = [...(fortnight?.coached ?? []), ...(fortnight?.left ?? [])].map(({ part }) => part);
      expect(both.every((part) => part in WEAK)).toBe(true);
      expect(new Set(both).size).toBe(4);
      halves.add((fortnight?.coached ?? []).map(({ part }) => part).join());
    }
    expect(halves.size).toBeGreaterThan(1);
  });

  it("don't begin for who has too few races or too little that is weak, nor twice, however often it is asked at once", async () => {
    const nobody = await stage.newPlayer();
    await start(nobody);
    expect(await planOf(nobody, START)).toMatchObject({
      races: 0,
      racesNeeded: 10,
      weak: 0,
      fortnight: null,
      last: null,
    });
    const single = await stage.newPlayer();
    await stage.run((work) => keepCosts(work, single, weakCosts({ th: 2.6 })), START);
    await start(single);
    expect(await planOf(single, START)).toMatchObject({ weak: 1, weakNeeded: 2, fortnight: null });
    const eager = await stage.newPlayer();
    await stage.run((work) => keepCosts(work, eager, TYPED), START);
    await atOnce(Array.from({ length: 6 }, (_unused, nth) => () => start(eager, after(START, ms(nth * 1_000)))));
    expect(await rowsOf(eager)).toHaveLength(1);
  });

  it("count what was practised by day, also what comes late and in any order, once, and no more than can be", async () => {
    const userID = await coached();
    await practise(userID, onDay(1), [ROUND, { ...ROUND, agoMs: minutes(3) }]);
    expect((await planOf(userID, onDay(1))).fortnight).toMatchObject({
      days: 1,
      daysBefore: 0,
      todayMs: minutes(2),
      practisedMs: minutes(2),
    });
    // An evening without a connection.
    await practise(userID, onDay(3), [ROUND, { ...ROUND, agoMs: days(1) }]);
    expect((await planOf(userID, onDay(3))).fortnight).toMatchObject({ days: 3, daysBefore: 2, todayMs: minutes(1) });
    await practise(userID, onDay(3), [{ ...ROUND, agoMs: days(2) }]);
    expect((await planOf(userID, onDay(3))).fortnight).toMatchObject({ days: 3, todayMs: minutes(1) });
    const { practisedMs } = (await planOf(userID, onDay(3))).fortnight!;
    expect(practisedMs).toBe(minutes(5));
    // A clock that was set meanwhile.
    await practise(userID, onDay(3), [{ ...ROUND, agoMs: days(50) }]);
    expect((await planOf(userID, onDay(3))).fortnight).toMatchObject({ days: 4, practisedMs: minutes(6) });
    const passedOver: readonly PractisedRound[] = [
      { ...ROUND, done: 0 },
      { ...ROUND, done: 2_000 },
      { ...ROUND, elapsedMs: 0 },
    ];
    await practise(userID, onDay(3), passedOver);
    await practise(userID, onDay(3), [ROUND], "type", after(START, ms(-1_000)));
    await practise(userID, onDay(3), [ROUND], "math");
    await practise(userID, onDay(16), [ROUND]);
    expect((await rowsOf(userID))[0]?.practised_ms).toBe(minutes(6));
  });

  it("never count more time than has passed, whatever is said", async () => {
    const userID = await coached();
    const said = fc.array(
      fc.record({
        agoMs: fc.integer({ min: 0, max: days(60) }),
        elapsedMs: fc.integer({ min: 0, max: minutes(20) }),
        done: fc.integer({ min: 0, max: 2_000 }),
        reviews: fc.constant([]),
      }),
      { minLength: 1, maxLength: 60 },
    );
    let at = START;
    await fc.assert(
      fc.asyncProperty(said, fc.integer({ min: 0, max: 3_600 }), async (rounds, passed) => {
        at = after(at, ms(passed * 1_000));
        await practise(userID, at, rounds);
        const [row] = await rowsOf(userID);
        expect(row?.practised_ms).toBeLessThanOrEqual((at - START + 60) * 1_000);
        expect(row?.days).toEqual([...new Set(row?.days)].toSorted((a, b) => a - b));
        expect(row?.days.every((day: Day) => day >= dayOf(START) && day <= dayOf(at))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("compare only races of the second week, and say what each half has gained", async () => {
    const userID = await coached();
    for (const day of [0, 1, 2]) await practise(userID, onDay(day + 0.01));
    await race(userID, onDay(5), 2);
    expect(await inSpanOf(userID)).toBeNull();
    await race(userID, onDay(8), 14);
    expect((await inSpanOf(userID))?.pairs?.races).toBe(14);
    expect((await planOf(userID, onDay(13))).last).toBeNull();
    const told = (await planOf(userID, onDay(14))).last;
    // It types these pairs as any others by now, so both halves take less than half of the time.
    for (const half of [told?.outcome?.coached, told?.outcome?.left]) {
      expect(half?.gain).toBeGreaterThan(0.4);
      expect(half?.gain).toBeLessThan(0.75);
    }
    expect(told?.outcome?.matches).toBe(2);
    await race(userID, onDay(14), 1);
    expect((await inSpanOf(userID))?.pairs?.races).toBe(14);
    expect(await closeFortnights(stage.performer(onDay(14.5)))).toBe(0);
    const before = await findingOf("type");
    expect(await closeFortnights(stage.performer(onDay(15.1)))).toBeGreaterThan(0);
    expect(await closeFortnights(stage.performer(onDay(15.1)))).toBe(0);
    expect(await findingOf("type")).toBe(before + 1);
    expect((await planOf(userID, onDay(20))).last).toEqual(told);
    expect((await rowsOf(userID))[0]).toMatchObject({ costs: null, cards: {}, is_found: true });
    expect(await inSpanOf(userID)).toBeNull();
  });

  it("say nothing to who hardly practised or raced; of all racers they count who raced, and nobody twice", async () => {
    const idle = await coached();
    await practise(idle, onDay(0.01));
    await race(idle, onDay(8), 14);
    const absent = await coached();
    for (const day of [0, 1, 2]) await practise(absent, onDay(day + 0.01));
    const keen = await coached();
    for (const day of [0, 1, 2]) await practise(keen, onDay(day + 0.01));
    await race(keen, onDay(8), 14);
    const before = await findingOf("type");
    await closeFortnights(stage.performer(onDay(16)));
    // Those who gave up count as well: the coached half of theirs may have been the hard one.
    expect(await findingOf("type")).toBe(before + 2);
    const areFound = [idle, absent, keen].map(async (userID) => (await rowsOf(userID))[0]?.is_found);
    expect(await Promise.all(areFound)).toEqual([true, false, true]);
    for (const userID of [idle, absent]) {
      expect((await planOf(userID, onDay(16))).last).toMatchObject({ outcome: null });
    }
    await stage.run((work) => keepCosts(work, keen, TYPED), onDay(16));
    await start(keen, onDay(16));
    for (const day of [16, 17, 18]) await practise(keen, onDay(day + 0.01), [ROUND], "type", onDay(16));
    await race(keen, onDay(24), 14);
    await closeFortnights(stage.performer(onDay(32)));
    expect(await findingOf("type")).toBe(before + 2);
    expect((await rowsOf(keen)).map(({ gains, is_found }) => [gains !== null, is_found])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it("say nothing of a part of which nothing was known before, and spoil nothing for others", async () => {
    const userID = await coached();
    for (const day of [0, 1, 2]) await practise(userID, onDay(day + 0.01));
    await race(userID, onDay(8), 14);
    await stage.db.updateTable("coach_fortnights").set({ costs: "{}" }).where("user_id", "=", userID).execute();
    expect((await planOf(userID, onDay(14))).last?.outcome).toBeNull();
    const before = await findingOf("type");
    await closeFortnights(stage.performer(onDay(16)));
    expect(await findingOf("type")).toBe(before);
    expect((await rowsOf(userID))[0]).toMatchObject({ gains: null, is_found: false });
  });

  it("close by themselves before the next ones begin", async () => {
    const userID = await coached();
    await start(userID, onDay(14));
    const rows = await rowsOf(userID);
    expect(rows.map(({ ended_stamp }) => ended_stamp)).toEqual([onDay(14), null]);
    const { fortnight, last } = await planOf(userID, onDay(14));
    expect([fortnight?.startedStamp, last?.startedStamp]).toEqual([onDay(14), START]);
  });

  it("are told of all racers once there are enough, and of one racer to nobody else", async () => {
    const userID = await coached();
    expect((await planOf(userID, START)).finding).toBeNull();
    const racers = FINDING.fewestRacers + 20;
    const sums = { racers, weight: racers / 2, sum: racers * 0.1, squares: racers * 0.012 };
    await stage.db
      .insertInto("coach_findings")
      .values({ site: "type", ...sums })
      .onConflict((conflict) => conflict.column("site").doUpdateSet(sums))
      .execute();
    expect((await planOf(userID, START)).finding).toMatchObject({ racers, gain: 0.1813, isSure: true });
    expect((await planOf(userID, START, "math")).finding).toBeNull();
  });

  it("go with an account that is declared a bot, and with one that is erased; the export has them", async () => {
    const [bot, gone] = [await coached(), await coached()];
    expect(await exportOf(stage.db, gone)).toMatchObject({ coach: [{ site: "type", days: [] }] });
    await stage.run((work) => declareBot(work, bot));
    await stage.db.deleteFrom("users").where("user_id", "=", gone).execute();
    expect([await rowsOf(bot), await rowsOf(gone)]).toEqual([[], []]);
  });
});

describe("facts with the coach", () => {
  const FACTS = weakFactCosts(6);

  it("don't begin before ten races of a lesson, as pairs don't", async () => {
    const userID = await coached(weakFactCosts(6, 9), "math");
    expect(await planOf(userID, START, "math")).toMatchObject({ races: 9, racesNeeded: 10, weak: 0, fortnight: null });
  });

  it("are drawn by halves, come among those that are known, and are scheduled by how they were solved", async () => {
    const userID = await coached(FACTS, "math");
    const { fortnight } = await planOf(userID, START, "math");
    expect([fortnight?.coached.length, fortnight?.left.length]).toEqual([3, 3]);
    expect(fortnight?.known.length).toBeGreaterThan(5);
    expect(fortnight?.paceMs).toEqual({ multiplication_2: 2_500 });
    const [own, other] = [fortnight!.coached[0]!, fortnight!.left[0]!];
    const review = { lessonID: "multiplication_2" as const, waitMs: 2_400, isMissed: false };
    const reviews = [
      { ...review, fact: own.part },
      { ...review, fact: other.part },
      { ...review, fact: own.part, lessonID: "division_1" as const },
    ];
    await practise(userID, onDay(0.01), [{ ...ROUND, done: 20, reviews }], "math");
    const later = (await planOf(userID, onDay(0.01), "math")).fortnight!;
    expect(later.coached.filter(({ card }) => card !== null).map(({ part, card }) => [part, card?.reps])).toEqual([
      [own.part, 1],
    ]);
    await practise(
      userID,
      onDay(0.02),
      [{ ...ROUND, done: 20, reviews: [{ ...reviews[0]!, isMissed: true }] }],
      "math",
    );
    const again = (await planOf(userID, onDay(0.02), "math")).fortnight!.coached[0]!.card!;
    expect([again.reps, again.dueStamp - again.lastStamp]).toEqual([2, 60]);
  });
});
