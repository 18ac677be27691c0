import type { IdleWarning } from "#shared/contracts/realtime/race.ts";

/** When the race ends for who stands still, on `performance.now()`. */
export const idleUntil = ({ secondsLeft }: IdleWarning): number => performance.now() + secondsLeft * 1_000;
