import { ms, seconds } from "../../units.ts";

/**
 * How bots settle to newcomers, whose pace nobody knew when the race was made. It happens in the first seconds only, so
 * that the rest of the race is open.
 */
export const SETTLING = {
  /** When bots look at the newcomers. A look that comes later than `untilMs` is left out. */
  looksMs: [3_000, 5_000, 7_000, 9_000].map(ms),
  untilMs: seconds(10),
  /** How much of the way a bot turns at a look, as a power of the ratio. */
  share: 0.6,
  /** A bot that would be in within this share of the newcomers' time keeps its pace. */
  near: { low: 0.93, high: 1.12 },
  /** When the others want to be in, as shares of the newcomers' time: the fastest bot and the slowest. */
  in: { first: 0.88, last: 1.18 },
  /** No bot turns to less or more than this share of the newcomers' pace. */
  pace: { low: 0.65, high: 1.35 },
} as const;

/** What a racer has done so far: characters or right answers, and the offset of the newest. */
export interface Done {
  readonly done: number;
  readonly fairMs: number;
}

/** How much newcomers do in a minute, on average. Undefined before any of them has begun. */
export function newcomersPace(newcomers: readonly Done[], nowMs: number): number | undefined {
  const paces = newcomers
    .filter(({ done }) => done > 0)
    .map(({ done, fairMs }) => (done * 60_000) / Math.max(fairMs, nowMs / 2));
  return paces.length === 0 ? undefined : paces.reduce((sum, pace) => sum + pace) / paces.length;
}

/** The look that is due: its number, or undefined. */
export function dueLook(looks: number, nowMs: number): number | undefined {
  const next = SETTLING.looksMs.findLastIndex((atMs) => atMs <= nowMs);
  return next >= looks && nowMs <= SETTLING.untilMs ? next : undefined;
}

/** A bot as far as settling goes. */
export interface Settler {
  /** From 0 for the slowest bot of the race to 1 for the fastest. */
  readonly rank: number;
  /** All steps of it, and those that are left. */
  readonly total: number;
  readonly left: number;
  /** When it would be in. */
  readonly lastMs: number;
}

/**
 * How many times as long a bot takes for what is left, after a look.
 *
 * @param newcomers what they do in a minute
 */
export function stretchOf({ rank, total, left, lastMs }: Settler, newcomers: number, nowMs: number): number {
  const { near, in: between, pace, share } = SETTLING;
  const theirsMs = (total * 60_000) / newcomers;
  const leftMs = lastMs - nowMs;
  if (leftMs <= 0 || (lastMs >= theirsMs * near.low && lastMs <= theirsMs * near.high)) return 1;
  const wantedMs = theirsMs * (between.last + (between.first - between.last) * rank) - nowMs;
  const alikeMs = (left * 60_000) / newcomers;
  const boundMs = Math.min(Math.max(wantedMs, alikeMs / pace.high), alikeMs / pace.low);
  return (boundMs / leftMs) ** share;
}

interface Step {
  readonly atMs: number;
}

/**
 * The remaining steps, so many times as slow from now on.
 *
 * @param leastMs no step follows another sooner
 */
export function stretched<S extends Step>(steps: readonly S[], nowMs: number, times: number, leastMs: number): S[] {
  let beforeMs = Math.ceil(nowMs);
  return steps.map((step) => {
    const atMs = Math.max(Math.round(nowMs + (step.atMs - nowMs) * times), beforeMs + leastMs);
    beforeMs = atMs;
    return { ...step, atMs };
  });
}
