import type { SeatView } from "#shared/contracts/realtime/race-state.ts";

type Seated = Pick<SeatView, "slot" | "standing">;

/** A racer's progress along the road. */
type DoneOf = (slot: number) => number;

/** Adds new finishers, in seat order if several finished at once. */
export function withFinishers(order: readonly number[], seats: readonly Seated[]): readonly number[] {
  const newcomers = seats.filter(({ slot, standing }) => standing === "finished" && !order.includes(slot));
  return newcomers.length === 0 ? order : [...order, ...newcomers.map(({ slot }) => slot)];
}

/**
 * The place of a racer: by order of finish, then by progress. Racers who are out count for nobody.
 *
 * @param order the finishers in order
 * @returns undefined while all are at the start line
 */
export function placeOf(
  slot: number,
  seats: readonly Seated[],
  order: readonly number[],
  doneOf: DoneOf,
): number | undefined {
  const nth = order.indexOf(slot);
  if (nth !== -1) return nth + 1;
  if (seats.every((seat) => doneOf(seat.slot) === 0)) return undefined;
  const own = doneOf(slot);
  const isAhead = (seat: Seated): boolean => seat.standing === "racing" && doneOf(seat.slot) > own;
  return 1 + order.length + seats.filter((seat) => seat.slot !== slot && isAhead(seat)).length;
}

/** This player's place from frame to frame. */
export class Standings {
  #order: readonly number[] = [];
  #shown: number | undefined;

  seat(seats: readonly Seated[]): void {
    this.#order = withFinishers(this.#order, seats);
  }

  /** The current place, and whether somebody was overtaken since the last call. */
  look(
    slot: number,
    seats: readonly Seated[],
    doneOf: DoneOf,
  ): { readonly place: number | undefined; readonly hasOvertaken: boolean } {
    const place = placeOf(slot, seats, this.#order, doneOf);
    const hasOvertaken = place !== undefined && this.#shown !== undefined && place < this.#shown;
    this.#shown = place;
    return { place, hasOvertaken };
  }
}
