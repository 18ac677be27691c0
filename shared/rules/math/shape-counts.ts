import { SHAPE_NAMES, SHAPES, type ShapeName } from "../../content/lessons/shapes.ts";
import { pick, type Dice } from "../chance.ts";
import type { Candidate } from "./candidate.ts";
import { range, shuffled } from "./lists.ts";
import type { Problem } from "./problem.ts";

/** `count` of a shape, with some of another kind among them. */
interface Plan {
  readonly shape: ShapeName;
  readonly count: number;
  readonly others: number;
}

const ALONE = { least: 2, most: 20 };
const AMONG_OTHERS = { least: 5, most: 15, others: [3, 5, 7] };
const ROW_LENGTHS = [4, 5, 6];

/** 2 to 20 of a kind, alone or with some of another kind among them. */
export const shapeCounts = (): readonly Candidate[] =>
  plans().map((plan) => ({
    effort: plan.count + plan.others * 1.5,
    answer: String(plan.count),
    make: (dice) => problem(plan, dice),
  }));

const plans = (): readonly Plan[] =>
  SHAPE_NAMES.flatMap((shape) => [
    ...range(ALONE.least, ALONE.most).map((count): Plan => ({ shape, count, others: 0 })),
    ...AMONG_OTHERS.others.flatMap((others) =>
      range(AMONG_OTHERS.least, AMONG_OTHERS.most).map((count): Plan => ({ shape, count, others })),
    ),
  ]);

function problem({ shape, count, others }: Plan, dice: Dice): Problem {
  const perRow = pick(dice, ROW_LENGTHS);
  const other = pick(
    dice,
    SHAPE_NAMES.filter((name) => name !== shape),
  );
  const all = [...Array.from({ length: count }, () => shape), ...Array.from({ length: others }, () => other)];
  const mixed = others === 0 ? all : shuffled(all, dice);
  const rows = Array.from({ length: Math.ceil(mixed.length / perRow) }, (_, row) =>
    mixed.slice(row * perRow, (row + 1) * perRow),
  );
  const line = `How many ${SHAPES[shape].many}?`;
  const spoken = rows.map((row, at) => `Row ${at + 1}: ${row.map((name) => SHAPES[name].one).join(", ")}.`);
  return {
    prompt: { kind: "shapes", shape, rows, line, sentence: `${line} ${spoken.join(" ")}` },
    answer: String(count),
  };
}
