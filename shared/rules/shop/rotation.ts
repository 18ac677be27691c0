import { RARITIES, type Rarity } from "../../content/cars/car.ts";
import { seededDice } from "../chance.ts";
import { shuffled } from "../math/lists.ts";

/** How many seats of a round belong to each rarity. */
export type Seats = Readonly<Record<Rarity, number>>;

/** A seat of a round: its rarity, and the how manieth of this rarity it is. */
interface Seat {
  readonly rarity: Rarity;
  readonly nth: number;
}

/** The seats of a round in their order, those of each rarity as evenly spread as can be. */
export function seatsOf(seats: Seats): readonly Seat[] {
  const spread = RARITIES.flatMap((rarity) =>
    Array.from({ length: seats[rarity] }, (_, nth) => ({ rarity, nth, at: (nth + 0.5) / seats[rarity] })),
  );
  return spread.toSorted((one, other) => one.at - other.at).map(({ rarity, nth }) => ({ rarity, nth }));
}

/** Things of one rarity, in the order in which they have their turn. */
export interface Shelf<T> {
  readonly things: readonly T[];
  /** So many neighbours change places among each other from one turn to the next. */
  readonly mixed: number;
  readonly seed: number;
}

/**
 * A shelf whose things have their turn one after the other.
 *
 * @param least seats of this rarity, at least, between two turns of one thing
 */
export const shelfOf = <T>(things: readonly T[], least: number, seed: number): Shelf<T> => ({
  things: shuffled(things, seededDice(seed)),
  mixed: Math.max(1, things.length - least + 1),
  seed,
});

/** The thing whose turn it is. @param nth counted from the first seat of all time */
export function turnOf<T>({ things, mixed, seed }: Shelf<T>, nth: number): T {
  const turn = Math.floor(nth / things.length);
  const at = nth % things.length;
  const from = at - (at % mixed);
  const dice = seededDice(seed + 7_919 * (turn + 1) + from);
  const thing = shuffled(things.slice(from, from + mixed), dice)[at - from];
  if (thing === undefined) throw new RangeError("nothing is on this shelf");
  return thing;
}
