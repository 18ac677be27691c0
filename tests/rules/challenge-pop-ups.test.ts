import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { ChallengeDay } from "#shared/rules/challenges/progress.ts";
import {
  animatedFrom,
  challengesKey,
  completedIn,
  inOrder,
  isNewlyComplete,
  NEVER_SEEN,
  seenSet,
} from "#shared/rules/pop-ups/challenges.ts";
import type { Day, Stamp } from "#shared/units.ts";

const GOALS = [3, 6, 150];
const AT = 1_000 as Stamp;
const dayWith = (progress: readonly number[], completeStamps: readonly (number | null)[] = []): ChallengeDay => ({
  progress,
  completeStamps: GOALS.map((_goal, at) => (completeStamps[at] ?? null) as Stamp | null),
});
/** The steps of a day as they pop up to somebody who has seen so much of it. */
const stepsOf = (day: ChallengeDay, seen = NEVER_SEEN) => {
  const from = animatedFrom(GOALS, seen);
  return GOALS.map((goal, at) => ({
    at,
    goal,
    progress: day.progress[at] ?? 0,
    completeStamp: day.completeStamps[at] ?? null,
    animateFrom: from[at] ?? 0,
  }));
};

describe("challenges that pop up", () => {
  it("are named by their day and by how many are complete", () => {
    expect(completedIn(dayWith([3, 6, 20], [AT, AT]))).toBe(2);
    expect(challengesKey(20_000 as Day, 2)).toBe("challenges:20000:2");
  });

  it("come as progressed and complete, complete, progressed, the rest", () => {
    const steps = [
      { name: "rest", progress: 1, animateFrom: 1, completeStamp: null },
      { name: "progressed", progress: 2, animateFrom: 1, completeStamp: null },
      { name: "complete", progress: 3, animateFrom: 3, completeStamp: AT },
      { name: "new", progress: 3, animateFrom: 2, completeStamp: AT },
    ];
    expect(inOrder(steps).map(({ name }) => name)).toEqual(["new", "complete", "progressed", "rest"]);
  });

  it("move from where they were last seen, and what is complete since then is new", () => {
    const first = dayWith([3, 2, 40], [AT]);
    const seen = seenSet(first, GOALS, 1, NEVER_SEEN);
    expect(seen).toEqual({ completed: 1, progress: [3, 2, 40] });
    const later = stepsOf(dayWith([3, 6, 90], [AT, AT + 50]), seen);
    expect(later.map(({ animateFrom }) => animateFrom)).toEqual([3, 2, 40]);
    expect(later.map(isNewlyComplete)).toEqual([false, true, false]);
  });

  it("that became complete while the last ones were looked at are new the next time", () => {
    const both = dayWith([3, 6, 90], [AT, AT + 50]);
    const seen = seenSet(both, GOALS, 1, NEVER_SEEN);
    expect(seen).toEqual({ completed: 1, progress: [3, 0, 90] });
    expect(stepsOf(both, seen).map(isNewlyComplete)).toEqual([false, true, false]);
  });

  it("are new once, however far the day has come between two looks", () => {
    const progress = fc.tuple(...GOALS.map((goal) => fc.nat(goal)));
    fc.assert(
      fc.property(fc.array(progress, { minLength: 1, maxLength: 8 }), (races) => {
        let seen = NEVER_SEEN;
        let day = dayWith([0, 0, 0]);
        const news: number[] = [];
        for (const [nth, more] of races.entries()) {
          const reached = GOALS.map((_goal, at) => Math.max(day.progress[at] ?? 0, more[at] ?? 0));
          const stamps = GOALS.map((goal, at) => day.completeStamps[at] ?? (reached[at] === goal ? AT + nth : null));
          day = dayWith(reached, stamps);
          if (completedIn(day) === seen.completed) continue;
          news.push(
            ...stepsOf(day, seen)
              .filter(isNewlyComplete)
              .map(({ at }) => at),
          );
          seen = seenSet(day, GOALS, completedIn(day), seen);
        }
        const complete = GOALS.map((_goal, at) => at).filter((at) => day.completeStamps[at] !== null);
        expect(news.toSorted((one, other) => one - other)).toEqual(complete);
      }),
    );
  });
});
