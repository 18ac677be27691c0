import type { Dice } from "../chance.ts";
import { factOf } from "../key-costs/reckoned.ts";
import { calculation } from "../math/calculations.ts";
import type { Problem, Sign } from "../math/problem.ts";

const RESULTS: Readonly<Record<Sign, (left: number, right: number) => number>> = {
  "+": (left, right) => left + right,
  "−": (left, right) => left - right,
  "×": (left, right) => left * right,
  "÷": (left, right) => left / right,
};

/** A fact as a problem to solve, either way round where both are one fact; undefined for what is none. */
export function problemOf(fact: string, dice: Dice): Problem | undefined {
  const [, first, sign, second] = /^(\d{1,3}) ([+−×÷]) (\d{1,3})$/.exec(fact) ?? [];
  if (!isSign(sign)) return undefined;
  const [left, right] = [Number(first), Number(second)];
  const isTurned = (sign === "+" || sign === "×") && dice() < 0.5;
  const answer = RESULTS[sign](left, right);
  if (!Number.isSafeInteger(answer) || answer < 0) return undefined;
  const problem = isTurned ? calculation(right, sign, left, answer) : calculation(left, sign, right, answer);
  return factOf(problem) === fact ? problem : undefined;
}

const isSign = (sign: string | undefined): sign is Sign => sign !== undefined && sign in RESULTS;
