import { between, type Dice } from "#shared/rules/chance.ts";

/** A draw from the bell curve, mean 0 and deviation 1. */
export const normal = (dice: Dice): number => Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());

/** A draw with this median; `spread` is the deviation of its logarithm. */
export const logNormal = (dice: Dice, median: number, spread: number): number =>
  median * Math.exp(spread * normal(dice));

export type Range = readonly [low: number, high: number];

export const within = (dice: Dice, [low, high]: Range): number => between(dice, low, high);

/** A lasting quirk of one person: the same number from -1 to 1 for the same words, whenever asked. */
export function quirk(seed: number, of: string): number {
  let mixed = seed >>> 0;
  for (let i = 0; i < of.length; i++) mixed = Math.imul(mixed ^ of.charCodeAt(i), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2_147_483_648 - 1;
}
