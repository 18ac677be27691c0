import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";

/** Seats that a room gives for its races, each to the page as soon as it waits for one. */
export class SeatCalls {
  readonly #show: (isCalled: boolean) => void;
  #called: SeatReservation | undefined;
  #take: ((seat: SeatReservation) => void) | undefined;

  /** @param show whether a race has begun with this racer, who is not at the start line yet */
  constructor(show: (isCalled: boolean) => void) {
    this.#show = show;
  }

  /** Whether the page waits for a seat: one that resumed its race does not. */
  get isAwaited(): boolean {
    return this.#take !== undefined;
  }

  call(seat: SeatReservation): void {
    const take = this.#take;
    this.#take = undefined;
    if (take) return take(seat);
    this.#called = seat;
    this.#show(true);
  }

  /** This player's seat in the next race. */
  next(signal: AbortSignal): Promise<SeatReservation> {
    this.#show(false);
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => {
        this.#take = undefined;
        reject(new DOMException("The room was left.", "AbortError"));
      });
      const called = this.#called;
      this.#called = undefined;
      if (called) resolve(called);
      else this.#take = resolve;
    });
  }
}
