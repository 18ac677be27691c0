import { after, days, type Stamp } from "../../units.ts";
import type { GoldRecord } from "./renewal.ts";

const DAY_SECONDS = 86_400;

/** Gold that was given at a moment and not taken back. */
export interface GoldSpan {
  readonly reference: string;
  /** null: for life. */
  readonly days: number | null;
  readonly stamp: Stamp;
}

/** One after the other: each begins when the one before ends, or when it comes. */
const inOrder = (spans: readonly GoldSpan[]): readonly GoldSpan[] =>
  spans.toSorted((one, other) => one.stamp - other.stamp || (one.reference < other.reference ? -1 : 1));

/** When each span with an end runs, in their order. */
function runsOf(spans: readonly GoldSpan[]): readonly { reference: string; from: Stamp; until: Stamp }[] {
  let end = 0 as Stamp;
  return inOrder(spans).flatMap(({ reference, days: count, stamp }) => {
    if (count === null) return [];
    const from = end > stamp ? end : stamp;
    end = after(from, days(count));
    return { reference, from, until: end };
  });
}

/**
 * What an account's gold is by its spans.
 *
 * @param lastRevoked when something was taken back last: gold of which nothing is left has ended then
 * @source rules What is given and taken: Refunds
 */
export function goldFrom(spans: readonly GoldSpan[], lastRevoked: Stamp | null = null): GoldRecord {
  if (spans.some((span) => span.days === null)) return { membership: "gold", goldUntil: null };
  const until = runsOf(spans).at(-1)?.until;
  return until === undefined
    ? { membership: "basic", goldUntil: lastRevoked }
    : { membership: "gold", goldUntil: until };
}

/** When a span with an end is over; undefined for one that isn't there, or is for life. */
export const endOfSpan = (spans: readonly GoldSpan[], reference: string): Stamp | undefined =>
  runsOf(spans).find((each) => each.reference === reference)?.until;

/** Days of a span that have begun. One for life begins as it comes. */
export function usedDays(spans: readonly GoldSpan[], reference: string, now: Stamp): number {
  const forLife = spans.find((each) => each.reference === reference && each.days === null);
  if (forLife) return Math.max(0, Math.ceil((now - forLife.stamp) / DAY_SECONDS));
  const run = runsOf(spans).find((each) => each.reference === reference);
  if (run === undefined || now <= run.from) return 0;
  return Math.ceil((Math.min(now, run.until) - run.from) / DAY_SECONDS);
}
