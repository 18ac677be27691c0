import { sentenceFor } from "./trouble-sentence.ts";
import { seatAgain } from "./way-back.ts";

/** What a player sees of a line that is mended. */
export interface MendView {
  readonly isAway?: boolean;
  /** The seat is gone with the race's server. */
  readonly isLost?: boolean;
  readonly stage?: "trouble";
  readonly trouble?: string;
}

/**
 * Gets the seat again whose line was closed, and shows how that goes.
 *
 * @param code what the line was closed with
 * @returns the new line; undefined when the race is lost, or nobody answered in time
 */
export async function mendLine<Line>(
  code: number,
  toSeat: () => Promise<Line>,
  show: (view: MendView) => void,
  signal: AbortSignal,
): Promise<Line | undefined> {
  show({ isAway: true });
  try {
    const line = await seatAgain(code, toSeat, signal, Math.random);
    if (!signal.aborted) show({ isAway: false, isLost: line === undefined });
    return line;
  } catch (problem) {
    if (!signal.aborted) show({ stage: "trouble", trouble: sentenceFor(problem) });
    return undefined;
  }
}
