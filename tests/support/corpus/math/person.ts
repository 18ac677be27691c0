import type { Dice } from "#shared/rules/chance.ts";
import type { Answer } from "#shared/rules/math/answers.ts";
import type { Problem } from "#shared/rules/math/problem.ts";

import { logNormal, normal, quirk, within, type Range } from "../draws.ts";
import { mistakeFor } from "./mistakes.ts";
import { Sheet } from "./sheet.ts";
import { thoughtMs } from "./thought.ts";

/** A kind of person at arithmetic. */
export interface Reckoner {
  /** Seeing a problem, in ms. */
  readonly see: Range;
  /** One key of the answer, Enter among them, in ms. */
  readonly key: Range;
  /** How long thinking takes, as a multiple of what adults take. */
  readonly thought: Range;
  /** How much a wait varies by itself (deviation of its logarithm). */
  readonly noise: Range;
  /** How much single facts differ for this person. */
  readonly facts: Range;
  /** Wrong answers a problem. */
  readonly slips: Range;
  /** Chance of being stuck or distracted at a problem, and for how long (ms). */
  readonly rests: Range;
  readonly restMs: Range;
  /** Chance to have typed the first answer before green light. */
  readonly early: Range;
  readonly clockMs?: number;
}

/** One person: a draw from a kind, with quirks that last. */
export interface Person {
  readonly seed: number;
  readonly seeMs: number;
  readonly keyMs: number;
  readonly thought: number;
  readonly noise: number;
  readonly facts: number;
  readonly slips: number;
  readonly rests: number;
  readonly restMs: Range;
  readonly early: number;
  readonly clockMs: number;
}

/** Between the middle and the end of a range more rarely, as skills are. */
const skill = (dice: Dice, [low, high]: Range): number => low * (high / low) ** ((dice() + dice()) / 2);

export const personFrom = (kind: Reckoner, dice: Dice): Person => ({
  seed: Math.floor(dice() * 2 ** 31),
  seeMs: skill(dice, kind.see),
  keyMs: skill(dice, kind.key),
  thought: skill(dice, kind.thought),
  noise: within(dice, kind.noise),
  facts: within(dice, kind.facts),
  slips: within(dice, kind.slips),
  rests: within(dice, kind.rests),
  restMs: kind.restMs,
  early: within(dice, kind.early),
  clockMs: kind.clockMs ?? 1,
});

/** How long this person takes for a problem, without chance. */
export function usualMs(person: Person, problem: Problem): number {
  const { seed, facts, seeMs, keyMs, thought } = person;
  const fact = Math.exp(facts * quirk(seed, problem.prompt.line + problem.answer));
  // Eyes that go from thing to thing don't get much quicker by practice.
  const practised = problem.prompt.kind === "calculation" ? thought : Math.max(thought, 0.45);
  const thinkMs = practised * fact * thoughtMs(problem.prompt, Number(problem.answer));
  return seeMs + keyMs * (problem.answer.length + 1) + thinkMs;
}

/** Solves the problems as this person does, mistakes and all. */
export function solvedBy(person: Person, problems: readonly Problem[], dice: Dice): Answer[] {
  const sheet = new Sheet(person.clockMs);
  const form = Math.exp(0.08 * normal(dice));
  let drift = 0;
  for (const [at, problem] of problems.entries()) {
    drift = 0.85 * drift + 0.06 * normal(dice);
    const rest = dice() < person.rests ? within(dice, person.restMs) : 0;
    const waitMs = logNormal(dice, usualMs(person, problem) * form * Math.exp(drift), person.noise) + rest;
    const isKnown = at === 0 && dice() < person.early;
    const firstMs = isKnown ? Math.max(150 + 17 * dice(), logNormal(dice, 260, 0.5)) : waitMs + (at === 0 ? 250 : 0);
    sheet.after(Math.max(160, firstMs), "");
    const hard = thoughtMs(problem.prompt, Number(problem.answer)) / 900;
    answer(sheet, person, problem, dice, person.slips * Math.min(2.5, 0.4 + hard));
  }
  return sheet.answers;
}

/** Gives the answer whose time stands on the sheet; a wrong one is seen, and put right. */
function answer(sheet: Sheet, person: Person, problem: Problem, dice: Dice, slips: number): void {
  const digits = dice() < slips ? mistakeFor(problem, dice) : problem.answer;
  const last = sheet.answers.pop();
  if (last) sheet.answers.push({ ...last, digits });
  if (digits === problem.answer) return;
  const isSlip = dice() < 0.4;
  const againMs = isSlip ? 0 : person.thought * thoughtMs(problem.prompt, Number(problem.answer)) * 0.7;
  const handMs = person.keyMs * (problem.answer.length + 1);
  sheet.after(logNormal(dice, 330 + person.seeMs * 0.4 + handMs + againMs, person.noise), "");
  answer(sheet, person, problem, dice, Math.min(0.3, slips * 2));
}
