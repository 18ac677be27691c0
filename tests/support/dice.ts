import { seededDice, type Dice } from "#shared/rules/chance.ts";

/** What decides all chance of a run: `REDLINE_TEST_SEED=7 npm test` lets the same fall as another run with 7. */
export const RUN_SEED = Number(process.env.REDLINE_TEST_SEED ?? 1);
if (!Number.isInteger(RUN_SEED)) throw new Error("REDLINE_TEST_SEED has to be a whole number.");

/** Dice of a test, or of a part of one: each name has others in each run. */
export function diceOf(name: string): Dice {
  let seed = RUN_SEED;
  for (const character of name) seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return seededDice(seed);
}

/** In any order. */
export function shuffled<T>(things: readonly T[], dice: Dice): T[] {
  return things
    .map((thing) => [dice(), thing] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, thing]) => thing);
}
