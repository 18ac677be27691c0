import type { Problem } from "../../math/problem.ts";

/** A count or a sum that is off by so much is a slip of counting. */
const COUNT_SLIP = 2;

/**
 * Whether a wrong answer is one that people give: off by one or two or by a ten, another row or column of the table, another
 * operation, coins taken for one another, or a slip of a digit. Nine in ten errors of adults are among these (Campbell and
 * Graham 1985).
 */
export function isNearMiss({ prompt, answer }: Problem, digits: string): boolean {
  const given = Number(digits);
  const off = Math.abs(given - Number(answer));
  if (off <= COUNT_SLIP || off === 10 || isSlip(answer, digits)) return true;
  if (prompt.kind === "shapes")
    return given === prompt.rows.flat().length || given === prompt.rows.flat().length - Number(answer);
  if (prompt.kind === "coins") return [5, 15, 20, 25, 4, 9, 24].includes(off);
  return neighboursOf(prompt.left, prompt.sign, prompt.right).includes(given);
}

/** One digit missing, doubled or another, or two swapped. */
function isSlip(right: string, given: string): boolean {
  if (Math.abs(right.length - given.length) > 1) return false;
  const [short, long] = right.length <= given.length ? [right, given] : [given, right];
  if (short.length < long.length) {
    return [...long].some((_digit, at) => long.slice(0, at) + long.slice(at + 1) === short);
  }
  const differing = [...right].filter((digit, at) => digit !== given[at]).length;
  return (right.length > 1 && differing === 1) || [...right].toReversed().join("") === given;
}

const NEIGHBOURS = [-2, -1, 1, 2];

function neighboursOf(left: number, sign: string, right: number): number[] {
  const others = [left + right, Math.abs(left - right), left * right, left, right];
  if (sign === "×") {
    return [...others, ...NEIGHBOURS.flatMap((by) => [(left + by) * right, left * (right + by)])];
  }
  return others;
}
