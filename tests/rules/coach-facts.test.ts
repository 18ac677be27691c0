import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LESSON_IDS, type LessonID } from "#shared/content/lessons/lesson.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { reviewed, type FactCard, type Review } from "#shared/rules/coach/cards.ts";
import { problemOf } from "#shared/rules/coach/fact-problem.ts";
import { factRound } from "#shared/rules/coach/fact-round.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { factOf } from "#shared/rules/key-costs/reckoned.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";
import { days, type Stamp } from "#shared/units.ts";

import { shuffled } from "../support/dice.ts";
import "../support/seeded-checks.ts";

const NOW = 1_800_000_000 as Stamp;
const DAY = days(1) / 1_000;
const PACE = 2_000;
const later = (stamp: Stamp, seconds: number): Stamp => (stamp + seconds) as Stamp;
const seeds = fc.nat(1_000_000_000);

/** Of a lesson, all that come in some races. */
function factsOf(lessonID: LessonID): readonly string[] {
  const dice = seededDice(5);
  const races = Array.from({ length: 80 }, () => makeProblems(lessonID, dice));
  return [...new Set(races.flat().flatMap((problem) => factOf(problem) ?? []))];
}
const FACTS = new Map(LESSON_IDS.map((lessonID) => [lessonID, factsOf(lessonID)]));
const CALCULATED = LESSON_IDS.filter((lessonID) => (FACTS.get(lessonID)?.length ?? 0) > 0);

const review = fc.record({ waitMs: fc.integer({ min: 150, max: 60_000 }), isMissed: fc.boolean() });
/** Seconds since the review before. */
const history = fc.array(fc.tuple(review, fc.oneof(fc.nat(900), fc.nat(30 * DAY))), { maxLength: 12 });

const cardAfter = (reviews: readonly (readonly [Review, number])[]) => {
  let at = NOW;
  let card: FactCard | undefined;
  for (const [each, seconds] of reviews) {
    at = later(at, seconds);
    card = reviewed(card, each, PACE, at);
  }
  return { card, at };
};
const again = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const right = { waitMs: PACE, isMissed: false };
const wrong = { waitMs: PACE, isMissed: true };

describe("what is remembered of a fact", () => {
  it("is the same from the same reviews, also when it was stored in between", () => {
    fc.assert(
      fc.property(history, (reviews) => {
        const { card, at } = cardAfter(reviews);
        expect(cardAfter(reviews).card).toEqual(card);
        if (!card) return;
        expect(again(card)).toEqual(card);
        for (const each of [right, wrong])
          expect(reviewed(again(card), each, PACE, later(at, DAY))).toEqual(reviewed(card, each, PACE, later(at, DAY)));
      }),
    );
  });

  it("is due later after a right answer than after a wrong one, the later the quicker it was", () => {
    fc.assert(
      fc.property(history, fc.nat(60 * DAY), (reviews, seconds) => {
        const { card, at } = cardAfter(reviews);
        const dueAfter = (each: Review) => reviewed(card, each, PACE, later(at, seconds)).dueStamp;
        const slow = dueAfter({ waitMs: 3 * PACE, isMissed: false });
        expect(dueAfter(wrong)).toBeGreaterThan(later(at, seconds));
        expect(slow).toBeGreaterThan(dueAfter(wrong));
        expect(dueAfter(right)).toBeGreaterThanOrEqual(slow);
        expect(dueAfter({ waitMs: PACE / 2, isMissed: false })).toBeGreaterThanOrEqual(dueAfter(right));
      }),
    );
  });

  it("comes less and less often while it is right", () => {
    fc.assert(
      fc.property(history, (reviews) => {
        let { card } = cardAfter([...reviews, [right, 0]]);
        const waits: number[] = [];
        for (let nth = 0; nth < 8 && card; nth++) {
          const at = card.dueStamp;
          card = reviewed(card, right, PACE, at);
          waits.push(card.dueStamp - at);
        }
        expect(waits).toEqual(waits.toSorted((one, other) => one - other));
        expect(waits.at(-1)).toBeGreaterThan(DAY);
      }),
    );
  });

  it("bears a clock that goes back: the review counts as of the last one", () => {
    fc.assert(
      fc.property(history, review, fc.nat(90 * DAY), (reviews, each, back) => {
        const { card, at } = cardAfter(reviews);
        if (!card) return;
        expect(reviewed(card, each, PACE, later(at, -back))).toEqual(reviewed(card, each, PACE, at));
      }),
    );
  });
});

describe("a fact as a problem", () => {
  it("is that fact again, for every calculation of the lessons", () => {
    for (const [lessonID, facts] of FACTS) {
      for (const fact of facts) {
        for (const dice of [() => 0.1, () => 0.9]) {
          const problem = problemOf(fact, dice);
          if (!problem) throw new Error(`${fact} of ${lessonID} is no problem`);
          expect(factOf(problem)).toBe(fact);
          expect(problem.answer).toBe(answerOf(problem.prompt));
        }
      }
    }
    fc.assert(
      fc.property(fc.constantFrom(...CALCULATED), seeds, (lessonID, seed) => {
        for (const problem of makeProblems(lessonID, seededDice(seed)))
          expect(problemOf(factOf(problem) ?? "", seededDice(seed))?.answer).toBe(problem.answer);
      }),
    );
  });

  it("is asked either way round where both are one fact", () => {
    const lines = [0.1, 0.9].map((throws) => problemOf("7 × 8", () => throws)?.prompt);
    expect(lines.map((prompt) => prompt?.kind === "calculation" && prompt.left)).toEqual([8, 7]);
    const minus = [0.1, 0.9].map((throws) => problemOf("14 − 6", () => throws)?.answer);
    expect(minus).toEqual(["8", "8"]);
  });

  it("is none of what is no fact", () => {
    const junk = ["", "7", "7 x 8", "8 × 7", "07 × 8", "7 ÷ 2", "5 ÷ 0", "0 ÷ 0", "3 − 5", "1000 + 1", "7 × 8 "];
    expect(junk.filter((text) => problemOf(text, seededDice(1)))).toEqual([]);
    fc.assert(
      fc.property(fc.string(), seeds, (text, seed) => {
        const problem = problemOf(text, seededDice(seed));
        expect(problem ? factOf(problem) : text).toBe(text);
      }),
    );
  });
});

/** A racer's facts of some lessons: a dozen coached, as many left, and what is known of the others. */
const racers = fc
  .record({
    lessons: fc.subarray([...CALCULATED], { minLength: 1, maxLength: 3 }),
    coached: fc.integer({ min: 1, max: 12 }),
    known: fc.constantFrom(0, 3, 12, 80),
    newToday: fc.nat(6),
    histories: fc.array(history, { minLength: 12, maxLength: 12 }),
    seed: seeds,
  })
  .map(({ lessons, coached, known, newToday, histories, seed }) => {
    const dice = seededDice(seed);
    const all = lessons.flatMap((lessonID) => (FACTS.get(lessonID) ?? []).map((fact) => ({ lessonID, fact })));
    const facts = shuffled([...new Map(all.map((each) => [each.fact, each])).values()], dice);
    const withCard = facts
      .slice(0, coached)
      .map((each, nth) => ({ ...each, card: dice() < 0.3 ? undefined : cardAfter(histories[nth] ?? []).card }));
    const left = facts.slice(coached, 2 * coached).map(({ fact }) => fact);
    const others = facts.slice(2 * coached, 2 * coached + known).map(({ fact }) => fact);
    return { wanted: { coached: withCard, known: others, left, newToday }, seed };
  });

describe("a round of facts", () => {
  const moments = fc.nat(60 * DAY).map((seconds) => later(NOW, seconds));

  it("has a quarter of aims at most: what is due, then a few new ones a day, and never what is left or not yet due", () => {
    fc.assert(
      fc.property(racers, moments, ({ wanted, seed }, now) => {
        const { coached, left, newToday } = wanted;
        const problems = factRound(wanted, now, seededDice(seed));
        expect(problems.length).toBe(MATH.problems);
        for (const { prompt, answer } of problems) expect(answer).toBe(answerOf(prompt));
        const facts = problems.flatMap((problem) => factOf(problem) ?? []);
        expect(facts.filter((fact) => left.includes(fact))).toEqual([]);
        const due = coached
          .flatMap(({ fact, card }) => (card && card.dueStamp <= now ? [{ fact, at: card.dueStamp }] : []))
          .toSorted((one, other) => one.at - other.at);
        const fresh = coached.filter(({ card }) => !card).map(({ fact }) => fact);
        const today = fresh.slice(0, Math.max(0, COACH.newFacts - newToday));
        const most = MATH.problems * COACH.aimedShare;
        const aimed = facts.filter((fact) => coached.some((each) => each.fact === fact));
        expect(aimed).toEqual([...due.map(({ fact }) => fact), ...today].slice(0, most));
        const isAim = problems.map((problem) => aimed.includes(factOf(problem) ?? ""));
        expect(isAim.slice(0, 2)).not.toContain(true);
        expect(isAim.filter((is, at) => is && isAim[at + 1] === true)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("has known facts among them, none twice before all have come; where few are known, others of the lesson", () => {
    fc.assert(
      fc.property(racers, moments, ({ wanted, seed }, now) => {
        const { coached, known } = wanted;
        const facts = factRound(wanted, now, seededDice(seed)).flatMap((problem) => factOf(problem) ?? []);
        const others = facts.filter((fact) => !coached.some((each) => each.fact === fact));
        const isEnough = known.length >= MATH.problems / 2;
        expect(others.filter((fact) => isEnough && !known.includes(fact))).toEqual([]);
        const different = new Set(others.slice(0, Math.min(known.length, others.length))).size;
        expect(different).toBe(Math.min(known.length, others.length));
      }),
    );
  });

  it("can be had of every lesson, by whoever knows nothing yet", () => {
    for (const lessonID of LESSON_IDS) {
      const facts = FACTS.get(lessonID) ?? [];
      const coached = [{ lessonID, fact: facts[0] ?? "", card: undefined }];
      const problems = factRound({ coached, known: [], left: [], newToday: 0 }, NOW, seededDice(3));
      expect(problems.length).toBe(MATH.problems);
      expect(problems.filter((problem) => factOf(problem) === facts[0]).length).toBe(
        facts.length > 0 ? 1 : MATH.problems,
      );
    }
    expect(factRound({ coached: [], known: [], left: [], newToday: 0 }, NOW, seededDice(3)).length).toBe(MATH.problems);
  });
});
