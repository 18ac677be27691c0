import { PRESENCE_TIMES } from "#shared/rules/presence/times.ts";

/** How much is done so that figures are right. */
export interface Scale {
  /** Warm-up players, besides the measured ones. */
  readonly warmUp: number;
  /** Whether memory is read after the garbage is collected, which takes a while. */
  readonly settles: boolean;
  readonly idleMs: number;
  /** About what a core is meant to take, in deliveries a second; alone, and through Redis. */
  readonly burst: { readonly alone: number; readonly redis: number };
  readonly burstSeconds: number;
  /** How often friends and teams take turns. */
  readonly newsTurns: number;
  /** How long players who left count as online. */
  readonly graceMs: number;
  readonly raceJoins: number;
  readonly raceIdleMs: number;
}

export const FULL: Scale = {
  warmUp: 4_000,
  settles: true,
  idleMs: 10_000,
  burst: { alone: 60_000, redis: 40_000 },
  burstSeconds: 3,
  newsTurns: 5,
  graceMs: PRESENCE_TIMES.graceMs + 1_000,
  raceJoins: 500,
  raceIdleMs: 3_000,
};

/** Everything once and nothing for long: shows that the kit works. */
export const QUICK: Scale = {
  warmUp: 0,
  settles: false,
  idleMs: 500,
  burst: { alone: 500, redis: 500 },
  burstSeconds: 1,
  newsTurns: 1,
  graceMs: 0,
  raceJoins: 5,
  raceIdleMs: 100,
};
