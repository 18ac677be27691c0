import { pick, type Dice } from "#shared/rules/chance.ts";
import type { Problem } from "#shared/rules/math/problem.ts";

/** A wrong answer as people give it: mostly a neighbour, often a slip of a digit, now and then anything. */
export function mistakeFor({ prompt, answer }: Problem, dice: Dice): string {
  const right = Number(answer);
  const near = [right - 1, right + 1, right - 1, right + 1, right + 2, right - 2, right + 10, right - 10];
  const slips = [
    Number([...answer].toReversed().join("")),
    Number(answer.slice(1) || "0"),
    Number(answer + pick(dice, [...answer])),
    Number(answer.slice(0, -1) + String(Math.floor(dice() * 10))),
  ];
  const kind = dice();
  const chosen =
    kind < 0.12 ? [Math.floor(dice() * 2 * (right + 5))] : kind < 0.4 ? slips : [...near, ...ownOf(prompt)];
  const wrong = chosen.filter((number) => number >= 0 && number !== right);
  return String(pick(dice, wrong.length > 0 ? wrong : [right + 1]));
}

/** What is taken for the answer with this kind of problem. */
function ownOf(prompt: Problem["prompt"]): number[] {
  if (prompt.kind === "coins") {
    const cents = prompt.coins.reduce<number>((sum, coin) => sum + coin, 0);
    return [cents - 5, cents + 5, cents - 5, cents + 10, cents + 15, cents - 25].filter((sum) => sum > 0);
  }
  if (prompt.kind === "shapes") return [prompt.rows.flat().length];
  const { left, right, sign } = prompt;
  if (sign !== "×") return [];
  const rows = [(left - 1) * right, (left + 1) * right, left * (right - 1), left * (right + 1)];
  return [...rows, ...rows, left + right];
}
