import type { Site } from "../../content/site.ts";
import { days, minutes, type Stamp } from "../../units.ts";
import { wpmOf } from "../race/speed.ts";

/** Bounds of what one call says was practised. */
export const PRACTISED = {
  mostRounds: 60,
  longestAgo: days(60),
  longestRound: minutes(20),
  mostDone: 2_000,
  mostReviews: 40,
} as const;

/** Faster than anybody types or calculates: such a round counts for nothing. */
const FASTEST = { type: 350, math: 240 };
/** A round ends so long before the server hears of it, by clocks that differ. */
const LENIENT_S = 60;

interface Round {
  readonly agoMs: number;
  readonly elapsedMs: number;
  readonly done: number;
}

/** A round, and when it ended. */
export type Dated<R extends Round> = R & { readonly endedStamp: Stamp };

interface Span {
  readonly startedStamp: Stamp;
  readonly endsStamp: Stamp;
}

/**
 * The rounds that may count, in the order in which they ended: within the two weeks, at a speed that hands have, and together no longer
 * than there was time.
 *
 * @param practisedMs what has counted until now
 */
export function countable<R extends Round>(
  rounds: readonly R[],
  site: Site,
  { startedStamp, endsStamp }: Span,
  practisedMs: number,
  now: Stamp,
): readonly Dated<R>[] {
  const dated = rounds.map((round): Dated<R> => ({
    ...round,
    // A clock that was set meanwhile moves it to the start, and no further.
    endedStamp: Math.max(startedStamp, Math.min(now, Math.round(now - round.agoMs / 1_000))) as Stamp,
  }));
  let leftMs = (now - startedStamp + LENIENT_S) * 1_000 - practisedMs;
  return dated
    .toSorted((one, other) => other.agoMs - one.agoMs || one.elapsedMs - other.elapsedMs || one.done - other.done)
    .filter(({ endedStamp, elapsedMs, done }) => {
      const isWithin = endedStamp < endsStamp && elapsedMs <= leftMs;
      const speed = site === "type" ? wpmOf(done, elapsedMs) : (done * 60_000) / elapsedMs;
      if (!isWithin || !(speed > 0 && speed <= FASTEST[site])) return false;
      leftMs -= elapsedMs;
      return true;
    });
}
