import { beforeEach, describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";

import { withDigit, withoutLast } from "../../client/race/math/draft.ts";
import { NO_MATH, useMath } from "../../client/race/math/math-store.ts";
import { Solver } from "../../client/race/math/solver.ts";

const PROMPTS = makeProblems("addition_1", seededDice(5), 3).map(({ prompt }) => prompt);
const rightFor = (nth: number): string => {
  const prompt = PROMPTS[nth];
  if (!prompt) throw new Error(`there is no problem ${nth}`);
  return answerOf(prompt);
};
const WRONG = "999";
const NEW = { right: 0, errors: 0 };

describe("a solver", () => {
  it("judges each answer at once, and is done with the last", () => {
    const solver = new Solver(PROMPTS, NEW, 0);
    expect(solver.answer(rightFor(0), 1_000)).toBe("right");
    expect(solver.answer(WRONG, 2_000)).toBe("wrong");
    expect(solver.answer(rightFor(1), 3_000)).toBe("right");
    expect(solver.answer(rightFor(2), 4_000)).toBe("done");
    expect(solver.answer(rightFor(2), 5_000)).toBe("ignored");
    expect([solver.right, solver.errors]).toEqual([3, 1]);
    expect(solver.given).toEqual([
      { atMs: 1_000, text: rightFor(0), nth: 0, isRight: true },
      { atMs: 2_000, text: WRONG, nth: 1, isRight: false },
      { atMs: 3_000, text: rightFor(1), nth: 1, isRight: true },
      { atMs: 4_000, text: rightFor(2), nth: 2, isRight: true },
    ]);
  });

  it("gives nothing that the server would refuse: no number, or too soon after green light or the answer before", () => {
    const solver = new Solver(PROMPTS, NEW, 0);
    for (const text of ["", "seven", "1 2"]) expect(solver.answer(text, 1_000)).toBe("ignored");
    expect(solver.answer(rightFor(0), 149)).toBe("ignored");
    expect(solver.answer(rightFor(0), 150)).toBe("right");
    expect(solver.answer(rightFor(1), 299)).toBe("ignored");
    expect(solver.answer(rightFor(1), 300)).toBe("right");
    expect([solver.given.length, solver.errors]).toEqual([2, 0]);
  });

  it("sends each answer once, and after a drop again what the server hasn't got", () => {
    const solver = new Solver(PROMPTS, { right: 1, errors: 4 }, 5);
    expect(solver.nextBatch()).toBeUndefined();
    solver.answer(WRONG, 1_000);
    solver.answer(rightFor(1), 2_000);
    const both = { from: 5, at: [1_000, 2_000], texts: [WRONG, rightFor(1)] };
    expect([solver.nextBatch(), solver.nextBatch()]).toEqual([both, undefined]);
    solver.resendFrom(6);
    expect(solver.nextBatch()).toEqual({ from: 6, at: [2_000], texts: [rightFor(1)] });
    solver.resendFrom(2);
    expect(solver.nextBatch()).toEqual(both);
    solver.resendFrom(9);
    expect(solver.nextBatch()).toBeUndefined();
    solver.answer(rightFor(2), 3_000);
    expect(solver.nextBatch()).toEqual({ from: 7, at: [3_000], texts: [rightFor(2)] });
  });

  it("takes the server's count once that has every answer, and not before", () => {
    const solver = new Solver(PROMPTS, NEW, 0);
    solver.answer(rightFor(0), 1_000);
    solver.answer(rightFor(1), 2_000);
    solver.settle({ slot: 0, typed: 1, errors: 0, received: 1 });
    expect([solver.right, solver.errors]).toEqual([2, 0]);
    solver.settle({ slot: 0, typed: 1, errors: 1, received: 2 });
    expect([solver.right, solver.errors]).toEqual([1, 1]);
    const resumed = new Solver(PROMPTS, { right: 1, errors: 4 }, 5);
    resumed.answer(rightFor(1), 1_000);
    resumed.settle({ slot: 0, typed: 1, errors: 4, received: 5 });
    expect(resumed.right).toBe(2);
  });
});

describe("the answer box", () => {
  beforeEach(() => useMath.setState(NO_MATH, true));

  it("takes a digit behind what is in it, and the last one away", () => {
    useMath.setState({ draft: "12", isWrong: false });
    expect([withDigit("3"), withoutLast()]).toEqual(["123", "1"]);
  });

  it("begins anew after a wrong answer", () => {
    useMath.setState({ draft: "12", isWrong: true });
    expect([withDigit("3"), withoutLast()]).toEqual(["3", ""]);
  });
});
