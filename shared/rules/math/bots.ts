import { between, pick, type Dice } from "../chance.ts";
import type { Problem } from "./problem.ts";

/** A planned answer of a bot. */
export interface BotAnswer {
  readonly atMs: number;
  readonly text: string;
}

const SLIP_CHANCE = 0.06;
const AFTER_SLIP_MS = { min: 700, max: 1_600 };
/** The minimum time between a bot's answers: reading alone takes that long. */
const LEAST_WAIT_MS = 450;

/**
 * Plans every answer of a bot: slower on harder problems, with a varying pace, and sometimes wrong at first. About
 * `score` right answers a minute overall.
 */
export function botAnswers(problems: readonly Problem[], score: number, dice: Dice): readonly BotAnswer[] {
  const meanMs = 60_000 / score;
  const weights = problems.map((problem) => weightOf(problem) * between(dice, 0.6, 1.4));
  const scale = (meanMs * problems.length) / weights.reduce((sum, weight) => sum + weight, 0);
  const drift = between(dice, 0, Math.PI * 2);
  const answers: BotAnswer[] = [];
  let atMs = 0;
  for (const [index, { answer }] of problems.entries()) {
    atMs += Math.max(LEAST_WAIT_MS, (weights[index] ?? 0) * scale * (1 + 0.12 * Math.sin(drift + index / 4)));
    if (dice() < SLIP_CHANCE) {
      answers.push({ atMs: Math.round(atMs), text: slipFor(Number(answer), dice) });
      atMs += between(dice, AFTER_SLIP_MS.min, AFTER_SLIP_MS.max);
    }
    answers.push({ atMs: Math.round(atMs), text: answer });
  }
  return answers;
}

/** The relative effort of a problem: what there is to read, and what is to be carried. */
function weightOf({ prompt, answer }: Problem): number {
  if (prompt.kind === "shapes") return 5 + prompt.rows.flat().length;
  if (prompt.kind === "coins") return 4 + prompt.coins.length * 2;
  return 4 + Math.log2(prompt.left + prompt.right + Number(answer));
}

/** A typical wrong answer: off by one or ten, or with swapped digits. */
function slipFor(answer: number, dice: Dice): string {
  const swapped = Number(String(answer).split("").toReversed().join(""));
  const near = [answer - 1, answer + 1, answer + 10, answer - 10, swapped];
  return String(
    pick(
      dice,
      near.filter((slip) => slip > 0 && slip !== answer),
    ),
  );
}
