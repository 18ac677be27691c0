import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LESSON_IDS, type LessonID } from "#shared/content/lessons/lesson.ts";
import type { Goal } from "#shared/rules/classes/assignments/goal.ts";
import {
  afterRace,
  aimOf,
  begun,
  isDone,
  stillWeak,
  targetOf,
  told,
  type AssignedRace,
  type Known,
  type Progress,
} from "#shared/rules/classes/assignments/progress.ts";
import { NO_COSTS, withRace, type Costs } from "#shared/rules/key-costs/costs.ts";

import { weakFactCosts } from "../support/coached.ts";

const few = fc.integer({ min: 1, max: 6 });
const percent = fc.integer({ min: 75, max: 100 });
const lesson = fc.constantFrom<LessonID>(...LESSON_IDS.slice(0, 2));
/** Goals that count what races show. */
const goals: fc.Arbitrary<Goal> = fc.oneof(
  fc.record({ kind: fc.constant("races" as const), races: few }),
  fc.record({ kind: fc.constant("minutes" as const), minutes: few }),
  fc.record({ kind: fc.constant("accuracy" as const), races: few, accuracy: percent }),
  fc.record({ kind: fc.constant("speed" as const), races: few, speed: fc.integer({ min: 10, max: 60 }) }),
  fc.record({ kind: fc.constant("improvement" as const), races: few, percent: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ kind: fc.constant("answers" as const), lessonID: lesson, answers: fc.integer({ min: 1, max: 80 }) }),
  fc.record({ kind: fc.constant("lesson" as const), lessonID: lesson, races: few, accuracy: percent }),
);
const races: fc.Arbitrary<AssignedRace> = fc.record({
  elapsedMs: fc.integer({ min: 5_000, max: 120_000 }),
  done: fc.integer({ min: 1, max: 40 }),
  speed: fc.double({ min: 5, max: 80, noNaN: true }),
  accuracy: fc.double({ min: 75, max: 100, noNaN: true }),
  lessonID: lesson,
});
const KNOWN: Known = { average: 30, costs: NO_COSTS };

const allOf = (goal: Goal, list: readonly AssignedRace[], known = KNOWN): readonly Progress[] => {
  let at = begun(goal, known);
  return [at, ...list.map((race) => (at = afterRace(goal, at, race, known)))];
};

describe("what a class is to do", () => {
  it("comes to the same in whatever order the races are counted", () => {
    fc.assert(
      fc.property(goals, fc.array(races, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (goal, list, keys) => {
        const mixed = list
          .map((race) => ({ race, key: keys.next().value }))
          .toSorted((one, other) => one.key - other.key);
        const other = mixed.map(({ race }) => race);
        expect(allOf(goal, other).at(-1)).toEqual(allOf(goal, list).at(-1));
      }),
    );
  });

  it("never goes back or past its aim, and what is done stays as it is", () => {
    fc.assert(
      fc.property(goals, fc.array(races, { maxLength: 15 }), (goal, list) => {
        const steps = allOf(goal, list);
        for (const [nth, step] of steps.entries()) {
          const before = steps[nth - 1] ?? step;
          expect(step.count).toBeGreaterThanOrEqual(before.count);
          expect(step.count).toBeLessThanOrEqual(aimOf(goal, step));
          expect(isDone(goal, before) ? step : before).toEqual(before);
        }
      }),
    );
  });

  it("is told in whole races, answers and facts, and in tenths of minutes", () => {
    expect(told({ kind: "minutes", minutes: 30 }, { count: 754_000 })).toEqual({ count: 12.5, of: 30 });
    expect(told({ kind: "races", races: 10 }, { count: 4 })).toEqual({ count: 4, of: 10 });
  });

  it("counts a race exactly at the limit, and none below it", () => {
    const race: AssignedRace = { elapsedMs: 60_000, done: 20, speed: 40, accuracy: 95, lessonID: "addition_1" };
    const count = (goal: Goal): number | undefined => allOf(goal, [race]).at(-1)?.count;
    expect(count({ kind: "speed", races: 2, speed: 40 })).toBe(1);
    expect(count({ kind: "speed", races: 2, speed: 41 })).toBe(0);
    expect(count({ kind: "accuracy", races: 2, accuracy: 95 })).toBe(1);
    expect(count({ kind: "accuracy", races: 2, accuracy: 96 })).toBe(0);
    expect(count({ kind: "minutes", minutes: 2 })).toBe(60_000);
    expect(count({ kind: "answers", lessonID: "addition_1", answers: 50 })).toBe(20);
    expect(count({ kind: "answers", lessonID: "money_1", answers: 50 })).toBe(0);
    expect(count({ kind: "lesson", lessonID: "addition_1", races: 2, accuracy: 95 })).toBe(1);
    expect(count({ kind: "lesson", lessonID: "addition_1", races: 2, accuracy: 96 })).toBe(0);
    expect(count({ kind: "lesson", lessonID: "money_1", races: 2, accuracy: 75 })).toBe(0);
  });
});

describe("an improvement", () => {
  const goal: Goal = { kind: "improvement", races: 2, percent: 10 };
  const at = (speed: number): AssignedRace => ({ elapsedMs: 1, done: 1, speed, accuracy: 90, lessonID: null });

  it("is measured against the pupil's own average at the beginning, whatever becomes of it", () => {
    const first = begun(goal, { ...KNOWN, average: 20 });
    expect(targetOf(10, 20)).toBe(22);
    const later = afterRace(goal, afterRace(goal, first, at(22), { ...KNOWN, average: 60 }), at(21.9), KNOWN);
    expect(later).toEqual({ count: 1, average: 20 });
  });

  it("begins with the first race of whoever had no average, which doesn't count itself", () => {
    const unknown = { ...KNOWN, average: null };
    expect(begun(goal, unknown)).toEqual({ count: 0 });
    expect(afterRace(goal, begun(goal, unknown), at(40), { ...KNOWN, average: 40 })).toEqual({ count: 0, average: 40 });
    expect(afterRace(goal, begun(goal, unknown), at(40), unknown)).toEqual({ count: 0 });
  });
});

describe("weak facts", () => {
  const goal: Goal = { kind: "facts", facts: 2 };
  const race: AssignedRace = { elapsedMs: 60_000, done: 20, speed: 20, accuracy: 95, lessonID: "multiplication_2" };
  const facts = (costs: Costs): Known => ({ average: null, costs });
  /** Races in which the facts that were weak take no longer than any other. */
  const practised = (costs: Costs, count: number, parts: readonly string[]): Costs => {
    let after = costs;
    for (let nth = 0; nth < count; nth++) {
      const uses = [...(costs.get("multiplication_2")?.parts.keys() ?? [])]
        .filter((part) => parts.includes(part) || nth % 3 === 0)
        .map((part) => ({ part, ratio: 1, isMissed: false }));
      after = withRace(after, new Map([["multiplication_2", { paceMs: 2_500, uses }]]));
    }
    return after;
  };
  const plain = (key: string): string => key.slice(key.indexOf(" ") + 1);

  it("are mastered once they have come again and are as quick as the others, and stay so", () => {
    const before = weakFactCosts(3);
    const first = begun(goal, facts(before));
    expect(stillWeak(first)).toHaveLength(3);
    expect(first.count).toBe(0);
    const [one, other] = stillWeak(first).map(plain);
    const once = afterRace(goal, first, race, facts(practised(before, 1, [])));
    expect(once.count).toBe(0);
    const half = afterRace(goal, once, race, facts(practised(before, 60, [one ?? ""])));
    expect(half.mastered?.map(plain)).toContain(one);
    const again = afterRace(goal, half, race, facts(before));
    expect(again.count).toBeGreaterThanOrEqual(half.count);
    const whole = afterRace(goal, again, race, facts(practised(before, 60, [one ?? "", other ?? ""])));
    expect(isDone(goal, whole)).toBe(true);
    expect(afterRace(goal, whole, race, facts(before))).toBe(whole);
  });

  it("are no more than there are, once enough races are known", () => {
    const few = { kind: "facts", facts: 5 } as const;
    expect(told(few, begun(few, facts(weakFactCosts(3))))).toEqual({ count: 0, of: 3 });
    expect(told(few, begun(few, facts(weakFactCosts(3, 9))))).toEqual({ count: 0, of: 5 });
    const none = begun(few, facts(weakFactCosts(0)));
    expect([isDone(few, none), told(few, none)]).toEqual([true, { count: 0, of: 0 }]);
    expect(isDone(few, begun(few, facts(NO_COSTS)))).toBe(false);
  });
});
