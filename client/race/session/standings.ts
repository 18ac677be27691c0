import type { SeatView } from "#shared/contracts/realtime/race-state.ts";

type Seated = Pick<SeatView, "slot" | "standing">;

/** How far along the road a racer is. */
type DoneOf = (slot: number) => number;

/** Adds who has come in since, in the order of the seats where several did at once. */
export function withFinishers(order: readonly number[], seats: readonly Seated[]): readonly number[] {
  const newcomers = seats.filter(({ slot, standing }) => standing === "finished" && !order.includes(slot));
  return newcomers.length === 0 ? order : [...order, ...newcomers.map(({ slot }) => slot)];
}

/**
 * The place of a racer: at the gate the order in which they came, on the road how far each is. Who is out of the race
 * stands in nobody's way.
 *
 * @param order the finishers as they came in
 * @returns undefined while all still stand on the line
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

/** The own place from frame to frame. */
export class Standings {
  private order: readonly number[] = [];
  private shown: number | undefined;

  seat(seats: readonly Seated[]): void {
    this.order = withFinishers(this.order, seats);
  }

  /** The place now, and whether somebody was overtaken since the last look. */
  look(
    slot: number,
    seats: readonly Seated[],
    doneOf: DoneOf,
  ): { readonly place: number | undefined; readonly hasOvertaken: boolean } {
    const place = placeOf(slot, seats, this.order, doneOf);
    const hasOvertaken = place !== undefined && this.shown !== undefined && place < this.shown;
    this.shown = place;
    return { place, hasOvertaken };
  }
}
