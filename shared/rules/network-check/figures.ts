/** The middle of some values; undefined of none. */
export const median = (values: readonly number[]): number | undefined => quantile(values, 0.5);

/** The value below which a share of the values lie, the nearest that there is; undefined of none. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
}

export interface Delay {
  readonly medianMs: number;
  /** Nineteen of twenty are quicker. */
  readonly p95Ms: number;
  /** How much slower that is than the usual. */
  readonly jitterMs: number;
}

/** What ways there and back say; undefined where none came back. */
export function delayOf(roundTripsMs: readonly number[]): Delay | undefined {
  const [medianMs, p95Ms] = [median(roundTripsMs), quantile(roundTripsMs, 0.95)];
  return medianMs === undefined || p95Ms === undefined
    ? undefined
    : { medianMs, p95Ms, jitterMs: Math.max(0, p95Ms - medianMs) };
}

/** An answer with the server's whole second, and between which moments of this computer's clock it was made. */
export interface DatedAnswer {
  readonly sentMs: number;
  readonly receivedMs: number;
  readonly dateMs: number;
}

const SECOND_MS = 1_000;

/**
 * By how much this computer's clock is ahead of the server's, as well as the answers tell: each leaves a span in which it
 * lies, and it lies in all of them.
 */
export function clockAhead(
  answers: readonly DatedAnswer[],
): { readonly aheadMs: number; readonly unsureMs: number } | undefined {
  const spans = answers.map(({ sentMs, receivedMs, dateMs }) => ({
    from: sentMs - dateMs - SECOND_MS,
    to: receivedMs - dateMs,
  }));
  if (spans.length === 0) return undefined;
  const from = Math.max(...spans.map((span) => span.from));
  const to = Math.min(...spans.map((span) => span.to));
  const [low, high] = from <= to ? [from, to] : [to, from];
  return { aheadMs: (low + high) / 2, unsureMs: (high - low) / 2 };
}
