import { comingBack, unlessGone } from "./kept-seat.ts";
import type { RaceTrouble } from "./race-trouble.ts";
import { keepTrying, PATIENTLY, seatAgain, type Clock, type Trying } from "./reconnect.ts";
import { troubleFor } from "./trouble-sentence.ts";

/** What a player sees of the line to the own seat. */
export interface SeatView {
  readonly isAway?: boolean;
  /** The seat is gone with the race's server. */
  readonly isLost?: boolean;
  readonly stage?: "trouble";
  readonly trouble?: RaceTrouble;
}

/** The ways to a seat. */
interface Ways<Line> {
  /** To the own seat, whose line was lost. @throws with the code 410 when it is gone */
  readonly again: (reconnectionToken: string, signal: AbortSignal) => Promise<Line>;
  readonly show: (view: SeatView) => void;
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** The page's, unless another one is given. */
  readonly clock?: Clock;
}

/** The line to the own seat in a race: found, taken up after a reload, and mended when it breaks. */
export class SeatLine<Line extends { readonly reconnectionToken: string }> {
  line: Line | undefined;
  private readonly ways: Ways<Line>;

  constructor(ways: Ways<Line>) {
    this.ways = ways;
  }

  /** Takes up the seat that the page before has left, if it is still kept. */
  async resume(reconnectionToken: string): Promise<Line | undefined> {
    const { again, signal } = this.ways;
    this.line = await unlessGone(again(reconnectionToken, signal));
    return this.line;
  }

  /**
   * Finds a seat in a new race. What stands in the way is shown, and tried again by itself where it may pass. On a first
   * visit it is shown at once: a network may block live connections.
   *
   * @returns undefined when there is no way, or nobody waits for it any more
   */
  async find(toSeat: () => Promise<Line>, isAfterLoss: boolean): Promise<Line | undefined> {
    const { signal } = this.ways;
    this.line = await this.tried(isAfterLoss ? {} : { forMs: 0 }, (trying) =>
      keepTrying(toSeat, signal, Math.random, trying),
    );
    return this.line;
  }

  /**
   * Gets the seat again whose line was closed, and shows how that goes.
   *
   * @param code what the line was closed with
   */
  async mend(code: number): Promise<void> {
    const { again, show, signal } = this.ways;
    if (!this.line || signal.aborted) return;
    const { reconnectionToken } = this.line;
    const toSeat = (): Promise<Line> => again(reconnectionToken, signal);
    show({ isAway: true });
    const found = await comingBack(
      this.tried({}, async (trying) => ({ line: await seatAgain(code, toSeat, signal, Math.random, trying) })),
    );
    this.line = found?.line;
    if (found && !signal.aborted) show({ isAway: false, isLost: found.line === undefined });
  }

  /** Tries a way for a while, and then, with a word about what is wrong, for as long as it may help. */
  private async tried<T>(first: Trying, way: (trying: Trying) => Promise<T>): Promise<T | undefined> {
    const { clock, signal } = this.ways;
    for (const trying of [first, PATIENTLY]) {
      try {
        return await way({ ...trying, ...(clock && { clock }) });
      } catch (problem) {
        if (signal.aborted) return undefined;
        const trouble = troubleFor(problem);
        this.ways.show({ stage: "trouble", trouble });
        if (!trouble.mayPass) return undefined;
      }
    }
    return undefined;
  }
}
