import type { Dice } from "../chance.ts";

/** Both ends included. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A shuffled copy. */
export function shuffled<T>(things: readonly T[], dice: Dice): T[] {
  const left = [...things];
  return things.map(() => left.splice(Math.floor(dice() * left.length), 1)[0] as T);
}
