/** A source of randomness: each call gives a number from 0 (included) to 1 (excluded). */
export type Dice = () => number;

/** A seeded generator (mulberry32), for bots, previews and tests. */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const between = (dice: Dice, low: number, high: number): number => low + (high - low) * dice();

export function pick<T>(dice: Dice, from: readonly T[]): T {
  const picked = from[Math.floor(dice() * from.length)];
  if (picked === undefined) throw new RangeError("cannot pick from an empty list");
  return picked;
}
