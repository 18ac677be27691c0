import { describe, expect, it } from "vitest";

import { LESSON_IDS, type LessonID } from "#shared/content/lessons/lesson.ts";
import { boundOf } from "#shared/rules/certificate/math-bounds.ts";
import { seededDice } from "#shared/rules/chance.ts";
import type { Hands } from "#shared/rules/fair-play/hands.ts";
import { effortOf, floorOf } from "#shared/rules/fair-play/math/effort.ts";
import { isNearMiss } from "#shared/rules/fair-play/math/near-miss.ts";
import { FASTEST, MATH_LIMITS } from "#shared/rules/fair-play/math/numbers.ts";
import { solvesOf } from "#shared/rules/fair-play/math/solves.ts";
import { isWeighable, mathTraceOf, type MathTrace } from "#shared/rules/fair-play/math/trace.ts";
import { mathSignalsOf } from "#shared/rules/fair-play/math/verdict.ts";
import type { SignalCode } from "#shared/rules/fair-play/signal.ts";
import type { Answer } from "#shared/rules/math/answers.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import type { Problem } from "#shared/rules/math/problem.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";

const PROBLEMS = makeProblems("addition_1", seededDice(4));

/** Every problem answered rightly at these moments, one after the other. */
const answered = (times: readonly number[], problems: readonly Problem[] = PROBLEMS): Answer[] =>
  times.map((offsetMs, at) => ({ offsetMs, fairMs: offsetMs, digits: problems[at]?.answer ?? "" }));

/** A race with these waits, over and over. */
function raced(waits: readonly number[], lessonID: LessonID = "addition_1"): MathTrace {
  const problems = lessonID === "addition_1" ? PROBLEMS : makeProblems(lessonID, seededDice(4));
  let atMs = 0;
  const times = problems.map((_problem, at) => (atMs += waits[at % waits.length] ?? 0));
  return mathTraceOf(lessonID, problems, answered(times, problems));
}

const signal = (code: SignalCode, now: MathTrace, ...earlier: readonly MathTrace[]) =>
  mathSignalsOf({ now, earlier, others: [] }).find((each) => each.code === code);

const UNEVEN = [1_013, 1_427, 893, 1_871, 1_109, 1_633, 967, 1_291];

describe("a solved problem", () => {
  it("takes from the right answer before it to its first one, and each wrong one until the next", () => {
    const [first, second] = PROBLEMS;
    const answers = [
      [900, first?.answer],
      [2_000, "98"],
      [2_250, "99"],
      [3_000, second?.answer],
      [4_000, "97"],
    ].map(([offsetMs, digits]) => ({ offsetMs: Number(offsetMs), fairMs: 0, digits: String(digits) }));
    expect(solvesOf(PROBLEMS, answers)).toEqual([
      { problem: first, waitMs: 900, wrong: [], fixesMs: [] },
      { problem: second, waitMs: 1_100, wrong: ["98", "99"], fixesMs: [250, 750] },
    ]);
  });

  it("takes people longer the more there is to do, and nobody less than its floor", () => {
    const of = (lessonID: LessonID) => makeProblems(lessonID, seededDice(8));
    for (const lessonID of LESSON_IDS) {
      const efforts = of(lessonID).map(effortOf);
      const [easy, hard] = [efforts.slice(0, 8), efforts.slice(-8)].map((some) =>
        some.reduce((sum, each) => sum + each, 0),
      );
      expect(hard).toBeGreaterThan(easy ?? 0);
      for (const problem of of(lessonID)) expect(floorOf(problem)).toBeLessThan(effortOf(problem) / 2);
    }
  });
});

describe("a wrong answer", () => {
  const problemOf = (sign: "+" | "×", left: number, right: number, answer: number): Problem => ({
    prompt: { kind: "calculation", left, sign, right, line: "", sentence: "" },
    answer: String(answer),
  });

  it("is near where people are: a neighbour, a ten, another row, another sign, a digit", () => {
    const product = problemOf("×", 7, 8, 56);
    for (const digits of ["55", "58", "46", "66", "63", "48", "49", "15", "65", "5", "566", "59", "26"]) {
      expect([digits, isNearMiss(product, digits)]).toEqual([digits, true]);
    }
    for (const digits of ["83", "31", "100", "0", "77"]) {
      expect([digits, isNearMiss(product, digits)]).toEqual([digits, false]);
    }
    expect(["13", "2", "24", "39"].map((digits) => isNearMiss(problemOf("+", 8, 6, 14), digits))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe("a signal of a math race", () => {
  it("of speed fires past what anyone has done, and every kind of problems counts at once for less", () => {
    const race = (score: number, lessonID: LessonID) => signal("answer-speed", { ...raced(UNEVEN, lessonID), score });
    for (const lessonID of LESSON_IDS) {
      expect(race(FASTEST[lessonID], lessonID)?.fired).toBe(false);
      expect(race(FASTEST[lessonID] + 1, lessonID)).toMatchObject({ fired: true, isConclusive: true });
      expect(boundOf(lessonID)).toBeLessThan(FASTEST[lessonID] / 2);
      expect(boundOf(lessonID)).toBeGreaterThan(MATH.newcomerScore);
    }
  });

  it("of a clock sees ten even waits in a row, but not on a clock that goes in steps", () => {
    const half = [...UNEVEN, 1_207, 1_533, ...Array<number>(10).fill(1_001)];
    expect(signal("answer-clock", raced(half))).toMatchObject({ measured: 0, fired: true, isConclusive: true });
    const stepped = half.map((waitMs) => Math.round(waitMs / 100) * 100);
    expect(signal("answer-clock", raced(stepped))?.fired).toBe(false);
    expect(signal("answer-clock", raced([1_000]))?.fired).toBe(true);
    expect(signal("answer-clock", raced(UNEVEN))?.fired).toBe(false);
  });

  it("of instants and of evenness looks past the first answer, which may have been typed before", () => {
    const early = [151, ...Array.from({ length: 19 }, (_unused, at) => UNEVEN[at % 8] ?? 0)];
    expect(signal("answer-instants", raced(early))?.measured).toBe(0);
    expect(signal("answer-instants", raced([151]))).toMatchObject({ measured: 1, fired: true });
  });

  it("of a copy leaves two scanners alone who pick the digits of the same problems, and nobody who is fast", () => {
    const BOARD = ["123", "456", "789", "s0b"];
    const stepsTo = (key: string): number => {
      const row = BOARD.findIndex((keys) => keys.includes(key));
      return row + 1 + (BOARD[row]?.indexOf(key) ?? 0) + 1;
    };
    const scanned = (stepMs: number, reactionMs: number, seed: number): MathTrace => {
      const dice = seededDice(seed);
      let atMs = 0;
      const times = PROBLEMS.map(({ answer }) => {
        const steps = [...answer, "s"].reduce((sum, key) => sum + stepsTo(key), 0);
        return (atMs += Math.round(steps * stepMs + reactionMs * (0.5 + dice())));
      });
      return mathTraceOf("addition_1", PROBLEMS, answered(times));
    };
    const copyOf = (now: MathTrace, hands: Hands) =>
      mathSignalsOf({ now, earlier: [], others: [scanned(1_300, 300, 2)], hands }).find(
        ({ code }) => code === "answer-copy",
      );
    expect(copyOf(scanned(1_000, 300, 1), "usual")?.fired).toBe(true);
    expect(copyOf(scanned(1_000, 300, 1), "word-keyboard")?.fired).toBe(false);
    expect(copyOf(scanned(60, 20, 1), "word-keyboard")?.fired).toBe(true);
  });

  it("of rhythm isn't asked of who is slow", () => {
    const slow = raced([4_000, 4_100]);
    expect(slow.isUnhurried).toBe(true);
    const codes = ["answer-evenness", "answer-tail", "answer-effort", "answer-pace"] as const;
    expect(codes.map((code) => signal(code, slow, ...Array<MathTrace>(20).fill(slow))?.measured)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(signal("answer-evenness", raced([1_000, 1_050]))?.fired).toBe(true);
  });

  it("of no wrong answer counts quick races in a row", () => {
    const [quick, slow] = [raced(UNEVEN), raced([5_000])];
    const runOf = (...earlier: readonly MathTrace[]) => signal("answer-flawless", quick, ...earlier)?.measured;
    expect([runOf(), runOf(quick, quick), runOf(quick, slow, quick), runOf({ ...quick, errors: 1 }, quick)]).toEqual([
      1, 3, 2, 2,
    ]);
    const { races } = MATH_LIMITS.flawless;
    expect(signal("answer-flawless", quick, ...Array<MathTrace>(races - 2).fill(quick))?.fired).toBe(false);
    expect(signal("answer-flawless", quick, ...Array<MathTrace>(races - 1).fill(quick))?.fired).toBe(true);
  });

  it("of a leap, a pace and a growth compares races with the same kind of problems alone", () => {
    const [race, other] = [raced(UNEVEN), raced(UNEVEN, "division_1")];
    const scored = (...scores: readonly number[]) => scores.map((score) => ({ ...race, score }));
    const [twice] = scored(race.score * 2);
    const before = scored(...Array<number>(8).fill(race.score));
    expect(signal("answer-jump", twice ?? race, ...before)).toMatchObject({ measured: 2, fired: true });
    expect(signal("answer-jump", twice ?? race, ...before.slice(0, 4), other, other)?.measured).toBeNull();
    expect(signal("answer-pace", race, ...before)).toMatchObject({ measured: 0, fired: true });
    expect(signal("answer-pace", race, ...before.slice(0, 6), other)?.measured).toBeNull();
    const grown = scored(...Array.from({ length: 8 }, (_unused, at) => 40 * 1.02 ** at));
    expect(signal("answer-growth", grown[7] ?? race, ...grown.slice(0, 7))).toMatchObject({ measured: 0, fired: true });
    expect(signal("answer-growth", grown[0] ?? race, ...grown.slice(1).toReversed())?.measured).toBeNull();
    const uneven = scored(40, 44, 39, 46, 41, 47, 43, 48);
    expect(signal("answer-growth", uneven[7] ?? race, ...uneven.slice(0, 7))?.fired).toBe(false);
  });

  it("of the same start asks more of those who have typed it before green light", () => {
    const startsAt = (...starts: readonly number[]) => {
      const [now, ...before] = starts.map((startMs) => ({ ...raced(UNEVEN), startMs })).toReversed();
      return signal("answer-start", now ?? raced(UNEVEN), ...before.toReversed())?.fired;
    };
    expect(startsAt(900, 903, 901, 905, 902, 900, 904, 901)).toBe(true);
    expect(startsAt(900, 950, 901, 1_405, 902, 1_200, 904, 901)).toBe(false);
    expect(startsAt(151, 158, 153, 166, 155, 163, 150, 161)).toBe(false);
    expect(startsAt(151, 151, 151, 151, 151, 151, 151, 151)).toBe(true);
    expect(startsAt(900, 900, 900)).toBe(false);
  });

  it("of mistakes put right at once needs more than one of them", () => {
    const withFixes = (...fixesMs: readonly number[]): MathTrace => {
      const race = raced(UNEVEN);
      return { ...race, solves: race.solves.map((solve, at) => ({ ...solve, fixesMs: fixesMs.slice(at, at + 1) })) };
    };
    expect(signal("answer-fixes", withFixes(160))?.measured).toBeNull();
    expect(signal("answer-fixes", withFixes(160, 180))).toMatchObject({ measured: 1, fired: true, isConclusive: true });
    expect(signal("answer-fixes", withFixes(160, 800))?.fired).toBe(false);
    expect(signal("answer-fixes", withFixes(160, 180), withFixes(900, 900, 900))?.fired).toBe(true);
  });
});

it("problems of a kind or a sign that only another version knows can't be weighed", () => {
  expect(isWeighable(PROBLEMS)).toBe(true);
  for (const prompt of [{ kind: "fractions" }, { ...PROBLEMS[0]?.prompt, sign: "^" }]) {
    expect(isWeighable([...PROBLEMS, { prompt: prompt as never, answer: "1" }])).toBe(false);
  }
});
